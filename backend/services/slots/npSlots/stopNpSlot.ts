import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { npSlotRefusals, stopFault } from '#contract/domain/slots/npSlots.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { npSlots, slotBookings, slots } from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { lockedSlots, standing } from '../../approvals/swaps/lockedSlots.ts';
import { isStopper, npSlotRecords } from './npSlotRecords.ts';
import { toldAs } from '../../../policies/toldAs.ts';

/** A new-project slot of an opportunity that the person reaches. @throws Refusal NOT_FOUND or FORBIDDEN */
export const npSlotOrRefuse = async (
  db: Database,
  actor: Actor,
  act: 'read' | 'change',
  id: number,
): Promise<void> => {
  const [row] = await db
    .select({ opportunityId: slots.opportunityId })
    .from(slots)
    .innerJoin(npSlots, eq(npSlots.slotId, slots.id))
    .where(and(eq(slots.id, id), isNull(slots.deletedAt)));
  if (!row?.opportunityId) throw notFound(notThere.npSlot);
  await refuseOpportunity(db, actor, act, row.opportunityId).catch(toldAs(notThere.npSlot));
};

/** POST stop-slot: its place is free at once. Only the people of the setting stop slots (T19). */
export const stopNpSlot: Verb<CallOf<'npSlots.stop'>> = async context => {
  const { db, actor, audit, body, services } = context;
  if (!(await isStopper(db, actor.id))) throw new Refusal('FORBIDDEN', npSlotRefusals.mayNotStop);
  await npSlotOrRefuse(db, actor, 'read', body.slotId);
  const [row] = await lockedSlots(db, [body.slotId]);
  if (!row) throw notFound(notThere.npSlot);
  refuseStale('slot', await npSlotRecords.readOne(context, row.id), body.version);
  const now = services.now();
  const slot = standing(row, indiaDay(now));
  const fault = stopFault(slot);
  if (fault) throw new Refusal('CONFLICT', fault);
  const state = slot.status === 'live' ? 'stopped' : 'cancelled';
  const stopReason = body.reason.trim();
  await db
    .update(slots)
    .set({
      state,
      stoppedAt: now,
      stopReason,
      version: sql`${slots.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(slots.id, row.id));
  await db
    .update(slotBookings)
    .set({ state, version: sql`${slotBookings.version} + 1`, updatedBy: actor.id })
    .where(eq(slotBookings.slotId, row.id));
  await audit.record({
    action: 'stop',
    entity: 'np-slots',
    entityId: row.id,
    version: row.version + 1,
    before: { status: slot.status },
    after: { status: state, stopReason },
  });
  return npSlotRecords.readOne(context, row.id);
};
