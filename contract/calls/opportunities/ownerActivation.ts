import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const day = Type.Union([Type.String({ format: 'date' }), Type.Null()]);

/** Where the products of an owner's opportunity stand, asked for from calling (part 3 section 7). */
export const ownerActivationCalls = [
  defineCall({
    id: 'opportunities.ownerActivation',
    calledBy: 'older-client',
    method: 'POST',
    path: '/sapna/v1/opportunity/get-owner-product-activation',
    kind: 'read',
    access: 'signed-in',
    summary: 'Which products of an opportunity are active, waiting, failed or stopped',
    source: 'part 3 §7, decision record 0118',
    body: strictObject({ opportunityId: rowId }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          opportunityPackageMappingId: rowId,
          productName: Type.String(),
          activationState: Type.String(),
          deliveryStatus: Type.String(),
          startDate: day,
          endDate: day,
        }),
      ),
    }),
  }),
] as const;
