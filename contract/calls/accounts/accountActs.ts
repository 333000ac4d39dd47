import Type from 'typebox';
import schema from '#form-schemas/account.schema.json' with { type: 'json' };
import { reassigningRoles } from '../../domain/calling/hierarchy.ts';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { manyResults } from '../manyResults.ts';
import { defineCall } from '../call.ts';
import { figurePartsAnswer } from '../figureParts.ts';
import { pageOf } from '../paging.ts';
import { answerOf } from '../recordSchemas.ts';

const account = answerOf(schema);

const ofAccount = strictObject({ accountId: rowId });
const instant = Type.String({ format: 'date-time' });

const dnd = Type.Object({ isDnd: Type.Boolean(), dndMarkedAt: Type.Optional(instant) });

/** What is done with an account beside creating and changing it (part 1 section 7). */
export const accountActCalls = [
  defineCall({
    id: 'accounts.addCity',
    method: 'POST',
    path: '/sapna/v1/account/city',
    kind: 'change',
    access: clientWriters,
    summary: 'Add a city to an account',
    source: 'part 1 §7, §8',
    query: strictObject({ accountId: rowId, cityId: rowId }),
    answer: Type.Object({ message: Type.String(), account }),
  }),
  defineCall({
    id: 'accounts.reassign',
    method: 'PUT',
    path: '/sapna/v1/account/mass-update-assignment',
    kind: 'change',
    access: reassigningRoles,
    summary: 'Reassign accounts to another agent; those that cannot be say why',
    source: 'part 1 §6, §7, T12',
    body: strictObject({
      accountIds: Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
      agentId: rowId,
      reason: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    answer: Type.Object({
      batchId: Type.String(),
      results: manyResults('assigned'),
    }),
  }),
  defineCall({
    id: 'accounts.updateHistory',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/account-update-history-lsq',
    kind: 'read',
    access: 'signed-in',
    summary: 'Changes to an account, newest first',
    source: 'part 1 §2, §7, §9',
    query: strictObject({
      accountId: rowId,
      /** 1 the account itself, 2 its contacts, 3 its legal entities. */
      entityTypeId: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, default: 1 })),
      page: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    answer: pageOf(
      Type.Object({
        id: rowId,
        at: instant,
        actorName: Type.String(),
        action: Type.String(),
        entityId: Type.String(),
        changes: Type.Array(
          Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
        ),
      }),
    ),
  }),
  defineCall({
    id: 'accounts.migrate',
    method: 'POST',
    path: '/sapna/v1/migrate-account-lsq',
    kind: 'change',
    access: clientWriters,
    summary: 'Migrate an account from the old CRM',
    source: 'part 1 §4, §7',
    body: strictObject({ id: rowId, doMigrateAllData: Type.Literal(true) }),
    answer: Type.Object({
      status: Type.Enum(['SUCCESS', 'ERROR', 'ALREADY MIGRATED']),
      kind: Type.Enum(['success', 'error', 'warning']),
      message: Type.String(),
    }),
  }),
  defineCall({
    id: 'accounts.isMigrated',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/check-if-account-migrated',
    kind: 'read',
    access: 'signed-in',
    summary: 'Whether an account was migrated from the old CRM',
    source: 'part 1 §7',
    query: ofAccount,
    answer: Type.Object({ isMigrated: Type.Boolean(), migratedAt: Type.Optional(instant) }),
  }),
  defineCall({
    id: 'accounts.didNumber',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/did-contact-number/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The inward-dial number that was given out for an account',
    source: 'part 1 §7',
    params: idParams,
    answer: Type.Object({
      is_did_number: Type.Boolean(),
      did_number: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
  defineCall({
    id: 'accounts.dndStatus',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/account/mark/get-dnd-status',
    kind: 'read',
    access: 'signed-in',
    summary: 'Whether a client may not be called',
    source: 'part 1 §7',
    query: ofAccount,
    answer: dnd,
  }),
  defineCall({
    id: 'accounts.markDnd',
    method: 'POST',
    path: '/sapna/v1/account/mark/dnd',
    kind: 'change',
    access: clientWriters,
    summary:
      'Mark a client as not to be called (DND), or allow calls again; applies to all their numbers',
    source: 'part 1 §7',
    query: strictObject({ accountId: rowId, dndMarked: Type.Boolean() }),
    answer: dnd,
  }),
  defineCall({
    id: 'accounts.wallet',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/seller-wallet-payments/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'Payments into the wallet of an account; amounts in paise',
    source: 'part 1 §2, §7',
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          paymentDate: Type.String({ format: 'date' }),
          referenceNumber: Type.String(),
          tdsPercentage: Type.Number(),
          amount: Type.Integer(),
          amountExcludingTds: Type.Integer(),
          remainingAmount: Type.Integer(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'accounts.thresholds',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/get-all-tan-threshold/{id}',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The tax that each TAN of an account may withhold this financial year, and has withheld so far; in paise',
    source: 'part 1 §2, §7',
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          legalEntityName: Type.String(),
          tan: Type.String(),
          thresholdLimit: Type.Integer(),
          thresholdUtilized: Type.Integer(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'accounts.figureParts',
    method: 'GET',
    path: '/console/v1/accounts/{id}/figure-parts',
    kind: 'read',
    access: 'signed-in',
    summary: 'The parts of a figure of an account; they add up to it, in paise',
    source: 'part 1 §2, §3, T37, T38',
    params: idParams,
    query: strictObject({
      of: Type.Enum([
        'dealValue',
        'collectedAmount',
        'pendingCollectionAmount',
        'totalAccountValue',
      ]),
    }),
    answer: figurePartsAnswer,
  }),
] as const;
