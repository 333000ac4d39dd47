import Type from 'typebox';
import schema from '#form-schemas/account-merge.schema.json' with { type: 'json' };
import matchSchema from '#form-schemas/account-ip-match.schema.json' with { type: 'json' };
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf, createBodyOf } from '../recordSchemas.ts';
import type { AccountIpMatch, AccountMerge, AccountMergeFields } from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

/** Who merges: the specification names nobody (T21). */
const mergers = ['admin', 'master-data'] as const;

const accountIds = Type.Array(rowId, { minItems: 1, maxItems: 20, uniqueItems: true });
const reason = Type.String({ minLength: 1, maxLength: 500 });

/** Accounts that were made one (T60). */
export const accountMergeRecordCalls = recordCalls<AccountMerge, object>()({
  area: 'accountMerges',
  schema,
  called: ['merge', 'merges'],
  access: adminGroupRoles,
  source: 'part 1 §2, T60',
  list: { at: 'GET /console/v1/account-merges' },
});

/** Pairs of accounts that were seen from one address (part 1 section 2). */
export const accountIpMatchCalls = recordCalls<AccountIpMatch, object>()({
  area: 'accountIpMatches',
  schema: matchSchema,
  called: ['match', 'matches'],
  access: adminGroupRoles,
  source: 'part 1 §2',
  list: { at: 'GET /console/v1/account-ip-matches' },
});

const merge = answerOf(accountMergeRecordCalls.schema);
const side = Type.Object({ id: rowId, accountName: Type.String() });

export const accountMergeCalls = [
  ...accountMergeRecordCalls.calls,
  ...accountIpMatchCalls.calls,
  defineCall({
    id: 'accounts.merge',
    method: 'PUT',
    path: '/sapna/v1/account/merge-accounts/{id}',
    kind: 'change',
    access: mergers,
    summary: 'Merge accounts into the one in the path; can be undone for 30 days',
    source: 'part 1 §7, T21, T60',
    params: idParams,
    body: strictObject({ accountIds, reason }),
    answer: Type.Unsafe<AccountMerge>(merge),
  }),
  defineCall({
    id: 'accountMerges.create',
    method: 'POST',
    path: '/console/v1/account-merges',
    kind: 'change',
    access: mergers,
    summary: 'The same, for a form that chooses both accounts',
    source: 'part 1 §2, T60',
    body: Type.Unsafe<AccountMergeFields>(createBodyOf(accountMergeRecordCalls.schema)),
    answer: Type.Unsafe<AccountMerge>(merge),
  }),
  defineCall({
    id: 'accountMerges.preview',
    method: 'GET',
    path: '/console/v1/account-merge-previews',
    kind: 'read',
    deadline: longestDeadline,
    access: mergers,
    summary: 'What a merge would move, and what prevents it',
    source: 'T60',
    query: strictObject({ survivorId: rowId, accountIds }),
    answer: Type.Object({
      survivor: side,
      merged: Type.Array(side),
      moves: Type.Array(Type.Object({ entity: Type.String(), count: Type.Integer() })),
      obstacles: Type.Array(
        Type.Object({
          accountId: rowId,
          accountName: Type.String(),
          message: Type.String(),
          hi: Type.Optional(Type.String()),
        }),
      ),
      undoDays: Type.Integer(),
    }),
  }),
  defineCall({
    id: 'accountMerges.undo',
    method: 'POST',
    path: '/console/v1/account-merges/{id}/undo',
    kind: 'change',
    access: mergers,
    summary: 'Undo a merge',
    source: 'T60',
    params: idParams,
    answer: Type.Unsafe<AccountMerge>(merge),
  }),
  defineCall({
    id: 'accountIpMatches.dismiss',
    method: 'POST',
    path: '/console/v1/account-ip-matches/{id}/dismiss',
    kind: 'change',
    access: mergers,
    summary: 'Mark two accounts seen from the same address as different clients',
    source: 'part 1 §2',
    params: idParams,
    answer: Type.Unsafe<AccountIpMatch>(answerOf(accountIpMatchCalls.schema)),
  }),
] as const;
