import Type from 'typebox';
import configurationSchema from '#form-schemas/project-configuration.schema.json' with { type: 'json' };
import packageSchema from '#form-schemas/np-package.schema.json' with { type: 'json' };
import partnerSchema from '#form-schemas/np-swap-partner.schema.json' with { type: 'json' };
import pendingSchema from '#form-schemas/np-pending-activation.schema.json' with { type: 'json' };
import slotSchema from '#form-schemas/np-slot.schema.json' with { type: 'json' };
import swapSchema from '#form-schemas/slot-swap.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { slotSwapMessage } from '../../domain/slots/slotProducts.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type {
  NpPackage,
  NpPendingActivation,
  NpSlot,
  NpSlotFields,
  NpSwapPartner,
  ProjectConfiguration,
  SlotSwap,
} from '../recordTypes.ts';

const source = 'part 3 §2, §3, §5, §7, T19, T126, decision record 0166';
const ofPackage = { opmV2Id: Type.Optional(rowId) };
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const slot = answerOf(slotSchema);
const summary = answerOf(packageSchema);

export const npSlotCalls = recordCalls<NpSlot, NpSlotFields>()({
  area: 'npSlots',
  schema: slotSchema,
  called: ['new-project slot', 'new-project slots'],
  access: 'signed-in',
  source,
  list: { at: 'GET /sapna/np/get-all-slots', query: ofPackage },
  create: {
    at: 'POST /sapna/np/create-slot',
    access: clientWriters,
    summary: 'Pin a project to a position in its area for a period, using a slot of a package',
  },
});

/** Packages that hold new-project slots. */
export const npPackageCalls = recordCalls<NpPackage, object>()({
  area: 'npPackages',
  schema: packageSchema,
  called: ['package with new-project slots', 'packages with new-project slots'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/np-packages', orders: ['id', 'updatedAt'] },
});

export const npPendingCalls = recordCalls<NpPendingActivation, object>()({
  area: 'npPendingActivations',
  schema: pendingSchema,
  called: ['product with slots to place', 'products with slots to place'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /sapna/np/get-all-pending-activations',
    query: ofPackage,
    orders: ['id', 'productId'],
  },
});

export const projectConfigurationCalls = recordCalls<ProjectConfiguration, object>()({
  area: 'projectConfigurations',
  schema: configurationSchema,
  called: ['configuration of a project', 'configurations of projects'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/project-configurations',
    query: { projectId: Type.Optional(rowId) },
    summary: 'Configurations of projects that have a price, in paise',
  },
});

/** Slots of anyone that one may ask to swap with: where they stand, and not whose they are. */
export const npSwapPartnerCalls = recordCalls<NpSwapPartner, object>()({
  area: 'npSwapPartners',
  schema: partnerSchema,
  called: ['slot to swap with', 'slots to swap with'],
  access: clientWriters,
  source,
  list: {
    at: 'GET /console/v1/np-swap-partners',
    query: { forSlotId: Type.Optional(rowId) },
  },
});

export const slotSwapCalls = recordCalls<SlotSwap, object>()({
  area: 'slotSwaps',
  schema: swapSchema,
  called: ['swap of slots', 'swaps of slots'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/slot-swaps', query: ofPackage },
  get: {
    at: 'GET /sapna/np/approval-page-details/{id}',
    summary: 'One swap with both slots as they were when it was requested',
  },
});

export const npCalls = [
  ...npSlotCalls.calls,
  ...npPackageCalls.calls,
  ...npPendingCalls.calls,
  ...projectConfigurationCalls.calls,
  ...npSwapPartnerCalls.calls,
  ...slotSwapCalls.calls,
  defineCall({
    id: 'npPackages.summary',
    method: 'GET',
    path: '/sapna/np/get-summary-details',
    kind: 'read',
    access: 'signed-in',
    summary: 'The new-project slots of a package: how many were bought and placed, and which',
    source,
    query: strictObject({ opmV2Id: rowId }),
    answer: Type.Object({
      ...(summary as ReturnType<typeof Type.Object>).properties,
      slots: Type.Array(
        Type.Object({
          slotId: rowId,
          parentId: Type.Union([rowId, Type.Null()]),
          regionId: Type.Union([rowId, Type.Null()]),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'npSlots.stop',
    method: 'POST',
    path: '/sapna/np/stop-slot',
    kind: 'change',
    access: 'signed-in',
    summary: 'Stop a slot, or cancel one that has not started; for people who are named for this',
    source,
    body: strictObject({ slotId: rowId, version: Type.Integer({ minimum: 1 }), reason }),
    answer: slot,
  }),
  defineCall({
    id: 'npSlots.swap',
    method: 'POST',
    path: '/sapna/np/swap-slot',
    kind: 'change',
    access: clientWriters,
    summary: 'Request that two slots swap places; both stay as they are until it is decided',
    source,
    body: strictObject({ slotId: rowId, otherSlotId: rowId, reason }),
    answer: Type.Object({
      message: Type.Literal(slotSwapMessage),
      swapId: rowId,
      approvalId: rowId,
    }),
  }),
] as const;
