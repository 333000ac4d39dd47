import { enumerations } from '#contract/domain/enumerations.ts';
import { fillProduct, type Product } from '#contract/domain/fillProduct.ts';
import type { Option } from '#contract/model/types.ts';
import type { Schema } from './Schema.ts';

/** Apart from records: a screen may be called `roles`. */
const nameOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Choice`;

const choices = (values: readonly { id: unknown; label: string }[]): Schema => ({
  oneOf: values.map(({ id, label }) => ({ const: id, title: label })),
});

/** The enumerations of the product, such as statuses, types and roles: each value with what people read. */
export const enumerationSchemas = (product: Product): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(enumerations).map(([name, values]) => [
      nameOf(name),
      choices(values.map(({ id, label }) => ({ id, label: fillProduct(label, product) }))),
    ]),
  );

/** The enumeration that has the values and the words of a field's options, and no others. */
export const enumerationOf = (options: readonly Option[]): string | undefined => {
  if (options.length === 0) return undefined;
  const wanted = JSON.stringify(options.map(({ value, label }) => [value, label.en]));
  const found = Object.entries(enumerations).find(
    ([, values]) => JSON.stringify(values.map(({ id, label }) => [id, label])) === wanted,
  );
  return found && nameOf(found[0]);
};
