import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { saleEvents } from '../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../catalogue/changesOf.ts';
import { refusingTaken } from '../catalogue/refusingTaken.ts';
import { refuseStale } from '../catalogue/staleVersion.ts';
import { eventHistory, eventOrRefuse, isEvent } from './eventRows.ts';
import { columnsOf, refuseBadDays, takenEventName } from './internal.ts';
import { lockSlots, moveSlots, refuseConflicts } from './moveSlots.ts';
import { readSlotMoves, shiftOf } from './slotMoves.ts';

/** PUT event/{id}: the event alone, or with `updateSlot=true` the event and all its slots, or nothing (T124). */
export const updateEvent: Verb<CallOf<'events.update'>> = async context => {
  const { params, query, body, db, actor, audit, services } = context;
  await db
    .select({ id: saleEvents.id })
    .from(saleEvents)
    .where(and(eq(saleEvents.id, params.id), isEvent))
    .for('update');
  const before = await eventOrRefuse(db, params.id);
  refuseStale('event', before, body.version);
  const changes = changesOf(before, { ...body, name: body.name?.trim() });
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return query.updateSlot ? { ...before, movedSlots: [] } : before;
  }
  const today = indiaDay(services.now());
  const days = { ...before, ...changes };
  if (changes.startDate ?? changes.endDate) refuseBadDays(days, today);
  if (query.updateSlot) await lockSlots(db, params.id);
  const moves = query.updateSlot
    ? await readSlotMoves(db, { eventId: params.id, before, after: days, today })
    : [];
  refuseConflicts(moves);
  const taken = takenEventName(changes.name ?? before.name);
  await refusingTaken('sale_events_name_unique', taken, () =>
    db
      .update(saleEvents)
      .set({
        ...columnsOf(changes),
        version: sql`${saleEvents.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(saleEvents.id, params.id)),
  );
  await moveSlots(context, moves, shiftOf(before, days));
  const after = await eventOrRefuse(db, params.id);
  await audit.record({
    action: 'update',
    entity: 'events',
    entityId: after.id,
    version: after.version,
    before: eventHistory(before),
    after: { ...eventHistory(after), ...(moves.length > 0 && { movedSlots: moves.length }) },
  });
  return query.updateSlot ? { ...after, movedSlots: moves } : after;
};
