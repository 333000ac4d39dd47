import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { accounts, builders, projects, slots, users } from '../../../database/schema/index.ts';
import { presentShared } from './kinds/presentShared.ts';
import type { SlotGroup, SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { partsOf } from './kinds/slotParts.ts';

/** Slots of a kind that exist, whatever their state. */
export const isOfKind = ({ kind, productId }: SlotGroup) =>
  and(eq(slots.kind, kind), eq(slots.productId, productId), isNull(slots.deletedAt));

/** `slotStatus` of the contract in SQL, for filters and order. */
export const statusOn = (today: Day): SQL<string> => sql`case
  when ${slots.state} not in ('held', 'booked', 'live') then ${slots.state}
  when ${slots.endDate} < ${today}::date then 'ended'
  when ${slots.state} = 'held' then 'held'
  when ${slots.startDate} <= ${today}::date then 'live'
  else 'upcoming' end`;

export const entityName: SQL<string | null> = sql`coalesce(${projects.name}, ${builders.name})`;

export const selectSlots = (db: Database, { table }: SlotGroup) =>
  db
    .select({
      row: slots,
      entityName,
      supplyUserName: accounts.name,
      updatedByName: users.name,
    })
    .from(slots)
    .leftJoin(table, eq(table.slotId, slots.id))
    .leftJoin(projects, and(eq(slots.entityTypeId, 2), eq(projects.id, slots.entityId)))
    .leftJoin(builders, and(eq(slots.entityTypeId, 3), eq(builders.id, slots.entityId)))
    .leftJoin(accounts, eq(accounts.uuid, slots.supplyUserUuid))
    .leftJoin(users, eq(users.id, slots.updatedBy))
    .$dynamic();

export interface SlotRow {
  readonly row: typeof slots.$inferSelect;
  readonly entityName: string | null;
  readonly supplyUserName: string | null;
  readonly updatedByName: string | null;
}

/** Rows with all that is beside them, in the order of the rows. */
export const presentSlots = async <
  Values extends SlotValues,
  Answer extends SlotRecord & Values,
  Details,
>(
  db: Database,
  kind: SlotKind<Values, Answer, Details>,
  rows: readonly SlotRow[],
  today: Day,
): Promise<Answer[]> => {
  const ids = rows.map(({ row }) => row.id);
  const parts = await partsOf(db, ids);
  const details = new Map(
    (ids.length === 0 ? [] : await kind.readDetails(db, ids)).map(row => [row.slotId, row]),
  );
  return rows.map(row =>
    kind.present(presentShared(row, parts(row.row.id), today), details.get(row.row.id)),
  );
};

export const slotOrRefuse = async <
  Values extends SlotValues,
  Answer extends SlotRecord & Values,
  Details,
>(
  db: Database,
  kind: SlotKind<Values, Answer, Details>,
  id: number,
  today: Day,
): Promise<Answer> => {
  const rows = await selectSlots(db, kind).where(and(inArray(slots.id, [id]), isOfKind(kind)));
  const [found] = await presentSlots(db, kind, rows, today);
  if (!found) throw notFound(kind.notThere);
  return found;
};

/** Locks a slot for the rest of the transaction. */
export const lockSlot = async (db: Database, kind: SlotGroup, id: number): Promise<void> => {
  await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.id, id), isOfKind(kind)))
    .for('update');
};
