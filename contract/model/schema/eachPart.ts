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
    if (isMembers(map))
      for (const [name, one] of Object.entries(map))
        if (!Array.isArray(one)) visit(one, pointer(key, name), key);
  }
};
