import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { slotMove as slotMoveAnswer } from '#contract/calls/events/events.ts';
import { daysBetween } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { movableStates, slotMove } from '#contract/domain/events/slotMoves.ts';
import type { Database } from '../../database/client.ts';
import {
  occupyingStates,
  polygons,
  products,
  slotBookings,
  slots,
} from '../../database/schema/index.ts';

export type SlotMove = Static<typeof slotMoveAnswer>;

interface EventDays {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** How many days the slots of an event move with it. */
export const shiftOf = (before: EventDays, after: EventDays): number =>
  daysBetween(before.startDate, after.startDate);

const rangeOf = ({ startDate, endDate }: EventDays) => ({ start: startDate, end: endDate });

const slotsOf = (db: Database, eventId: number) =>
  db
    .select({
      slotId: slots.id,
      kind: slots.kind,
      productName: products.name,
      state: slots.state,
      startDate: sql<Day>`${slots.startDate}`,
      endDate: sql<Day>`${slots.endDate}`,
      isFrozen: slots.isFrozen,
    })
    .from(slots)
    .innerJoin(products, eq(products.id, slots.productId))
    .where(
      and(
        eq(slots.eventId, eventId),
        isNull(slots.deletedAt),
        inArray(slots.state, [...movableStates]),
        isNotNull(slots.startDate),
        isNotNull(slots.endDate),
      ),
    )
    .orderBy(slots.startDate, slots.id);

/** Which of the slots would stand, so many days on, where a slot that does not move stands already. */
const takenGround = async (
  db: Database,
  ids: readonly number[],
  shift: number,
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const own = sql.join(
    ids.map(id => sql`${id}::bigint`),
    sql`, `,
  );
  const states = sql.join(
    occupyingStates.map(state => sql`${state}::text`),
    sql`, `,
  );
  const rows = await db
    .select({
      slotId: slotBookings.slotId,
      otherId: sql<number>`min(other.slot_id)`.mapWith(Number),
      polygonName: sql<string>`min(${polygons.name})`,
    })
    .from(slotBookings)
    .innerJoin(polygons, eq(polygons.id, slotBookings.polygonId))
    .innerJoin(
      sql`${slotBookings} as other`,
      sql`other.product_id = ${slotBookings.productId}
        and other.polygon_id = ${slotBookings.polygonId}
        and other.position = ${slotBookings.position}
        and other.state in (${states})
        and other.slot_id not in (${own})
        and other.days && daterange(
          lower(${slotBookings.days}) + ${shift}::int, upper(${slotBookings.days}) + ${shift}::int)`,
    )
    .where(
      and(
        inArray(slotBookings.slotId, [...ids]),
        inArray(slotBookings.state, [...occupyingStates]),
      ),
    )
    .groupBy(slotBookings.slotId);
  return new Map(
    rows.map(({ slotId, otherId, polygonName }) => [
      slotId,
      `Slot ${otherId} holds its place in ${polygonName}.`,
    ]),
  );
};

/** Every slot that goes along when an event moves, with the reason for each that cannot (T124). */
export const readSlotMoves = async (
  db: Database,
  {
    eventId,
    before,
    after,
    today,
  }: { eventId: number; before: EventDays; after: EventDays; today: Day },
): Promise<SlotMove[]> => {
  const moves = (await slotsOf(db, eventId)).flatMap(({ isFrozen, ...slot }): SlotMove[] => {
    const move = slotMove(
      { days: rangeOf(slot), isFrozen },
      rangeOf(before),
      rangeOf(after),
      today,
    );
    if (!move) return [];
    const { days, conflict } = move;
    return [{ ...slot, newStartDate: days.start, newEndDate: days.end, conflict }];
  });
  const ground = await takenGround(
    db,
    moves.map(({ slotId }) => slotId),
    shiftOf(before, after),
  );
  return moves.map(move => ({ ...move, conflict: move.conflict ?? ground.get(move.slotId) }));
};
