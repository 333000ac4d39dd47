import { fillFieldName, type Product } from '#contract/domain/fillProduct.ts';

/** Fills `{product}` in the field names of a schema: in its `properties` and in its `required` list. */
export const fillSchema = <T>(schema: T, product: Product): T => {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.includes('{product}') ? fillFieldName(value, product) : value;
    }
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [fill(key) as string, fill(inner)]),
    );
  };
  return fill(schema) as T;
};
