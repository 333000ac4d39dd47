import type { RJSFSchema } from '@rjsf/utils';
import type { JsonSchema } from '#contract/model/types.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const maps = ['properties', 'patternProperties'];
const lists = ['allOf', 'anyOf', 'oneOf'];
const singles = ['additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];

const inner = (key: string, value: unknown): unknown => {
  if (maps.includes(key) && isMembers(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, drawn(one)]));
  if (lists.includes(key) && Array.isArray(value)) return value.map(drawn);
  return singles.includes(key) ? drawn(value) : value;
};

/** Lists with places come first in the older drafts, and what depends on a property has one keyword. */
const older = (schema: JsonSchema): Members => {
  const { prefixItems, items, dependentRequired, dependentSchemas, $ref, ...others } = schema;
  const { isShape: _mark, $defs: _defs, ...rest } = others;
  const dependent = { ...dependentRequired, ...dependentSchemas };
  return {
    ...rest,
    // rjsf would put it in its place at once, and all that it refers to.
    ...($ref !== undefined && { later: $ref }),
    ...(prefixItems
      ? {
          items: prefixItems.map(drawn),
          additionalItems: items === undefined ? false : drawn(items),
        }
      : items !== undefined && { items: drawn(items) }),
    ...(Object.keys(dependent).length > 0 && {
      dependencies: Object.fromEntries(
        Object.entries(dependent).map(([name, one]) => [name, isMembers(one) ? drawn(one) : one]),
      ),
    }),
  };
};

const drawn = (schema: unknown): unknown => {
  if (!isMembers(schema)) return schema;
  const entries = Object.entries(older(schema)).map(([key, value]) => [key, inner(key, value)]);
  // rjsf leaves out a schema that says nothing at all.
  return entries.length === 0 ? { readOnly: false } : Object.fromEntries(entries);
};

/**
 * A schema in the words that rjsf draws from, which are those of draft 7. What it refers to is named in `later` and drawn when
 * it is opened.
 */
export const drawnSchema = (schema: JsonSchema): RJSFSchema => drawn(schema) as RJSFSchema;
