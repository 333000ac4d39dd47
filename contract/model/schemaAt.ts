import type { JsonSchema, JsonType } from './jsonSchema.ts';

/** The type of a schema, null apart; undefined when it names none. */
export const typeOf = (schema: JsonSchema): JsonType | undefined =>
  typeof schema.type === 'string' ? schema.type : schema.type?.find(type => type !== 'null');

/** The properties that a dot may step into: an object's own, or those of a list's items. */
export const propertiesOf = (
  schema: JsonSchema | undefined,
): Readonly<Record<string, JsonSchema>> => schema?.properties ?? schema?.items?.properties ?? {};

/** The schema at a dotted path, list items included; undefined when the path does not exist. */
export const schemaAt = (schema: JsonSchema, path: string): JsonSchema | undefined => {
  let found: JsonSchema | undefined = schema;
  for (const step of path.split('.')) {
    const properties = propertiesOf(found);
    found = Object.hasOwn(properties, step) ? properties[step] : undefined;
  }
  return found;
};

/** Every path of a schema, parents before children. */
export const pathsIn = (schema: JsonSchema, prefix = ''): readonly string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => [
    prefix + name,
    ...pathsIn(inner, `${prefix}${name}.`),
  ]);

/** The values a schema allows when it lists them with `enum`, or with `const` inside `oneOf`. */
export const allowedValues = (
  schema: JsonSchema,
): readonly {
  readonly value: string | number | boolean;
  readonly title?: string | undefined;
}[] => {
  const rows = schema.oneOf
    ? schema.oneOf.map(({ const: value, title }) => ({ value, title }))
    : (schema.enum ?? []).map(value => ({ value, title: undefined }));
  return rows.flatMap(({ value, title }) =>
    value === null || value === undefined ? [] : [{ value, title }],
  );
};
