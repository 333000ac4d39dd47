import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import {
  holdRefusals,
  holdUntil,
  mostHolds,
  usualHoldHours,
} from '#contract/domain/slots/holds/holdTerms.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { slotHolds, slots, users } from '../../../database/schema/index.ts';
import { bookGround, leaveGround } from '../booking/ground/bookGround.ts';
import type { SlotContext } from '../booking/kinds/SlotContext.ts';
import { lockHoldable, polygonIdsOf, presentHeld } from './heldSlot.ts';
import { holdableKinds } from './holdableKinds.ts';

/** Refuses a third hold. The person's row is locked, so that two at once are not both the second. */
const refuseThird = async (db: Database, holderId: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, holderId)).for('no key update');
  const [running] = await db
    .select({ count: count() })
    .from(slotHolds)
    .innerJoin(slots, eq(slots.id, slotHolds.slotId))
    .where(
      and(eq(slotHolds.holderId, holderId), isNull(slotHolds.releasedAt), eq(slots.state, 'held')),
    );
  if ((running?.count ?? 0) >= mostHolds) throw new Refusal('CONFLICT', holdRefusals.tooMany);
};

type Taking = Pick<SlotContext, 'db' | 'actor' | 'services' | 'audit'>;

const hold = async (context: Taking, slotId: number, hours: number) => {
  const { db, actor, services, audit } = context;
  const now = services.now();
  const today = indiaDay(now);
  const kind = await lockHoldable(db, slotId);
  const before = await kind.read(db, slotId, today);
  const { record } = before;
  if (!record.is_draft) throw new Refusal('CONFLICT', holdRefusals.noDraft);
  const { start_date: start, end_date: end } = record;
  if (!start || !end || record.polygon_uuids.length === 0)
    throw invalidField('/slot_id', 'required', holdRefusals.noPlace);
  if (start < today) throw invalidField('/start_date', 'past', holdRefusals.past);
  const polygonIds = await polygonIdsOf(db, record);
  await leaveGround(db, slotId);
  await bookGround(db, kind.group, {
    slotId,
    polygonIds,
    days: { start, end },
    actorId: actor.id,
    state: 'held',
  });
  await db
    .update(slots)
    .set({ state: 'held', version: sql`${slots.version} + 1`, updatedBy: actor.id })
    .where(eq(slots.id, slotId));
  const until = holdUntil(now, hours);
  await db.insert(slotHolds).values({
    slotId,
    holderId: actor.id,
    expiresAt: until,
    createdBy: actor.id,
    updatedBy: actor.id,
  });
  const after = await kind.read(db, slotId, today);
  await audit.record({
    action: 'hold-place',
    entity: kind.group.resource,
    entityId: slotId,
    version: after.record.version,
    before: before.history,
    after: after.history,
  });
  return presentHeld(after, until);
};

/** POST slots/holds: the place of a draft is kept for the caller. */
export const takeHold: Verb<CallOf<'slotHolds.take'>> = async context => {
  const { body, db, actor } = context;
  await refuseThird(db, actor.id);
  return hold(context, body.slot_id, body.hours ?? usualHoldHours);
};

/** POST slots/holds/place: makes a draft for a free place, and holds it. */
export const takePlace: Verb<CallOf<'slotHolds.takePlace'>> = async context => {
  const { body, db, actor } = context;
  const kind = holdableKinds.get(body.product_id);
  if (!kind) throw invalidField('/product_id', 'kind', holdRefusals.noKind);
  await refuseThird(db, actor.id);
  const { polygon_uuid: uuid, start_date, end_date } = body;
  const draft = await kind.draft({
    ...context,
    query: undefined,
    params: undefined,
    body: { polygon_uuids: [uuid], start_date, end_date, is_draft: true },
  });
  return hold(context, draft.id, body.hours ?? usualHoldHours);
};
