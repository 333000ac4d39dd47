import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  caps,
  cities,
  occupyingStates,
  polygons,
  slotBookings,
} from '../../../database/schema/index.ts';
import type { WantedGround } from './findHolder.ts';
import type { SlotGroup } from './SlotKind.ts';

type Cap = Pick<
  typeof caps.$inferSelect,
  'id' | 'level' | 'cityId' | 'limitCount' | 'startDate' | 'endDate'
>;

const capsOver = (db: Database, { productId }: SlotGroup, { days }: WantedGround): Promise<Cap[]> =>
  db
    .select()
    .from(caps)
    .where(
      and(
        eq(caps.productId, productId),
        eq(caps.isActive, true),
        isNull(caps.deletedAt),
        // A slot belongs to no package of the catalogue and to no event.
        isNull(caps.packageId),
        isNull(caps.eventId),
        lte(caps.startDate, days.end),
        gte(caps.endDate, days.start),
      ),
    )
    .orderBy(asc(caps.limitCount), asc(caps.id));

/** Slots sold within the period of a cap, in one city or in all. The slot that is booked just now is among them. */
const soldWithin = async (
  db: Database,
  { productId }: SlotGroup,
  cap: Cap,
  cityId: number | null,
): Promise<number> => {
  const [row] = await db
    .select({ sold: sql<number>`count(distinct ${slotBookings.slotId})::int` })
    .from(slotBookings)
    .innerJoin(polygons, eq(polygons.id, slotBookings.polygonId))
    .where(
      and(
        eq(slotBookings.productId, productId),
        sql`${slotBookings.state} in ${[...occupyingStates]}`,
        sql`${slotBookings.days} && daterange(${cap.startDate}::date, ${cap.endDate}::date, '[]')`,
        cityId === null ? undefined : eq(polygons.cityId, cityId),
      ),
    );
  return row?.sold ?? 0;
};

/**
 * Refuses a booking beyond a cap of its days: of a named city, of each city, or of India; the tightest wins (T125).
 * Asked after the booking, behind the product's lock, so that two last places are never sold at once.
 */
export const refuseOverCap = async (
  db: Database,
  kind: SlotGroup,
  wanted: WantedGround,
): Promise<void> => {
  const found = await capsOver(db, kind, wanted);
  if (found.length === 0) return;
  const places = await db
    .selectDistinct({ id: cities.id, name: cities.name })
    .from(polygons)
    .innerJoin(cities, eq(cities.id, polygons.cityId))
    .where(sql`${polygons.id} in ${[...wanted.polygonIds]}`);
  for (const cap of found) {
    const counted =
      cap.level === 'PAN_INDIA'
        ? [{ id: null, name: 'India' }]
        : places.filter(({ id }) => cap.level === 'CITY' || id === cap.cityId);
    for (const { id, name } of counted) {
      if ((await soldWithin(db, kind, cap, id)) <= cap.limitCount) continue;
      const message =
        `Cap ${cap.id} allows ${cap.limitCount} ${kind.plural} in ${name} ` +
        `from ${cap.startDate} to ${cap.endDate}, and they are sold.`;
      throw new Refusal('CONFLICT', message, {
        errors: [{ in: 'body', field: '/start_date', code: 'cap', message }],
      });
    }
  }
};
