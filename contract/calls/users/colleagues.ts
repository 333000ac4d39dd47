import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';

/** The people of the house, by whom a record of any screen may be assigned, asked or answered. */
export const colleagueCalls = [
  defineCall({
    id: 'colleagues.list',
    method: 'GET',
    path: '/console/v1/colleagues',
    kind: 'read',
    access: 'signed-in',
    summary: 'Current and former colleagues, whose names stay on their work',
    source: 'decision record 0208',
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        name: Type.String(),
        email: Type.String(),
        designationName: Type.Optional(Type.String()),
        isActive: Type.Boolean(),
      }),
    ),
  }),
] as const;
