import type { Call } from '#contract/calls/call.ts';
import { isSchema } from './Schema.ts';

/** What a call says to somebody who is not signed in: that one must be, and not which roles are let in. */
export const callAsAnyone = <One extends Call>(call: One): One =>
  typeof call.access === 'string' ? call : { ...call, access: 'signed-in' };

/** Keywords whose values are no schemas. */
const values = new Set(['const', 'enum', 'default', 'examples']);

/** A schema without what is said of its parts, which is for those who work with them. */
export const schemaAsAnyone = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(schemaAsAnyone);
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // A property may be called so: then it is a schema.
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .map(([key, value]) => [key, values.has(key) ? value : schemaAsAnyone(value)]),
  );
};
