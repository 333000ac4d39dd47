import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { migrationActs } from '#contract/domain/records/migrationActs.ts';
import { carriedValues } from '#contract/model/record/carriedValues.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { noRecordOf, notThere } from '#contract/domain/messages/notThere.ts';
import { mayCall } from '../../../calls/mayCall.ts';
import { notAllowed, notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Audit } from '../../../audit/createAudit.ts';
import { refuseClosed } from '../../../policies/refuseClosed.ts';
import { restorableOf, type Restorable } from './restorable.ts';
import { newestEntry, type Asking, type Entry } from './takeBack.ts';
import { sourceFor, type Around } from './visibleChanges.ts';

const restoring = 'console.restore';

type Row = Readonly<Record<string, unknown>>;

/** Whether the person may remove records of the screen at all: if so, they may restore them. */
export const mayRemove = (
  { servedCalls }: Around,
  screen: RecordScreen,
  { actor }: Asking,
): boolean => {
  const remove = screen.data.calls?.remove;
  const access = remove ? servedCalls.get(remove.call)?.call.access : undefined;
  const isOpen = screen.data.calls === null || (access !== undefined && mayCall(access, actor));
  return isOpen && canDo(screen, actor.roleCodes, 'remove');
};

/** Whether a removed record, as it was last, is among the rows that the person may remove. */
export const isAmongRemovable = (
  screen: RecordScreen,
  { actor, services }: Asking,
  last: Row,
): boolean =>
  evaluate(rowsFor(screen, actor.roleCodes, 'remove'), {
    record: carriedValues(screen, last),
    user: actor,
    today: indiaDay(services.now()),
  });

/** Refuses a record that names one which is removed itself: it would hang in the air. */
const refuseOrphan = async ({ db }: Asking, restorable: Restorable, id: number): Promise<void> => {
  const table: PgTable = restorable.table;
  const [row] = await db.select().from(table).where(eq(restorable.table.id, id));
  // Keys name columns of their own making, which are told by their names alone.
  const values = new Map(
    Object.entries(getTableColumns(table)).map(([name, column]) => [column.name, row?.[name]]),
  );
  for (const foreignKey of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = foreignKey.reference();
    const gone: PgColumn | undefined = getTableColumns(foreignTable)['deletedAt'];
    const own = columns.map(({ name }) => values.get(name) ?? null);
    if (!gone || own.includes(null)) continue;
    const isNamed = foreignColumns.map((column, index) => eq(column, own[index]));
    const [parent] = await db
      .select({ found: sql`1` })
      .from(foreignTable)
      .where(and(...isNamed, isNotNull(gone)));
    if (parent)
      throw new Refusal(
        'CONFLICT',
        'It belongs to a record that is also deleted. Restore that one first.',
      );
  }
};

/** The removal that is the newest thing that happened to a record. @throws Refusal when it is not removed. */
const removalOrRefuse = async (
  context: Asking,
  screen: RecordScreen,
  id: string,
): Promise<Entry> => {
  // A removed record goes along with its screen, and is removed all the same.
  const newest = await newestEntry(context, resourceNames(screen), id, migrationActs);
  if (!newest) throw notFound(notThere.record);
  if (newest.action !== 'delete') throw new Refusal('CONFLICT', 'This record is not deleted.');
  return newest;
};

/**
 * Brings a removed record back as it was.
 * @throws Refusal CONFLICT when it is not removed, was removed for good, or something has taken its place meanwhile.
 */
export const restoreRecord = async (
  around: Around,
  screen: RecordScreen,
  id: string,
  context: Asking & { readonly audit: Audit },
): Promise<IdentifiedRecord> => {
  const { actor, db, audit } = context;
  const { resource, data } = screen;
  const restorable = restorableOf(resource, data.calls === null);
  if ((await restorable?.isKnown?.(context, Number(id))) === false) throw notFound(notThere.record);
  const removal = await removalOrRefuse(context, screen, id);
  const last = { ...(removal.before as Row | null), [data.key]: Number(id) };
  if (!mayRemove(around, screen, context) || !isAmongRemovable(screen, context, last))
    throw notAllowed();
  if (!restorable)
    throw new Refusal('CONFLICT', 'These records are deleted permanently and cannot be restored.');
  const { table, of: kind } = restorable;
  if (kind)
    await refuseClosed(db, actor, { callId: restoring, name: restoring }, [
      { kind, id: Number(id) },
    ]);
  const written = await db
    .update(table)
    .set({ deletedAt: null, version: sql`${table.version} + 1`, updatedBy: actor.id })
    .where(and(eq(table.id, Number(id)), isNotNull(table.deletedAt)))
    .returning({ id: table.id, version: table.version });
  const [back] = written as { id: number; version: number }[];
  if (!back) throw new Refusal('CONFLICT', 'This record is not deleted.');
  await refuseOrphan(context, restorable, back.id);
  await restorable.check?.(context, back.id);
  await audit.record({
    action: 'restore',
    entity: resource,
    entityId: back.id,
    version: back.version,
    before: null,
    after: removal.before as Record<string, unknown> | null,
  });
  const source = sourceFor(around, screen, context);
  const [record] = await source.readByIds([back.id]);
  if (!record) throw notFound(noRecordOf(screen.label.one));
  return source.present(record);
};
