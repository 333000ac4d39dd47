import { eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { npSlotRefusals, swapFault } from '#contract/domain/slots/npSlots.ts';
import { slotSwapMessage } from '#contract/domain/slots/slotProducts.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { slots, slotSwaps } from '../../../database/schema/index.ts';
import { openApproval } from '../../approvals/openApproval.ts';
import { lockedSlots, standing } from '../../approvals/swaps/lockedSlots.ts';
import { tellSwap } from '../../approvals/swaps/tellSwap.ts';
import { swapSides } from './slotSwapRecords.ts';
import { npSlotOrRefuse } from './stopNpSlot.ts';

/** POST swap-slot: both slots are frozen until it is decided (T126). */
export const askSwap: Verb<CallOf<'npSlots.swap'>> = async context => {
  const { db, actor, audit, body, services } = context;
  const { slotId, otherSlotId } = body;
  await npSlotOrRefuse(db, actor, 'change', slotId);
  const rows = await lockedSlots(db, [slotId, otherSlotId]);
  const own = rows.find(({ id }) => id === slotId);
  const other = rows.find(({ id }) => id === otherSlotId);
  if (!own || other?.kind !== 'np-slot')
    throw invalidField('/otherSlotId', 'reference', npSlotRefusals.sameSlot);
  const today = indiaDay(services.now());
  const fault = swapFault(standing(own, today), standing(other, today));
  if (fault) throw invalidField('/otherSlotId', 'check', fault);
  const reason = body.reason.trim();
  const [swap] = await db
    .insert(slotSwaps)
    .values({
      fromSlotId: slotId,
      toSlotId: otherSlotId,
      reason,
      requestedBy: actor.id,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: slotSwaps.id });
  if (!swap) throw new Error('The swap was not written');
  const approvalId = await openApproval(context, {
    approvalType: 'SlotSwap',
    entityId: swap.id,
    opportunityId: own.opportunityId,
    content: { fromSlotId: slotId, toSlotId: otherSlotId, ...(await swapSides(db, swap.id)) },
    remark: reason,
  });
  await db
    .update(slotSwaps)
    .set({ approvalRequestId: approvalId })
    .where(eq(slotSwaps.id, swap.id));
  await db
    .update(slots)
    .set({ isFrozen: true, version: sql`${slots.version} + 1`, updatedBy: actor.id })
    .where(inArray(slots.id, [slotId, otherSlotId]));
  await tellSwap(context, { id: swap.id, requestedBy: actor.id }, rows, 'asked');
  for (const [row, partner] of [
    [own, other],
    [other, own],
  ] as const)
    await audit.record({
      action: 'ask-swap',
      entity: 'np-slots',
      entityId: row.id,
      version: row.version + 1,
      after: { otherSlotId: partner.id, reason },
    });
  return { message: slotSwapMessage, swapId: swap.id, approvalId };
};
