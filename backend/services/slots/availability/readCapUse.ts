import { sql } from 'drizzle-orm';
import type { CapLevel } from '#contract/domain/caps/capLevels.ts';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import type { Database } from '../../../database/client.ts';
import { soldUnderCaps } from '../../caps/soldUnderCaps.ts';

interface CapRow {
  readonly id: number;
  readonly productId: number;
  readonly level: CapLevel;
  readonly cityId: number | null;
  readonly eventId: number | null;
  readonly packageId: number | null;
  readonly limit: number;
  readonly start: string;
  readonly end: string;
  readonly soldIn: number | null;
  readonly sold: number;
}

/**
 * What the caps in force on the days leave, tightest first: one entry for India or the city of the cap. A cap of each city
 * has one for each city that has sold something, and one without a city for the others.
 */
export const readCapUse = async (db: Database, productId: number, days: DayRange) => {
  const { rows } = (await db.execute(sql`
    select c.id::float8 as "id", c.product_id::float8 as "productId", c.level as "level",
           c.city_id::float8 as "cityId", c.event_id::float8 as "eventId", c.package_id::float8 as "packageId",
           c.limit_count as "limit",
           c.start_date::text as "start", c.end_date::text as "end",
           sold.city_id::float8 as "soldIn", coalesce(sold.sold, 0)::int as "sold"
      from caps c left join lateral (${soldUnderCaps()}) sold on true
     where c.product_id = ${productId} and c.is_active and c.deleted_at is null
       and c.start_date <= ${days.end}::date and c.end_date >= ${days.start}::date
     order by c.id`)) as { rows: CapRow[] };
  const present = (row: CapRow, cityId: number | null, sold: number) => ({
    cap_id: row.id,
    product_id: row.productId,
    level: row.level,
    ...(cityId !== null && { city_id: cityId }),
    ...(row.eventId !== null && { event_id: row.eventId }),
    ...(row.packageId !== null && { package_id: row.packageId }),
    limit: row.limit,
    sold,
    left: Math.max(0, row.limit - sold),
    start_date: row.start,
    end_date: row.end,
  });
  const elsewhere = [...grouped(rows, ({ id }) => id).values()].flatMap(([row]) =>
    row?.level === 'CITY' ? [present(row, null, 0)] : [],
  );
  return [
    ...rows
      .filter(({ level, soldIn }) => level !== 'CITY' || soldIn !== null)
      .map(row => present(row, row.level === 'CITY' ? row.soldIn : row.cityId, row.sold)),
    ...elsewhere,
  ].toSorted((one, other) => one.left - other.left || one.cap_id - other.cap_id);
};
