import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { slotBookings, slots } from '../../../database/schema/index.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { slotHistory } from './presentSlot.ts';
import { refuseClosed, refuseFrozen } from './refuseClosed.ts';
import { lockSlot, slotOrRefuse } from './slotRows.ts';

/** POST helper/18: a live slot is stopped, one that has not begun is cancelled; others may have its place at once. */
export const stopSiteTakeover: Verb<CallOf<'siteTakeovers.stop'>> = async ({
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const now = services.now();
  const today = indiaDay(now);
  await lockSlot(db, body.slot_id);
  const before = await slotOrRefuse(db, body.slot_id, today);
  refuseStale('slot', before, body.version);
  refuseClosed(before);
  refuseFrozen(before);
  const state = before.slot_status === 'live' ? 'stopped' : 'cancelled';
  await db
    .update(slots)
    .set({
      state,
      stoppedAt: now,
      stopReason: body.reason.trim(),
      version: sql`${slots.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(slots.id, before.id));
  await db
    .update(slotBookings)
    .set({ state, version: sql`${slotBookings.version} + 1`, updatedBy: actor.id })
    .where(eq(slotBookings.slotId, before.id));
  const after = await slotOrRefuse(db, before.id, today);
  await audit.record({
    action: 'stop',
    entity: 'site-takeovers',
    entityId: after.id,
    version: after.version,
    before: slotHistory(before),
    after: slotHistory(after),
  });
  return after;
};
