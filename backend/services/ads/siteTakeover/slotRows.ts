import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  accounts,
  builders,
  projects,
  siteTakeovers,
  slots,
  users,
} from '../../../database/schema/index.ts';
import { partsOf } from './slotParts.ts';
import { presentSlot, type SlotRecord } from './presentSlot.ts';

/** Site takeovers that exist, whatever their state. */
export const isSiteTakeover = and(
  eq(slots.kind, 'site-takeover'),
  eq(slots.productId, siteTakeoverProductId),
  isNull(slots.deletedAt),
);

/** `slotStatus` of the contract in SQL, for filters and order. */
export const statusOn = (today: Day): SQL<string> => sql`case
  when ${slots.state} not in ('held', 'booked', 'live') then ${slots.state}
  when ${slots.endDate} < ${today}::date then 'ended'
  when ${slots.state} = 'held' then 'held'
  when ${slots.startDate} <= ${today}::date then 'live'
  else 'upcoming' end`;

export const entityName: SQL<string | null> = sql`coalesce(${projects.name}, ${builders.name})`;

export const selectSlots = (db: Database) =>
  db
    .select({
      row: slots,
      details: siteTakeovers,
      entityName,
      supplyUserName: accounts.name,
      updatedByName: users.name,
    })
    .from(slots)
    .leftJoin(siteTakeovers, eq(siteTakeovers.slotId, slots.id))
    .leftJoin(projects, and(eq(slots.entityTypeId, 2), eq(projects.id, slots.entityId)))
    .leftJoin(builders, and(eq(slots.entityTypeId, 3), eq(builders.id, slots.entityId)))
    .leftJoin(accounts, eq(accounts.uuid, slots.supplyUserUuid))
    .leftJoin(users, eq(users.id, slots.updatedBy))
    .$dynamic();

export type SlotRow = Awaited<ReturnType<typeof selectSlots>>[number];

/** Rows with their polygons, projects and cards, in the order of the rows. */
export const presentSlots = async (
  db: Database,
  rows: readonly SlotRow[],
  today: Day,
): Promise<SlotRecord[]> => {
  const parts = await partsOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(row => presentSlot(row, parts(row.row.id), today));
};

export const slotOrRefuse = async (db: Database, id: number, today: Day): Promise<SlotRecord> => {
  const rows = await selectSlots(db).where(and(inArray(slots.id, [id]), isSiteTakeover));
  const [found] = await presentSlots(db, rows, today);
  if (!found) throw notFound(notThere.slot);
  return found;
};

/** Locks a slot for the rest of the transaction. */
export const lockSlot = async (db: Database, id: number): Promise<void> => {
  await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.id, id), isSiteTakeover))
    .for('update');
};
