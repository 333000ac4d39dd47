import type { JsonType } from '../jsonSchema.ts';
import { isMembers, type RawSchema } from './eachPart.ts';
import { unicodePattern, usablePattern } from '../patterns/usablePattern.ts';
import { keywordMeanings } from './keywords.ts';
import { hasType, typeOfValue } from './valueType.ts';

/** Said about a schema to people or to tools, and of no effect on what it lets through. */
const dropped = new Set([
  '$schema',
  '$id',
  'id',
  '$anchor',
  '$dynamicAnchor',
  '$recursiveAnchor',
  '$vocabulary',
  '$comment',
  'definitions',
  '$defs',
  'dependencies',
  'additionalItems',
  'nullable',
  'discriminator',
]);

/** Keywords that only one type has; a schema that names no type means that one. */
const implied: readonly (readonly [JsonType, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'patternProperties',
      'additionalProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
    ],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'format', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** The types of values, as few as hold them all. */
const typesOfValues = (values: readonly unknown[]): readonly JsonType[] => {
  const types = new Set(values.map(typeOfValue));
  if (types.has('number')) types.delete('integer');
  return [...types];
};

const single = <Item>(items: readonly Item[]): Item | readonly Item[] =>
  items.length === 1 && items[0] !== undefined ? items[0] : items;

const inferredType = (schema: RawSchema): JsonType | readonly JsonType[] | undefined => {
  if (schema['const'] !== undefined) return typeOfValue(schema['const']);
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0)
    return single(typesOfValues(schema['enum'] as readonly unknown[]));
  return implied.find(([, keywords]) => keywords.some(key => schema[key] !== undefined))?.[0];
};

/** Draft 4 wrote whether a bound is left out beside the bound. */
const exclusive = (schema: RawSchema, bound: 'minimum' | 'maximum'): RawSchema => {
  const name = bound === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  if (typeof schema[name] !== 'boolean') return {};
  return schema[name] ? { [name]: schema[bound], [bound]: undefined } : { [name]: undefined };
};

const dependenciesOf = ({ dependencies }: RawSchema): RawSchema => {
  if (!isMembers(dependencies)) return {};
  const entries = Object.entries(dependencies);
  const lists = entries.filter(([, value]) => Array.isArray(value));
  const schemas = entries.filter(([, value]) => !Array.isArray(value));
  return {
    ...(lists.length > 0 && { dependentRequired: Object.fromEntries(lists) }),
    ...(schemas.length > 0 && { dependentSchemas: Object.fromEntries(schemas) }),
  };
};

const tupleOf = ({ items, additionalItems }: RawSchema): RawSchema =>
  Array.isArray(items) ? { prefixItems: items, items: additionalItems } : {};

const withNull = (type: unknown): unknown =>
  type === undefined ? undefined : [...new Set([type].flat().concat('null'))];

/** Values of a list that the type beside it does not allow can never be chosen: they and their names are left out. */
const allowedValues = ({ enum: listed, enumNames }: RawSchema, types: unknown): RawSchema => {
  if (!Array.isArray(listed) || types === undefined) return {};
  const isAllowed = listed.map(value => hasType(value, [types].flat()));
  if (!isAllowed.includes(true) || !isAllowed.includes(false)) return {};
  const left = (all: readonly unknown[]) => all.filter((_, at) => isAllowed[at]);
  return {
    enum: left(listed),
    ...(Array.isArray(enumNames) && { enumNames: left(enumNames) }),
  };
};

/** Two names that mean the same are one, of which both schemas hold. */
const byPattern = (written: RawSchema): RawSchema => {
  const read = new Map<string, unknown>();
  for (const [name, one] of Object.entries(written)) {
    const pattern = unicodePattern(name) ?? name;
    read.set(pattern, read.has(pattern) ? { allOf: [read.get(pattern), one] } : one);
  }
  return Object.fromEntries(read);
};

const patternsOf = ({ pattern, patternProperties }: RawSchema): RawSchema => ({
  ...(typeof pattern === 'string' && { pattern: usablePattern(pattern) }),
  ...(isMembers(patternProperties) && {
    patternProperties: byPattern(patternProperties),
  }),
});

/**
 * One schema, not what is inside it, in the words of 2020-12 whichever draft it is written in, with the type that its
 * other keywords imply.
 */
export const modernSchema = (schema: RawSchema): RawSchema => {
  const joined: RawSchema = {
    ...schema,
    ...exclusive(schema, 'minimum'),
    ...exclusive(schema, 'maximum'),
    ...dependenciesOf(schema),
    ...tupleOf(schema),
  };
  const type = joined['type'] ?? (joined['$ref'] === undefined ? inferredType(joined) : undefined);
  const types = joined['nullable'] === true ? withNull(type) : type;
  return Object.fromEntries(
    Object.entries({
      ...joined,
      type: types,
      ...allowedValues(joined, types),
      ...patternsOf(joined),
    }).filter(
      ([key, value]) => value !== undefined && !dropped.has(key) && keywordMeanings.has(key),
    ),
  );
};
