import { fillFieldName, type Product } from '#contract/domain/fillProduct.ts';

/** By schema and product: what is compiled from one schema is compiled once, however many servers a process has. */
const filled = new WeakMap<object, Map<string, object>>();

const fillIn = <T>(schema: T, product: Product): T => {
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

/** Fills `{product}` in the field names of a schema: in its `properties` and in its `required` list. */
export const fillSchema = <T extends object>(schema: T, product: Product): T => {
  const key = `${product.slug} ${product.name}`;
  const byProduct = filled.get(schema) ?? new Map<string, object>();
  filled.set(schema, byProduct);
  const made = byProduct.get(key) ?? fillIn(schema, product);
  byProduct.set(key, made);
  return made as T;
};
