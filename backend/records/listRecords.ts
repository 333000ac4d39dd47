import { and, count, eq, inArray, type Column } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { hiddenFields } from '#contract/model/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Context, Verb } from '../calls/Context.ts';
import { records, users } from '../database/schema/index.ts';
import { conditionToSql } from '../query/conditionToSql.ts';
import { searchToSql } from '../query/searchToSql.ts';
import { sortToSql } from '../query/sortToSql.ts';
import type { Screens } from '../screens/readScreens.ts';
import { readRange } from './readRange.ts';
import { recordFields, searchFields } from './recordFields.ts';
import {
  presentRecord,
  recordColumns,
  screenOf,
  visibleRows,
  type StoredRecord,
} from './recordRows.ts';

type Query = Parameters<typeof readRange>[0];
type Asking = Pick<Context, 'db' | 'services'> & { readonly actor: Actor };

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
  const fields = recordFields(screen, hidden);
  const rows = and(
    visibleRows(screen, actor, 'list', indiaDay(services.now())),
    conditionToSql(where, fields),
    searchToSql(search, searchFields(screen, hidden) as readonly unknown[] as Column[]),
    ids && inArray(records.id, [...ids]),
  );
  const found = await db
    .select(recordColumns)
    .from(records)
    .leftJoin(users, eq(users.id, records.updatedBy))
    .where(rows)
    .orderBy(...sortToSql(sort ?? '-updatedAt', fields, records.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(records).where(rows);
  const last = offset + Math.max(found.length - 1, 0);
  return {
    rows: found.map(row => presentRecord(row, screen, actor)),
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
