import Type from 'typebox';
import { removeBody, rowId, strictObject } from './bodies.ts';

/*
 * A DELETE may lose its body on the way, so what it says may also be in the query (decision T119).
 */

/** Ids in a query, repeated or joined by commas. */
export const idsInQuery = Type.Optional(
  Type.Array(Type.String({ pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$' }), {
    maxItems: 1000,
    description: 'Repeated, or separated by commas',
  }),
);

export const removeQuery = strictObject({ ids: idsInQuery });

/** The usual body of a removal, or none when the query names the ids. */
export const removalBody = Type.Union([removeBody, Type.Null()]);

/** The version of the one record that the address names. */
export const versionQuery = strictObject({ version: Type.Optional(rowId) });
export const versionBody = Type.Union([
  strictObject({ version: Type.Optional(rowId) }),
  Type.Null(),
]);
