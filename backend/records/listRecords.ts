import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Context, Verb } from '../calls/Context.ts';
import type { Database } from '../database/client.ts';
import { records, users } from '../database/schema/index.ts';
import { seesPhones } from '../policies/phones/maskPhones.ts';
import { amongIds } from '../query/amongIds.ts';
import { conditionToSql } from '../query/conditionToSql.ts';
import { inSlices, isLongRange } from '../query/longPages.ts';
import { seenBy } from '../query/QueryField.ts';
import { searchToSql } from '../query/searchToSql.ts';
import { byMatch, sortToSql } from '../query/sortToSql.ts';
import type { Screens } from '../screens/readScreens.ts';
import { readRange } from './readRange.ts';
import { recordFields, searchFields } from './recordFields.ts';
import {
  presentRecord,
  recordColumns,
  screenOf,
  visibleRows,
  type RecordRow,
  type StoredRecord,
} from './recordRows.ts';

type Query = Parameters<typeof readRange>[0];
type Asking = Pick<Context, 'db' | 'services'> & { readonly actor: Actor };

interface Range {
  readonly where: SQL | undefined;
  readonly order: SQL[];
  readonly offset: number;
  readonly limit: number;
}

/** Ids alone are put in order in memory; whole records of a large screen would go through files. */
const idsInOrder = async (
  db: Database,
  { where, order, offset, limit }: Range,
): Promise<number[]> => {
  const found = await db
    .select({ id: records.id })
    .from(records)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
};

/**
 * The range of a screen's records that is asked for, as the person may see them, and how many there are in all.
 * @throws Refusal when the query cannot be read or names what the person does not see.
 */
export const readRecords = async (
  screen: RecordScreen,
  query: Query,
  { actor, db, services }: Asking,
): Promise<{ readonly rows: readonly StoredRecord[]; readonly range: string }> => {
  const { offset, limit, sort, where, search, ids } = readRange(query);
  // A field that the person may not read is not to be guessed by filtering either.
  const hidden = hiddenFields(screen, actor.roleCodes);
  const sees = seesPhones(actor, services.config);
  const fields = seenBy(recordFields(screen, hidden), sees);
  const searched = searchFields(screen, hidden, sees);
  const rows = and(
    visibleRows(screen, actor, 'list', indiaDay(services.now())),
    conditionToSql(where, fields),
    searchToSql(search, searched),
    ids && inArray(records.id, [...ids]),
  );
  const matching = byMatch(search, searched);
  const order = sortToSql(sort ?? '-updatedAt', fields, records.id, matching);
  const select = (wanted: SQL | undefined) =>
    db
      .select(recordColumns)
      .from(records)
      .leftJoin(users, eq(users.id, records.updatedBy))
      .where(wanted)
      .$dynamic();
  const present = (found: readonly RecordRow[]) =>
    found.map(row => presentRecord(row, screen, actor));
  const found = isLongRange(offset + limit)
    ? await inSlices(
        await idsInOrder(db, { where: rows, order, offset, limit }),
        // Asked for again: a record that is no longer this person's meanwhile is not to be shown.
        async slice => present(await select(and(amongIds(records.id, slice), rows))),
      )
    : present(
        await select(rows)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
      );
  const [total] = await db.select({ count: count() }).from(records).where(rows);
  const last = offset + Math.max(found.length - 1, 0);
  return {
    rows: found,
    range: `${screen.resource} ${offset}-${last}/${total?.count ?? 0}`,
  };
};

/** GET records/{resource}: the range that was asked for, its place and the total in Content-Range. */
export const listRecords =
  (screens: Screens): Verb<CallOf<'records.list'>> =>
  async ({ params, query, actor, db, reply, services }) => {
    const screen = screenOf(screens, params.resource);
    const { rows, range } = await readRecords(screen, query, { actor, db, services });
    reply.header('content-range', range);
    return [...rows];
  };
