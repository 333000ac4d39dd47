import { isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Event, EventFields } from '#contract/calls/recordTypes.ts';
import { eventCalls } from '#contract/calls/events/events.ts';
import { checkDateBounds, checkDateOrder } from '#contract/domain/checks/dateChecks.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { eventCities, saleEvents } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { refuseFaults } from '../../tables/refuseFaults.ts';
import { lockSlots, moveSlots, refuseConflicts } from './moveSlots.ts';
import { readSlotMoves, shiftOf, type SlotMove } from './readSlotMoves.ts';

/** Computed for the rows of a page alone: PostgreSQL cuts the page before it evaluates subqueries of the row. */
const cityCount: SQL = sql`(
  select count(*)::int from ${eventCities} where ${eventCities.eventId} = ${saleEvents.id})`;

/** Days far from today, and an end before the start (part 1 section 5, part 2 section 5). */
const dayFaults = (
  days: Pick<Event, 'startDate' | 'endDate'>,
  today: Day,
): readonly FieldFault[] => {
  const outside = (['startDate', 'endDate'] as const).flatMap((field): FieldFault[] => {
    const message = checkDateBounds(days[field], today);
    return message ? [{ field, code: 'bounds', message }] : [];
  });
  const order = checkDateOrder(days.startDate, days.endDate);
  return outside.length === 0 && order
    ? [{ field: 'startDate', code: 'order', message: order }]
    : outside;
};

/** Events: sales drives that packages and slots belong to. */
export const eventRecords = declareRecords<Event, EventFields>(eventCalls, {
  resource: 'events',
  table: saleEvents,
  removal: 'soft',
  notThere: notThere.event,
  fields: {
    name: saleEvents.name,
    description: saleEvents.description,
    startDate: saleEvents.startDate,
    endDate: saleEvents.endDate,
    clientTypeId: saleEvents.clientTypeId,
    active: saleEvents.isActive,
    cityCount,
  },
  search: [saleEvents.name],
  sort: '-startDate',
  readers: 'granted',
  unique: [
    {
      index: 'sale_events_name_unique',
      field: 'name',
      taken: ({ name }) => `An event named "${name}" already exists.`,
    },
  ],
  faults: ({ record, changes }, today) =>
    (changes.startDate ?? changes.endDate) ? dayFaults(record, today) : [],
});

export const isEvent = isNull(saleEvents.deletedAt);

/** PUT event/{id}: the event alone, or with `updateSlot=true` the event and all its slots, or nothing (T124). */
export const updateEvent: Verb<CallOf<'events.update'>> = async context => {
  const { params, query, body, db, services } = context;
  if (!query.updateSlot) return eventRecords.update(context, { id: params.id, body });
  let moves: SlotMove[] = [];
  const event = await eventRecords.update(
    context,
    { id: params.id, body },
    {
      refuse: async ({ before, record }) => {
        await lockSlots(db, params.id);
        const today = indiaDay(services.now());
        const days = { eventId: params.id, before: before ?? record, after: record, today };
        moves = await readSlotMoves(db, days);
        refuseConflicts(moves);
      },
      written: ({ before, record }) => moveSlots(context, moves, shiftOf(before ?? record, record)),
      history: () => (moves.length > 0 ? { movedSlots: moves.length } : {}),
    },
  );
  return { ...event, movedSlots: moves };
};

/** GET events/{id}/slot-moves: what `updateSlot=true` would do with these days; writes nothing (T124). */
export const listSlotMoves: Verb<CallOf<'events.slotMoves'>> = async ({
  params,
  query,
  db,
  services,
}) => {
  const today = indiaDay(services.now());
  const before = await eventRecords.readOne({ db, services }, params.id);
  refuseFaults(dayFaults(query, today), 'query');
  const results = await readSlotMoves(db, { eventId: params.id, before, after: query, today });
  return {
    results,
    totalCount: results.length,
    conflictCount: results.filter(({ conflict }) => conflict !== undefined).length,
  };
};
