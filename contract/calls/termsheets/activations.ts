import Type from 'typebox';
import schema from '#form-schemas/manual-activation.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { activationForcers } from '../../domain/termsheets/activationMessages.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { ManualActivation } from '../recordTypes.ts';

const source = 'part 1 §4, §7, §8, part 3 §4, §7, T21, decision record 0144';
const forced = Type.Object({
  id: rowId,
  opportunityProductId: rowId,
  forceState: Type.String(),
  version: Type.Integer(),
});

/** Products of approved termsheets that wait for their activation. */
export const manualActivationCalls = recordCalls<ManualActivation, object>()({
  area: 'manualActivations',
  schema,
  called: ['product that waits for activation', 'products that wait for activation'],
  access: ['master-data'],
  source: 'part 1 §2, T11, decision record 0144',
  list: { at: 'GET /console/v1/manual-activations' },
});

const day = Type.Union([Type.String(), Type.Null()]);
const toActivate = strictObject({
  opportunityProductIds: Type.Optional(
    Type.Array(rowId, { minItems: 1, maxItems: 200, uniqueItems: true }),
  ),
});
const activated = Type.Object({
  /** True when all of them are active. */
  processed: Type.Boolean(),
  results: Type.Array(
    Type.Object({
      opportunityProductId: rowId,
      productName: Type.String(),
      processed: Type.Boolean(),
      error: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
const ofClient = strictObject({ accountId: rowId });

export const activationCalls = [
  ...manualActivationCalls.calls,
  defineCall({
    id: 'products.combinedAutoActivations',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/developer-combined-auto-activation-list',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Inactive products of all approved termsheets of a builder, and whether anything prevents their activation',
    source: 'part 1 §7, decision record 0199',
    query: ofClient,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          opportunityProductId: rowId,
          productName: Type.String(),
          packageName: Type.String(),
          opportunityId: rowId,
          opportunityName: Type.String(),
          termsheetId: rowId,
          quantity: Type.Integer(),
          startDate: day,
          /** Nothing is missing: the next `product-activation` activates it. */
          isAutomatic: Type.Boolean(),
          missing: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'packages.byClient',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/get-packages-by-client',
    kind: 'read',
    access: 'signed-in',
    summary: 'The packages that a client has ordered, across all their deals',
    source: 'part 1 §7, decision record 0199',
    query: ofClient,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          opportunityPackageId: rowId,
          opportunityId: rowId,
          opportunityName: Type.String(),
          packageId: rowId,
          packageName: Type.String(),
          quantity: Type.Integer(),
          startDate: day,
          endDate: day,
        }),
      ),
    }),
  }),
  defineCall({
    id: 'opportunities.activate',
    method: 'POST',
    path: '/console/v1/opportunities/{id}/activation',
    kind: 'change',
    access: clientWriters,
    summary:
      'Activate products of a deal: all that are waiting, or the named ones; each has its own error',
    source: 'T21, T43, decision record 0221',
    params: idParams,
    body: toActivate,
    answer: activated,
  }),
  defineCall({
    id: 'products.activate',
    method: 'POST',
    path: '/sapna/v1/product-activation',
    kind: 'change',
    access: clientWriters,
    summary:
      'Activate products of a termsheet: all that are waiting, or the named ones; each has its own error',
    source,
    query: strictObject({ termsheetId: rowId }),
    body: toActivate,
    answer: activated,
  }),
  defineCall({
    id: 'products.forceActivate',
    method: 'POST',
    path: '/sapna/v1/force-activate',
    kind: 'change',
    access: activationForcers,
    summary: 'Request activation of a product although nothing was collected; someone else decides',
    source,
    body: strictObject({
      opportunityProductId: rowId,
      reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    }),
    answer: forced,
  }),
  defineCall({
    id: 'products.decideForce',
    method: 'PUT',
    path: '/console/v1/force-activations/{id}',
    kind: 'change',
    access: activationForcers,
    summary:
      'Approve a forced activation, which activates the product, or reject it; never one’s own',
    source,
    params: idParams,
    body: strictObject({
      decision: Type.Enum(['approve', 'reject']),
      reason: clearable(Type.String({ maxLength: 500 })),
      version: Type.Integer({ minimum: 1 }),
    }),
    answer: forced,
  }),
] as const;
