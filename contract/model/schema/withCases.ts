import type { Condition } from '../../rules/condition.ts';
import type { JsonSchema, SchemaCase } from '../jsonSchema.ts';
import { typeOf } from '../schemaAt.ts';
import { allOf } from '../../rules/join.ts';
import { isShape } from './isShape.ts';
import { hasCases, isNever, objectParts, type Part } from './objectParts.ts';

const inside = (schema: JsonSchema, path: string): JsonSchema => {
  if (isShape(schema)) return { ...schema, isShape: true };
  if (typeOf(schema) === 'object') return withCases(schema, `${path}.`);
  const { items } = schema;
  return typeOf(schema) === 'array' && items && typeOf(items) === 'object'
    ? { ...schema, items: withCases(items) }
    : schema;
};

const caseOf = ({ schema, visible, required, offered }: Part): SchemaCase => ({
  visible,
  required,
  ...(offered && {
    offered: (schema.enum ?? []).map((value): Condition => allOf([offered(value)])),
  }),
});

/**
 * A schema that describes every name an object may have in any of its cases, with the conditions for them: the form,
 * the list and the store know names, and what is described nowhere is refused. Which case holds stays with the
 * validators. What has a form of its own is marked.
 * @param prefix path of the object with a dot at its end; empty for a record and for an item of a list.
 */
export const withCases = (schema: JsonSchema, prefix = ''): JsonSchema => {
  if (!hasCases(schema))
    return schema.properties ? withInside(schema, schema.properties, prefix) : schema;
  const { parts, alternatives } = objectParts(schema, prefix);
  const entries = Object.entries(parts);
  if (entries.length === 0) return schema;
  const drawn = Object.fromEntries(entries.map(([name, part]) => [name, part.schema]));
  const cases = Object.fromEntries(entries.map(([name, part]) => [name, caseOf(part)]));
  const titled = alternatives.flatMap(({ title, names }) =>
    title === null ? [] : [{ title, names }],
  );
  return {
    ...withInside(schema, drawn, prefix),
    cases,
    ...(titled.length > 0 && { alternatives: titled }),
  };
};

const withInside = (
  schema: JsonSchema,
  properties: Readonly<Record<string, JsonSchema>>,
  prefix: string,
): JsonSchema => ({
  ...schema,
  // Nobody can be asked for what can only be nothing, and nothing is not stored.
  ...(schema.required && {
    required: schema.required.filter(name => properties[name]?.type !== 'null'),
  }),
  properties: Object.fromEntries(
    Object.entries(properties)
      .filter(([, inner]) => !isNever(inner))
      .map(([name, inner]) => [name, inside(inner, prefix + name)]),
  ),
});
