import { asText } from '#contract/domain/texts/asText.ts';
import { titleOf } from '#contract/model/complete/completeField.ts';
import { inPlace } from '#contract/model/schemaAt.ts';
import type { JsonSchema, Text } from '#contract/model/types.ts';

type Definitions = JsonSchema['$defs'];

/** A text in the language of the page. */
type Say = (text: Text) => string;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words of a value that are worth a line: names with values, entries side by side. */
export const shapeWords = (
  written: JsonSchema,
  value: unknown,
  say: Say,
  $defs: Definitions = written.$defs,
): string => {
  const schema = inPlace(written, $defs);
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value
      .map((one: unknown, index) => {
        const words = shapeWords(
          schema.prefixItems?.[index] ?? schema.items ?? {},
          one,
          say,
          $defs,
        );
        return typeof one === 'object' && one !== null ? `(${words})` : words;
      })
      .join(', ');
  if (!isRecord(value)) return asText(value);
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      const words = shapeWords(partAt(schema, name, $defs), inner, say, $defs);
      if (words === '') return [];
      const isNested = typeof inner === 'object';
      return [`${nameOf(name, schema, say, $defs)}: ${isNested ? `(${words})` : words}`];
    })
    .join('; ');
};

/** What is said of a part, by the schema itself or by one of its cases. */
const describedAt = (
  schema: JsonSchema,
  name: string,
  $defs: Definitions,
): JsonSchema | undefined => {
  const own = inPlace(schema, $defs);
  if (own.properties && Object.hasOwn(own.properties, name)) return own.properties[name];
  const cases = [own.oneOf, own.anyOf, own.allOf].flatMap(list => list ?? []);
  for (const one of cases) {
    const found = describedAt(one, name, $defs);
    if (found) return found;
  }
  return undefined;
};

/** The schema of a part of a value. */
export const partAt = (schema: JsonSchema, name: string, $defs: Definitions): JsonSchema =>
  describedAt(schema, name, $defs) ?? {};

/** What a name in a value is called: its title, or itself where it was chosen by a person. */
export const nameOf = (name: string, schema: JsonSchema, say: Say, $defs?: Definitions): string => {
  const part = describedAt(schema, name, $defs);
  return part ? say(titleOf(name, part)) : name;
};
