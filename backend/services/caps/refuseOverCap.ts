import { sql } from 'drizzle-orm';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import { capReached } from '#contract/domain/slots/bookingRefusals.ts';
import type { Text } from '#contract/model/types.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { soldUnderCaps } from './soldUnderCaps.ts';

interface CapRow {
  readonly id: number;
  readonly limit: number;
  readonly start: string;
  readonly end: string;
  readonly city: string | null;
  readonly narrowed: string | null;
}

/** What a cap asks of anyone who books. */
interface CapGroup {
  readonly productId: number;
  /** What several slots are called. */
  readonly plural: Text;
  /** The field of the first day; `start_date` where none is named. */
  readonly startField?: string;
}

/**
 * Refuses a booking beyond a cap of its days: of a named city, of each city, or of India, of an event or a package where
 * the cap names one; the tightest wins (T125). Asked after the booking, behind the product's lock, so that two last places
 * are never sold at once: the slot is with its event and package already, and is counted.
 * @throws Refusal CONFLICT on the day on which the slot begins
 */
export const refuseOverCap = async (
  db: Database,
  { productId, plural, startField = 'start_date' }: CapGroup,
  { slotId, days }: { readonly slotId: number; readonly days: DayRange },
): Promise<void> => {
  const { rows } = (await db.execute(sql`
    select c.id::float8 as "id", c.limit_count as "limit", c.start_date::text as "start",
           c.end_date::text as "end", city.name as "city",
           nullif(concat_ws(', ', event.name, package.name), '') as "narrowed"
      from caps c
      join lateral (${soldUnderCaps(slotId)}) sold on sold.sold > c.limit_count
      left join cities city on city.id = sold.city_id
      left join sale_events event on event.id = c.event_id
      left join packages package on package.id = c.package_id
     where c.product_id = ${productId} and c.is_active and c.deleted_at is null
       and c.start_date <= ${days.end}::date and c.end_date >= ${days.start}::date
     order by c.limit_count, c.id, city.name
     limit 1`)) as { rows: CapRow[] };
  const [cap] = rows;
  if (!cap) return;
  const words = capReached({ ...cap, days: cap }, plural);
  throw new Refusal('CONFLICT', words, {
    errors: [{ in: 'body', field: `/${startField}`, code: 'cap', ...words }],
  });
};
