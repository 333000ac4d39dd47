import Type from 'typebox';
import { proposalStates } from '../../domain/proposals/proposalStates.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const source = 'decision record 0156';

const answer = Type.Object({
  id: rowId,
  version: Type.Integer(),
  state: Type.Enum([...proposalStates]),
});

/** Changes that someone else approves. They are read as records of the screen `proposals`. */
export const proposalCalls = [
  defineCall({
    id: 'proposals.create',
    method: 'POST',
    path: '/console/v1/proposals',
    kind: 'change',
    access: 'signed-in',
    summary: 'Propose a change to a record whose screen has `approval`; nothing changes yet',
    source,
    body: strictObject({
      resource,
      recordId: Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 80 })]),
      /** Of the record that the change was made to. */
      version: Type.Integer({ minimum: 1 }),
      changes: Type.Record(Type.String(), Type.Unknown(), { minProperties: 1 }),
      /** From which day on it counts; today: as soon as it is approved. */
      effectiveDay: Type.String({ format: 'date' }),
      note: Type.Optional(Type.String({ maxLength: 400 })),
    }),
    answer,
  }),
  defineCall({
    id: 'proposals.decide',
    method: 'POST',
    path: '/console/v1/proposals/{id}/decision',
    kind: 'change',
    access: 'signed-in',
    summary: 'Approve or reject someone else’s proposal, or withdraw the caller’s own',
    source,
    params: idParams,
    body: strictObject({
      decision: Type.Union([
        Type.Literal('approve'),
        Type.Literal('reject'),
        Type.Literal('withdraw'),
      ]),
      version: Type.Integer({ minimum: 1 }),
      remark: Type.Optional(Type.String({ maxLength: 400 })),
    }),
    answer,
  }),
];
