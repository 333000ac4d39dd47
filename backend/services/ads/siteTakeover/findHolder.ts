import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { freeDays, slotHolder } from '#contract/calls/ads/siteTakeovers.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import { fromStoredRange } from '#contract/domain/days/dayRange.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { nextFreeDays, searchedDays } from '#contract/domain/slots/siteTakeover/nextFreeDays.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import type { Database } from '../../../database/client.ts';
import {
  accounts,
  builders,
  occupyingStates,
  polygons,
  projects,
  siteTakeovers,
  slotBookings,
  slots,
  users,
} from '../../../database/schema/index.ts';

/** Ground that is asked for: by whom, where and when. */
export interface WantedGround {
  /** The slot itself, which never stands in its own way. */
  readonly slotId?: number | undefined;
  readonly polygonIds: readonly number[];
  readonly days: DayRange;
}

export interface TakenGround {
  readonly holder: Static<typeof slotHolder>;
  readonly free: Static<typeof freeDays>;
}

interface Row extends Record<string, unknown> {
  slot_id: number;
  name: string;
  polygon_uuid: string;
  polygon_name: string;
  from: Day;
  before: Day;
  booked_by: string | null;
}

const listOf = (values: readonly (number | string)[], type: 'bigint' | 'text') =>
  sql.join(
    values.map(value => sql`${value}::${sql.raw(type)}`),
    sql`, `,
  );

/** Bookings that stand on the ground from its first day on, within the days that are searched for free ones. */
const bookingsOn = async (
  db: Database,
  { slotId, polygonIds, days }: WantedGround,
): Promise<Row[]> => {
  const until = addDays(days.start, searchedDays * 2);
  // A take-over of an area covers the areas within it, and is covered by those around it.
  const answer = (await db.execute(sql`
    with recursive around(id, parent_id) as (
      select ${polygons.id}, ${polygons.parentId} from ${polygons}
        where ${polygons.id} in (${listOf(polygonIds, 'bigint')})
      union
      select ${polygons.id}, ${polygons.parentId} from ${polygons}
        join around on ${polygons.id} = around.parent_id
    ), within(id) as (
      select ${polygons.id} from ${polygons}
        where ${polygons.id} in (${listOf(polygonIds, 'bigint')})
      union
      select ${polygons.id} from ${polygons} join within on ${polygons.parentId} = within.id
    )
    select ${slots.id}::int as slot_id,
           coalesce(${siteTakeovers.siteTakeoverTitle}, ${projects.name}, ${builders.name},
                    ${accounts.name}, 'Slot ' || ${slots.id}) as name,
           ${polygons.uuid}::text as polygon_uuid,
           ${polygons.name} as polygon_name,
           lower(${slotBookings.days})::text as "from",
           upper(${slotBookings.days})::text as "before",
           ${users.name} as booked_by
      from ${slotBookings}
      join ${slots} on ${slots.id} = ${slotBookings.slotId}
      join ${polygons} on ${polygons.id} = ${slotBookings.polygonId}
      left join ${siteTakeovers} on ${siteTakeovers.slotId} = ${slots.id}
      left join ${projects} on ${projects.id} = ${slots.projectId}
      left join ${builders} on ${builders.id} = ${slots.builderId}
      left join ${accounts} on ${accounts.id} = ${slots.accountId}
      left join ${users} on ${users.id} = coalesce(${slots.createdBy}, ${slots.updatedBy})
     where ${slotBookings.productId} = ${siteTakeoverProductId}
       and ${slotBookings.polygonId} in (select id from around union select id from within)
       and ${slotBookings.state} in (${listOf(occupyingStates, 'text')})
       and ${slotBookings.days} && daterange(${days.start}::date, ${until}::date)
       and ${slots.deletedAt} is null
       and ${slots.id} is distinct from ${slotId ?? null}::bigint
     order by lower(${slotBookings.days}), ${slots.id}
     limit 2000`)) as unknown as { rows: Row[] };
  return answer.rows;
};

/** Who holds ground on days that are wanted, and the next days of the same length that are free; undefined: nobody. */
export const findHolder = async (
  db: Database,
  wanted: WantedGround,
): Promise<TakenGround | undefined> => {
  if (wanted.polygonIds.length === 0) return undefined;
  const rows = await bookingsOn(db, wanted);
  const first = rows.find(
    ({ from, before }) => from <= wanted.days.end && before > wanted.days.start,
  );
  if (!first) return undefined;
  const taken = rows.map(({ from, before }) => fromStoredRange({ from, before }));
  const held = fromStoredRange({ from: first.from, before: first.before });
  const free = nextFreeDays(wanted.days, taken);
  return {
    holder: {
      slot_id: first.slot_id,
      name: first.name,
      polygon_uuid: first.polygon_uuid,
      polygon_name: first.polygon_name,
      start_date: held.start,
      end_date: held.end,
      booked_by: first.booked_by ?? undefined,
    },
    free: free ? { start_date: free.start, end_date: free.end } : null,
  };
};
