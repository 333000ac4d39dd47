import Type from 'typebox';
import schema from '#form-schemas/account.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { idParams, rowId } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf, updateBodyOf } from '../recordSchemas.ts';
import type { Account, AccountFields } from '../recordTypes.ts';

/** Clients (part 1 sections 2, 3 and 7). Whose they are decides the rest (record 0072). */
export const accountRecordCalls = recordCalls<Account, AccountFields>()({
  area: 'accounts',
  schema,
  called: ['account', 'accounts'],
  access: clientWriters,
  source: 'part 1 §7, T40, T68, decision record 0072',
  list: {
    at: 'GET /sapna/v1/account',
    access: 'signed-in',
    query: { cityId: Type.Optional(rowId) },
    orders: ['id', 'accountName', 'createdAt', 'updatedAt'],
  },
  get: { at: 'GET /sapna/v3/account-page/{id}', access: 'signed-in' },
  create: { at: 'POST /sapna/v1/account' },
  update: { at: 'PUT /sapna/v2/account/{id}' },
});

const { schema: recordSchema } = accountRecordCalls;

export const accountCalls = [
  ...accountRecordCalls.calls,
  defineCall({
    id: 'accounts.updateV1',
    calledBy: 'older-client',
    method: 'PUT',
    path: '/sapna/v1/account/{id}',
    kind: 'change',
    access: clientWriters,
    summary: 'Change an account; the same as v2, since the specification gives no difference',
    source: 'part 1 §7, decision record 0085',
    params: idParams,
    body: Type.Unsafe<Partial<AccountFields> & { version: number }>(updateBodyOf(recordSchema)),
    answer: answerOf(recordSchema),
  }),
] as const;
