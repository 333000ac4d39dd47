import { eq, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { slotBookings, slots } from '../../../database/schema/index.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { refuseClosed, refuseFrozen } from './refuseClosed.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import { slotHistory } from './slotHistory.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { lockSlot, slotOrRefuse } from './slotRows.ts';

interface Sent {
  readonly slot_id: number;
  readonly version: number;
  readonly reason: string;
}

/** POST helper/18: a live slot is stopped, one that has not begun is cancelled; others may have its place at once. */
export const stopSlot =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  async ({ body, db, actor, audit, services }: SlotContext<Sent>): Promise<Answer> => {
    const now = services.now();
    const today = indiaDay(now);
    await lockSlot(db, kind, body.slot_id);
    const before = await slotOrRefuse(db, kind, body.slot_id, today);
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
    const after = await slotOrRefuse(db, kind, before.id, today);
    await audit.record({
      action: 'stop',
      entity: kind.resource,
      entityId: after.id,
      version: after.version,
      before: slotHistory(kind, before),
      after: slotHistory(kind, after),
    });
    return after;
  };
