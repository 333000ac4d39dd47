import { isSchema, type Schema } from './Schema.ts';

/** Keywords whose value is a schema, a list of them, or schemas by name. */
const inner = new Set(
  'items additionalProperties not if then else contains propertyNames unevaluatedProperties unevaluatedItems'.split(
    ' ',
  ),
);
const lists = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const named = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** The other keywords of JSON Schema; what is not among them is the console's own and said to nobody else. */
const plain = new Set(
  (
    '$ref type format enum const title description default examples readOnly required ' +
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern ' +
    'minItems maxItems uniqueItems minContains maxContains minProperties maxProperties dependentRequired'
  ).split(' '),
);

/** What a format says of the unit of a value. */
const units: Readonly<Record<string, string>> = {
  date: 'A calendar day in India, YYYY-MM-DD.',
  'date-time': 'An instant, ISO 8601 with its offset.',
};

const described = (schema: Schema): Schema => {
  const unit = units[String(schema['format'])];
  if (unit === undefined) return schema;
  const { description = '' } = schema as { description?: string };
  return { ...schema, description: `${description} ${unit}`.trim() };
};

/** A choice of constants is an enumeration, and more can read it. */
const enumerated = (schema: Schema): Schema => {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length === 0) return schema;
  const constants = (anyOf as readonly unknown[]).map(one =>
    isSchema(one) && 'const' in one ? one['const'] : undefined,
  );
  return constants.includes(undefined) ? schema : { ...rest, enum: [...new Set(constants)] };
};

/**
 * A schema as others read it: keywords of JSON Schema alone, and what a value counts in.
 * @param definitions where `#/$defs/…` of the schema are in the document
 */
export const standardSchema = (schema: unknown, definitions = '#/$defs/'): unknown => {
  if (!isSchema(schema)) return schema;
  const of = (value: unknown) => standardSchema(value, definitions);
  const made: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') made[key] = String(value).replace('#/$defs/', definitions);
    else if (inner.has(key)) made[key] = of(value);
    else if (lists.has(key)) made[key] = (value as readonly unknown[]).map(of);
    else if (named.has(key))
      made[key] = Object.fromEntries(
        Object.entries(value as object).map(([name, one]) => [name, of(one)]),
      );
    else if (plain.has(key)) made[key] = value;
  }
  return described(enumerated(made));
};
