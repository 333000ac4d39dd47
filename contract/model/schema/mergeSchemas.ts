import type { JsonSchema, JsonType } from '../jsonSchema.ts';

type Members = Record<string, unknown>;

/** Told when two schemas leave nothing that could be both. */
export type Clash = (message: string) => void;

const listOf = (type: JsonSchema['type']): readonly JsonType[] => [type ?? []].flat();

const commonTypes = (one: readonly JsonType[], other: readonly JsonType[]): readonly JsonType[] => {
  const has = (types: readonly JsonType[], type: JsonType) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...one, ...other])].filter(type => has(one, type) && has(other, type));
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const mergeMaps = (one: unknown, other: unknown, clash: Clash): Members => {
  const [first, second] = [one, other] as [Record<string, JsonSchema>, Record<string, JsonSchema>];
  const merged: Members = { ...first };
  for (const [name, inner] of Object.entries(second)) {
    const known = Object.hasOwn(first, name) ? first[name] : undefined;
    merged[name] = known
      ? mergeSchemas(known, inner, message => clash(`"${name}": ${message}`))
      : inner;
  }
  return merged;
};

const most = (one: unknown, other: unknown) => Math.max(Number(one), Number(other));
const least = (one: unknown, other: unknown) => Math.min(Number(one), Number(other));
const first = (one: unknown) => one;

type Join = (one: unknown, other: unknown, clash: Clash) => unknown;

const inBoth: Join = (one, other, clash) => {
  const common = asList(one).filter(value => asList(other).some(known => isSame(known, value)));
  if (common.length === 0) clash('no value is in both lists');
  return common;
};

const mergeInner: Join = (one, other, clash) => {
  if (one === false || other === false) return false;
  if (one === true) return other;
  if (other === true) return one;
  return mergeSchemas(one as JsonSchema, other as JsonSchema, clash);
};

/** How two values of a keyword become one; keywords without a way stay apart in `allOf`. */
const joins: Readonly<Record<string, Join>> = {
  title: first,
  description: first,
  default: first,
  examples: first,
  readOnly: (one, other) => one === true || other === true,
  uniqueItems: (one, other) => one === true || other === true,
  type: (one, other, clash) => {
    const [a, b] = [listOf(one as JsonType), listOf(other as JsonType)];
    const types = commonTypes(a, b);
    if (types.length === 0) clash(`nothing is both ${a.join(' or ')} and ${b.join(' or ')}`);
    return types.length === 1 ? types[0] : types;
  },
  enum: inBoth,
  required: (one, other) => [...new Set([...asList(one), ...asList(other)])],
  properties: mergeMaps,
  patternProperties: mergeMaps,
  items: mergeInner,
  additionalProperties: mergeInner,
  minimum: most,
  exclusiveMinimum: most,
  minLength: most,
  minItems: most,
  minProperties: most,
  maximum: least,
  exclusiveMaximum: least,
  maxLength: least,
  maxItems: least,
  maxProperties: least,
};

/** What says something only together: it moves as a whole. */
const together: readonly (readonly string[])[] = [['if', 'then', 'else']];

const groupOf = (key: string): readonly string[] =>
  together.find(keys => keys.includes(key)) ?? [key];

const told = ['title', 'description', 'default', 'readOnly'];

const toldOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => told.includes(key)));

const isSaying = (schema: JsonSchema): boolean =>
  Object.keys(schema).some(key => !told.includes(key));

/** One schema that lets through what both let through; what has no common form stays in `allOf`. */
export const mergeSchemas = (one: JsonSchema, other: JsonSchema, clash: Clash): JsonSchema => {
  // What is kept for later cannot be merged before it is read: both hold.
  if ((one.$ref !== undefined || other.$ref !== undefined) && isSaying(one) && isSaying(other))
    return isSame(one, other) ? one : { ...toldOf(other), ...toldOf(one), allOf: [one, other] };
  const merged: Members = { ...one };
  const apart: Members = {};
  const { allOf: more = [], ...rest } = other;
  for (const [key, value] of Object.entries(rest)) {
    const isTaken = groupOf(key).some(name => Object.hasOwn(one, name));
    if (!isTaken) merged[key] = value;
    else if (key === 'enumNames') continue;
    else if (isSame(merged[key], value)) continue;
    else if (Object.hasOwn(joins, key)) merged[key] = joins[key]?.(merged[key], value, clash);
    else apart[key] = value;
  }
  if (merged['enumNames'] && asList(merged['enumNames']).length !== asList(merged['enum']).length)
    delete merged['enumNames'];
  const left = [
    ...(one.allOf ?? []),
    ...more,
    ...(Object.keys(apart).length > 0 ? [apart as JsonSchema] : []),
  ];
  return { ...merged, ...(left.length > 0 && { allOf: left }) };
};
