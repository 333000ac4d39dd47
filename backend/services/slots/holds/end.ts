import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { holdRefusals } from '#contract/domain/slots/holds/holdTerms.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { slotBookings, slots } from '../../../database/schema/index.ts';
import { exclusivityFaults } from '../booking/ground/exclusivityFaults.ts';
import { readReferences } from '../booking/readReferences.ts';
import { refuseFrozen } from '../booking/refuseClosed.ts';
import { refuseFaults } from '../booking/refuseFaults.ts';
import { endHold, heldOrRefuse, letGo, presentHeld } from './heldSlot.ts';
import { tellAsker } from './tellAsker.ts';

/** POST slots/holds/release. */
export const releaseHold: Verb<CallOf<'slotHolds.release'>> = async context => {
  const { body, db, actor, services, audit } = context;
  const now = services.now();
  const held = await heldOrRefuse(context, body.slot_id);
  const { kind, before } = held;
  refuseFrozen(before.record);
  await letGo({ db, actorId: actor.id, now }, held, 'dropped');
  await tellAsker(context, held, 'free');
  const after = await kind.read(db, body.slot_id, indiaDay(now));
  await audit.record({
    action: 'release-place',
    entity: kind.group.resource,
    entityId: body.slot_id,
    version: after.record.version,
    before: before.history,
    after: after.history,
  });
  return presentHeld(after);
};

/** POST slots/holds/book: the place is kept already, so only what is missing can be in the way. */
export const bookHold: Verb<CallOf<'slotHolds.book'>> = async context => {
  const { body, db, actor, services, audit } = context;
  const now = services.now();
  const { kind, before, hold } = await heldOrRefuse(context, body.slot_id);
  if (hold.expiresAt <= now) throw new Refusal('CONFLICT', holdRefusals.over);
  const { record } = before;
  const references = await readReferences(context, record, record);
  const today = indiaDay(now);
  refuseFaults(kind.inBothLanguages, before.missing, [
    ...before.faults,
    ...(await exclusivityFaults(db, record, references, { today, keeps: true })),
  ]);
  await db
    .update(slots)
    .set({ state: 'booked', version: sql`${slots.version} + 1`, updatedBy: actor.id })
    .where(eq(slots.id, body.slot_id));
  await db
    .update(slotBookings)
    .set({
      state: 'booked',
      version: sql`${slotBookings.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(slotBookings.slotId, body.slot_id));
  await endHold(db, hold, { outcome: 'booked', now, actorId: actor.id });
  await tellAsker(context, { kind, before, hold }, 'booked');
  const after = await kind.read(db, body.slot_id, today);
  await audit.record({
    action: 'book',
    entity: kind.group.resource,
    entityId: body.slot_id,
    version: after.record.version,
    before: before.history,
    after: after.history,
  });
  return presentHeld(after);
};
