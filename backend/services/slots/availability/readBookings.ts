import { sql } from 'drizzle-orm';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { StoredSlotState } from '#contract/domain/slots/slotStatus.ts';
import type { Database } from '../../../database/client.ts';

/** One slot on one area, with the areas around that. */
export interface BookingRow {
  readonly slotId: number;
  readonly productId: number;
  readonly polygonId: number;
  readonly polygonName: string;
  readonly parentId: number | null;
  readonly grandparentId: number | null;
  readonly start: Day;
  readonly end: Day;
  readonly state: StoredSlotState;
  readonly isFrozen: boolean;
  readonly kind: string;
  readonly name: string;
  readonly opportunityId: number | null;
  readonly profileUuid: string | null;
  readonly holderId: number | null;
  readonly heldBy: string | null;
  readonly heldUntil: string | null;
  /** In India. */
  readonly enteredOn: Day;
}

interface Asked {
  readonly polygonIds: readonly number[];
  readonly productIds: readonly number[];
  readonly days: DayRange;
}

const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/**
 * Every slot that is on the areas, within them or around them, on one of the days: one query, whatever the number
 * of areas. There are three sizes of areas, so two steps up and two down reach all of them (decision record 0060).
 */
export const readBookings = async (
  db: Database,
  { polygonIds, productIds, days }: Asked,
): Promise<BookingRow[]> => {
  const asked = arrayOf(polygonIds);
  const { rows } = (await db.execute(sql`
    with own as (select id, parent_id from polygons where id = any(${asked})),
    reached as (
      select id from own
      union select parent_id from own where parent_id is not null
      union select around.parent_id from own join polygons around on around.id = own.parent_id
             where around.parent_id is not null
      union select within.id from own join polygons within on within.parent_id = own.id
      union select inner_most.id from own join polygons within on within.parent_id = own.id
              join polygons inner_most on inner_most.parent_id = within.id)
    select b.slot_id::float8 as "slotId", b.product_id::float8 as "productId",
           b.polygon_id::float8 as "polygonId", p.name as "polygonName",
           p.parent_id::float8 as "parentId", around.parent_id::float8 as "grandparentId",
           lower(b.days)::text as "start", (upper(b.days) - 1)::text as "end",
           s.state as "state", s.is_frozen as "isFrozen", s.kind as "kind",
           coalesce(t.site_takeover_title, j.name, u.name, 'Slot ' || s.id) as "name",
           s.opportunity_id::float8 as "opportunityId", s.profile_uuid::text as "profileUuid",
           (b.created_at at time zone 'Asia/Kolkata')::date::text as "enteredOn",
           h.holder_id::float8 as "holderId", holder.name as "heldBy",
           to_char(h.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "heldUntil"
      from slot_bookings b
      join polygons p on p.id = b.polygon_id
      left join polygons around on around.id = p.parent_id
      join slots s on s.id = b.slot_id and s.deleted_at is null
      left join site_takeovers t on t.slot_id = s.id
      left join projects j on j.id = s.project_id
      left join builders u on u.id = s.builder_id
      left join slot_holds h on h.slot_id = s.id and h.released_at is null
      left join users holder on holder.id = h.holder_id
     where b.product_id = any(${arrayOf(productIds)})
       and b.polygon_id = any(array(select id from reached))
       and b.state in ('held', 'booked', 'live', 'stopped', 'ended')
       and b.days && daterange(${days.start}::date, ${days.end}::date, '[]')
     order by lower(b.days), b.slot_id`)) as { rows: BookingRow[] };
  return rows;
};
