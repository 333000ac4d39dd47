import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import { carriedValues } from '#contract/model/record/carriedValues.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import { isHiddenFrom } from '#contract/model/record/formerMembers.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { noRecordOf, noScreen } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../calls/Actor.ts';
import { notAllowed, notFound } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { records, users } from '../database/schema/index.ts';
import { conditionToSql } from '../query/conditionToSql.ts';
import { seenBy } from '../query/QueryField.ts';
import type { Screens } from '../screens/readScreens.ts';
import { nameOf, recordFields } from './recordFields.ts';

/** A record as it leaves the store: the screen's fields, and what the store keeps of every record. */
export type StoredRecord = Record<string, unknown> & { id: number; version: number };

/** The screen whose records the generic store keeps. @throws Refusal NOT_FOUND when there is none of that name. */
export const screenOf = (screens: Screens, resource: string): RecordScreen => {
  const screen = screens.get(resource);
  if (screen?.type === 'records' && screen.data.calls === null) return screen;
  throw notFound(noScreen(resource));
};

/** @throws Refusal FORBIDDEN when none of the person's roles may do it on this screen. */
export const refuseUnlessMay = (screen: RecordScreen, actor: Actor, verb: string): void => {
  if (!canDo(screen, actor.roleCodes, verb)) {
    throw notAllowed();
  }
};

/** The rows of a screen that the person may do something with. */
export const visibleRows = (
  screen: RecordScreen,
  actor: Actor,
  verb: string,
  today: string,
): SQL => {
  const rows: Condition = resolveRefs(rowsFor(screen, actor.roleCodes, verb), {
    record: undefined,
    user: actor,
    today,
  });
  return sql`${inArray(records.resource, [...resourceNames(screen)])} and ${records.deletedAt} is null and ${conditionToSql(rows, seenBy(recordFields(screen), true))}`;
};

export const recordColumns = {
  id: records.id,
  data: records.data,
  version: records.version,
  createdAt: records.createdAt,
  updatedAt: records.updatedAt,
  updatedByName: users.name,
  createdById: records.createdBy,
  createdByName: sql<string | null>`${nameOf(records.createdBy)}`,
};

export type RecordRow = {
  id: number;
  data: unknown;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
  createdById: number | null;
  createdByName: string | null;
};

/** The fields that a row keeps, under the names of today. */
export const keptFields = ({ data }: Pick<RecordRow, 'data'>, screen: RecordScreen): Values =>
  carriedValues(screen, data as Values);

/** A record with every field, for checks on the server. */
export const wholeRecord = (row: RecordRow, screen: RecordScreen): StoredRecord => ({
  ...keptFields(row, screen),
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: row.updatedByName,
  createdById: row.createdById,
  createdByName: row.createdByName,
});

/** What rules may know besides: the id, by which they tell a new record, and who made it, where the schema names it. */
export const ruleFields = (
  { schema }: RecordScreen,
  { id, createdById }: { readonly id?: unknown; readonly createdById?: unknown },
): Record<string, unknown> => ({
  ...(id !== undefined && { id }),
  ...(!isNoValue(createdById) &&
    Object.hasOwn(schema.properties ?? {}, 'createdById') && { createdById }),
});

/** What of a record may leave: fields that the person's roles hide stay behind. */
export const presentRecord = (row: RecordRow, screen: RecordScreen, actor: Actor): StoredRecord => {
  const isHidden = isHiddenFrom(screen, actor.roleCodes);
  const shown = Object.entries(wholeRecord(row, screen)).filter(
    ([name]) => !isHidden(name) || name === 'id' || name === 'version',
  );
  return Object.fromEntries(shown) as StoredRecord;
};

/** One row by its id. @throws Refusal NOT_FOUND: the same whether it is not there or not the person's to see. */
export const rowOrRefuse = async (
  db: Database,
  screen: RecordScreen,
  id: number,
  visible: SQL,
): Promise<RecordRow> => {
  const [row] = await db
    .select(recordColumns)
    .from(records)
    .leftJoin(users, eq(users.id, records.updatedBy))
    .where(and(eq(records.id, id), isNull(records.deletedAt), visible));
  if (!row) throw notFound(noRecordOf(screen.label.one));
  return row;
};
