import { asText } from '#contract/domain/texts/asText.ts';
import { titleOf } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words of a value that are worth a line: names with values, entries side by side. */
export const shapeWords = (schema: JsonSchema, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value
      .map((one: unknown, index) => {
        const words = shapeWords(schema.prefixItems?.[index] ?? schema.items ?? {}, one);
        return typeof one === 'object' && one !== null ? `(${words})` : words;
      })
      .join(', ');
  if (!isRecord(value)) return asText(value);
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      const part = schema.properties?.[name] ?? {};
      const words = shapeWords(part, inner);
      if (words === '') return [];
      const isNested = typeof inner === 'object';
      return [`${nameOf(name, schema)}: ${isNested ? `(${words})` : words}`];
    })
    .join('; ');
};

/** What a name in a value is called: its title, or itself where it was chosen by a person. */
export const nameOf = (name: string, schema: JsonSchema): string => {
  const branches = [
    schema,
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  const part = branches.find(one => one.properties && Object.hasOwn(one.properties, name));
  return part?.properties?.[name] ? titleOf(name, part.properties[name]).en : name;
};
