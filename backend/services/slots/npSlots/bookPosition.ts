import { and, eq, inArray, sql } from 'drizzle-orm';
import { toStoredRange, type DayRange } from '#contract/domain/days/dayRange.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { npSlotPositions, positionTaken } from '#contract/domain/slots/npSlots.ts';
import { databaseCode } from '../../../calls/databaseCode.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { lockProducts } from '../../caps/caps.ts';
import { refuseOverCap } from '../../caps/refuseOverCap.ts';
import { occupyingStates, projects, slotBookings, slots } from '../../../database/schema/index.ts';

const excluded = '23P01';
const plural = { en: 'new-project slots', hi: 'नई परियोजना के स्लॉट' };

interface Wanted {
  readonly productId: number;
  readonly place: { readonly id: number; readonly name: string };
  readonly position: number;
  readonly days: DayRange;
}

interface Booking extends Wanted {
  readonly slotId: number;
  readonly actorId: number;
}

/** 409 in words: who holds the position, until when, and which positions are free on these days. */
const taken = async (db: Database, { productId, place, position, days }: Wanted) => {
  const { from, before } = toStoredRange(days);
  const rows = await db
    .select({
      slotId: slotBookings.slotId,
      position: slotBookings.position,
      before: sql<string>`upper(${slotBookings.days})::text`,
      projectName: projects.name,
    })
    .from(slotBookings)
    .innerJoin(slots, eq(slots.id, slotBookings.slotId))
    .leftJoin(projects, eq(projects.id, slots.projectId))
    .where(
      and(
        eq(slotBookings.productId, productId),
        eq(slotBookings.polygonId, place.id),
        inArray(slotBookings.state, [...occupyingStates]),
        sql`${slotBookings.days} && daterange(${from}::date, ${before}::date)`,
      ),
    );
  const holder = rows.find(row => row.position === position);
  if (!holder) return undefined;
  const held = new Set(rows.map(row => row.position));
  const free = Array.from({ length: npSlotPositions }, (_, at) => at + 1).filter(
    one => !held.has(one),
  );
  const words = positionTaken({
    position,
    place: place.name,
    slotId: holder.slotId,
    projectName: holder.projectName ?? '-',
    until: formatDay(addDays(holder.before, -1)),
    free,
  });
  return new Refusal('CONFLICT', words, {
    errors: [{ in: 'body', field: '/position', code: 'slot-taken', ...words }],
  });
};

/** Refuses a position that is held already, before anything is written or waited for. What is free now may be gone then. */
export const refusePositionTaken = async (db: Database, wanted: Wanted): Promise<void> => {
  const refusal = await taken(db, wanted);
  if (refusal) throw refusal;
};

/**
 * Puts a slot on its position. Bookings of the product queue up, as those of all kinds do; of two at once the
 * exclusion of the database lets one pass.
 * @throws Refusal CONFLICT with the holder and the free positions, or with the cap that is reached
 */
export const bookPosition = async (db: Database, wanted: Booking): Promise<void> => {
  const { slotId, productId, place, position, days, actorId } = wanted;
  const { from, before } = toStoredRange(days);
  await lockProducts(db, [{ productId }]);
  try {
    await db.transaction(inner =>
      inner.insert(slotBookings).values({
        slotId,
        productId,
        polygonId: place.id,
        position,
        days: { from, until: before },
        state: 'booked',
        createdBy: actorId,
        updatedBy: actorId,
      }),
    );
  } catch (error) {
    const refusal = databaseCode(error) === excluded ? await taken(db, wanted) : undefined;
    throw refusal ?? error;
  }
  await refuseOverCap(db, { productId, plural, startField: 'startDate' }, { slotId, days });
};
