import type { JsonSchema, JsonType, SchemaCase } from './jsonSchema.ts';

/** The type of a schema, null apart; undefined when it names none. */
export const typeOf = (schema: JsonSchema): JsonType | undefined =>
  typeof schema.type === 'string' ? schema.type : schema.type?.find(type => type !== 'null');

/** What a schema refers to, by the definitions that are kept. */
export const definitionOf = (
  { $ref, later }: JsonSchema,
  $defs: JsonSchema['$defs'],
): JsonSchema | undefined => {
  const name = ($ref ?? later)?.replace(/^#\/(\$defs|definitions)\//, '');
  return name !== undefined && $defs && Object.hasOwn($defs, name) ? $defs[name] : undefined;
};

/** A schema with what it refers to in its place; what is inside stays as it is. */
export const inPlace = (schema: JsonSchema, $defs: JsonSchema['$defs']): JsonSchema => {
  const found = definitionOf(schema, $defs);
  if (!found) return schema;
  const { $ref: _ref, later: _later, ...own } = schema;
  return { ...inPlace(found, $defs), ...own };
};

/** The properties that a dot may step into: an object's own, or those of a list's items. */
export const propertiesOf = (
  schema: JsonSchema | undefined,
): Readonly<Record<string, JsonSchema>> =>
  schema?.isShape ? {} : (schema?.properties ?? schema?.items?.properties ?? {});

/** What the cases of an object, or of a list's items, put on its properties. */
export const casesOf = (schema: JsonSchema): Readonly<Record<string, SchemaCase>> =>
  schema.cases ?? schema.items?.cases ?? {};

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

/** The values a schema allows when it lists them with `enum`, or with `const` inside `oneOf` or `anyOf`. */
export const allowedValues = (
  schema: JsonSchema,
): readonly {
  readonly value: string | number | boolean;
  readonly title?: string | undefined;
  readonly hindi?: string | undefined;
}[] => {
  const named = schema.oneOf ?? schema.anyOf;
  const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const rows = named
    ? named.map(({ const: value, title, hi }) => ({ value, title, hindi: hi?.title }))
    : listed.map((value, index) => ({
        value,
        title: schema.enumNames?.[index],
        hindi: schema.hi?.enumNames?.[index],
      }));
  return rows.flatMap(({ value, ...names }) =>
    value === null || value === undefined ? [] : [{ value, ...names }],
  );
};
