import type { JsonSchema, JsonType } from '../jsonSchema.ts';

const typesOf = ({ type }: JsonSchema): readonly JsonType[] => [type ?? []].flat();

const isNull = (schema: JsonSchema): boolean => schema.type === 'null' || schema.const === null;

const withNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.type !== undefined && { type: [...new Set([...typesOf(schema), 'null' as const])] }),
  ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
});

const isScalarUnion = (types: readonly JsonType[]): boolean => types.length > 1;

/** What only one of several types has stays with it; the rest says something about all of them. */
const shared = new Set(['title', 'description', 'default', 'examples', 'readOnly']);

/** `["string", "integer"]` as two alternatives, so that the form can ask which is meant. */
const asAlternatives = (schema: JsonSchema, types: readonly JsonType[]): JsonSchema => {
  const entries = Object.entries(schema).filter(([key]) => key !== 'type');
  const told = Object.fromEntries(entries.filter(([key]) => shared.has(key)));
  const rest = Object.fromEntries(entries.filter(([key]) => !shared.has(key)));
  return { ...told, anyOf: types.map(type => ({ ...rest, type })) };
};

/**
 * Alternatives that are none: with nothing, which is a value that may be missing; a single one, which is what it
 * says. Several types become alternatives.
 */
export const nullableSchema = (schema: JsonSchema): JsonSchema => {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const { [key]: branches, ...rest } = schema;
    if (!branches || branches.every(({ const: value }) => value !== undefined)) continue;
    const real = branches.filter(branch => !isNull(branch));
    const [only] = real;
    // What is kept elsewhere cannot be told that it may be nothing: it stays one of two alternatives.
    const isNamed = only?.$ref !== undefined && real.length < branches.length;
    const isAlone = real.length === 1 && only && !isNamed && !isOverlapping(rest, only);
    if (isAlone) {
      const joined = { ...only, ...rest };
      return real.length < branches.length ? withNull(joined) : joined;
    }
  }
  const types = typesOf(schema).filter(type => type !== 'null');
  const isNumbers = types.every(type => type === 'integer' || type === 'number');
  if (!isScalarUnion(types) || schema.enum) return schema;
  if (isNumbers) return { ...schema, type: 'number' };
  return asAlternatives(schema, typesOf(schema));
};

/** Whether both say something that must hold together, so that one cannot simply take the other's place. */
const isOverlapping = (one: JsonSchema, other: JsonSchema): boolean =>
  Object.keys(one).some(
    key =>
      !shared.has(key) &&
      Object.hasOwn(other, key) &&
      JSON.stringify(one[key as keyof JsonSchema]) !==
        JSON.stringify(other[key as keyof JsonSchema]),
  );
