import { pointer } from '../files/jsonPositions.ts';

/** A schema as it is in a file: nothing about it is known yet. */
export type RawSchema = Readonly<Record<string, unknown>>;

/** Keywords that hold one schema, a list of them, or a map of them. */
export const oneInside = [
  'items',
  'additionalProperties',
  'additionalItems',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
] as const;
export const listInside = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
export const mapInside = [
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
] as const;

export const isMembers = (value: unknown): value is RawSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is an object that is no group of definitions. */
const objectsOf = new Set<string>([...oneInside, ...mapInside, 'dependencies', 'default', 'const']);

/** Definitions that are kept together under a name of their own: `#/$defs/parts/door`. */
const isGroup = (value: unknown): value is RawSchema =>
  isMembers(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, one]) => isMembers(one) && !objectsOf.has(name));

/** Calls `visit` for every schema directly inside a schema, with its pointer from there. */
export const eachPart = (
  schema: RawSchema,
  visit: (part: unknown, at: string, keyword: string) => void,
): void => {
  for (const key of oneInside) {
    const inner = schema[key];
    if (Array.isArray(inner) && key === 'items')
      for (const [index, one] of inner.entries()) visit(one, pointer(key, index), key);
    else if (inner !== undefined && typeof inner !== 'boolean') visit(inner, pointer(key), key);
  }
  for (const key of listInside) {
    const list = schema[key];
    if (Array.isArray(list))
      for (const [index, one] of list.entries()) visit(one, pointer(key, index), key);
  }
  for (const key of [...mapInside, 'dependencies']) {
    const map = schema[key];
    const visitAll = (members: RawSchema, at: string): void => {
      for (const [name, one] of Object.entries(members))
        if ((key === '$defs' || key === 'definitions') && isGroup(one))
          visitAll(one, at + pointer(name));
        else if (!Array.isArray(one)) visit(one, at + pointer(name), key);
    };
    if (isMembers(map)) visitAll(map, pointer(key));
  }
};
