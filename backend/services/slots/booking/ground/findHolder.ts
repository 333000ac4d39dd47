import { eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { freeDays, slotHolder } from '#contract/calls/slots/slotCalls.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import { fromStoredRange } from '#contract/domain/days/dayRange.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { nextFreeDays, searchedDays } from '#contract/domain/slots/nextFreeDays.ts';
import type { Database } from '../../../../database/client.ts';
import {
  builders,
  occupyingStates,
  polygons,
  projects,
  slotBookings,
  slots,
  users,
} from '../../../../database/schema/index.ts';
import { freePosition } from './freePosition.ts';
import type { SlotGroup } from '../kinds/SlotKind.ts';

/** Ground that is asked for: by whom, where and when. */
export interface WantedGround {
  /** The slot itself, which never is in its own way. */
  readonly slotId?: number | undefined;
  readonly polygonIds: readonly number[];
  readonly days: DayRange;
}

export interface TakenGround {
  readonly holder: Static<typeof slotHolder>;
  readonly free: Static<typeof freeDays>;
}

interface Booking {
  readonly slotId: number;
  readonly polygonId: number;
  readonly from: Day;
  readonly before: Day;
}

const listOf = (values: readonly (number | string)[], type: 'bigint' | 'text') =>
  sql.join(
    values.map(value => sql`${value}::${sql.raw(type)}`),
    sql`, `,
  );

/** Bookings that are on the ground from its first day on, within the days that are searched for free ones. */
const bookingsOn = async (
  db: Database,
  { productId }: SlotGroup,
  { slotId, polygonIds, days }: WantedGround,
): Promise<Booking[]> => {
  const until = addDays(days.start, searchedDays * 2);
  const own = listOf(polygonIds, 'bigint');
  // A slot of an area covers the areas within it, and is covered by those around it. There are three sizes, so two
  // steps up and two down reach all of them, each by its index.
  const { rows } = (await db.execute(sql`
    select ${slotBookings.slotId}::float8 as "slotId",
           ${slotBookings.polygonId}::float8 as "polygonId",
           lower(${slotBookings.days})::text as "from",
           upper(${slotBookings.days})::text as "before"
      from ${slotBookings}
     where ${slotBookings.polygonId} in (
             select ${polygons.id} from ${polygons} where ${polygons.id} in (${own})
             union all
             select ${polygons.parentId} from ${polygons} where ${polygons.id} in (${own})
             union all
             select around.parent_id from ${polygons} join ${polygons} around
                 on around.id = ${polygons.parentId} where ${polygons.id} in (${own})
             union all
             select ${polygons.id} from ${polygons} where ${polygons.parentId} in (${own})
             union all
             select within.id from ${polygons} join ${polygons} within
                 on within.parent_id = ${polygons.id} where ${polygons.parentId} in (${own}))
       and ${slotBookings.productId} = ${productId}
       and ${slotBookings.state} in (${listOf(occupyingStates, 'text')})
       and ${slotBookings.days} && daterange(${days.start}::date, ${until}::date)
       and ${slotBookings.slotId} is distinct from ${slotId ?? null}::bigint
     order by lower(${slotBookings.days}), ${slotBookings.slotId}
     limit 2000`)) as { rows: Booking[] };
  return rows;
};

/** Who holds a booking, in words; asked for the one that is in the way alone. */
const nameHolder = async (
  db: Database,
  { table, title }: SlotGroup,
  { slotId, polygonId, from, before }: Booking,
): Promise<TakenGround['holder']> => {
  const [row] = await db
    .select({
      title,
      projectName: projects.name,
      builderName: builders.name,
      bookedBy: users.name,
      state: slots.state,
      kind: slots.kind,
    })
    .from(slots)
    .leftJoin(table, eq(table.slotId, slots.id))
    .leftJoin(projects, eq(projects.id, slots.projectId))
    .leftJoin(builders, eq(builders.id, slots.builderId))
    .leftJoin(users, eq(users.id, slots.createdBy))
    .where(eq(slots.id, slotId));
  const [place] = await db
    .select({ uuid: polygons.uuid, name: polygons.name })
    .from(polygons)
    .where(eq(polygons.id, polygonId));
  const held = fromStoredRange({ from, before });
  return {
    slot_id: slotId,
    kind: row?.kind ?? '',
    name: row?.title ?? row?.projectName ?? row?.builderName ?? `Slot ${slotId}`,
    polygon_uuid: place?.uuid ?? '',
    polygon_name: place?.name ?? '',
    start_date: held.start,
    end_date: held.end,
    booked_by: row?.bookedBy ?? undefined,
    is_held: row?.state === 'held',
  };
};

/** Who holds ground on days that are wanted, and the next days of the same length that are free; undefined: nobody. */
export const findHolder = async (
  db: Database,
  kind: SlotGroup,
  wanted: WantedGround,
): Promise<TakenGround | undefined> => {
  if (wanted.polygonIds.length === 0) return undefined;
  const standsBeside = (kind.places ?? 1) > 1;
  if (standsBeside && (await freePosition(db, kind, wanted)) !== undefined) return undefined;
  const reached = await bookingsOn(db, kind, wanted);
  const bookings = standsBeside
    ? reached.filter(({ polygonId }) => wanted.polygonIds.includes(polygonId))
    : reached;
  const { start, end } = wanted.days;
  const first = bookings.find(({ from, before }) => from <= end && before > start);
  if (!first) return undefined;
  const free = nextFreeDays(wanted.days, bookings.map(fromStoredRange));
  return {
    holder: await nameHolder(db, kind, first),
    free: free ? { start_date: free.start, end_date: free.end } : null,
  };
};
