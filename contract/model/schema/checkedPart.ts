import type { JsonSchema } from '../jsonSchema.ts';
import { mapInside } from './eachPart.ts';

/** Keywords that say nothing about which values fit. */
const silent = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'writeOnly',
  'deprecated',
  'example',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'enumNames',
  'cases',
  'alternatives',
  'isShape',
  'hi',
]);

/** Keywords whose values are no schemas, whatever is in them. */
const values = new Set(['const', 'enum', 'required', 'dependentRequired']);

const inside = (key: string, value: unknown): unknown => {
  if (values.has(key) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(one => checkedPart(one as JsonSchema));
  if (!(mapInside as readonly string[]).includes(key)) return checkedPart(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, checkedPart(one as JsonSchema)]),
  );
};

/** A read schema with what a validator asks for alone: a compiled one carries what it is compiled from. */
export const checkedPart = (schema: JsonSchema): JsonSchema =>
  typeof schema === 'object'
    ? Object.fromEntries(
        Object.entries(schema)
          .filter(([key, value]) => !silent.has(key) && value !== undefined)
          .map(([key, value]) => [key, inside(key, value)]),
      )
    : schema;
