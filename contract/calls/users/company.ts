import Type from 'typebox';
import { idParams, rowId } from '../bodies.ts';
import { defineCall } from '../call.ts';

/** The people of a company (part 1 section 7, under comments and references). */
export const companyCalls = [
  defineCall({
    id: 'company.users',
    calledBy: 'older-client',
    method: 'GET',
    path: '/madrox/data/v1/entity/company/{id}/domain/company-users',
    here: true,
    kind: 'read',
    access: 'signed-in',
    summary: 'Active people of the caller’s company, by name',
    source: 'part 1 §7, part 2 §7, decision record 0110',
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          email: Type.String(),
          domainId: Type.Integer(),
          designation: Type.Optional(Type.String()),
        }),
      ),
    }),
  }),
] as const;
