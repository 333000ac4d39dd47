import { or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mayOpenTile } from '#contract/domain/dashboards/dashboards.ts';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import { tileTimesOf } from '#contract/domain/dashboards/tileTimes.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { opportunityPage } from '#contract/domain/lines.ts';
import type { Verb } from '../../calls/Context.ts';
import { notAllowed } from '../../calls/Refusal.ts';
import { numberAsked } from '../../policies/phones/numberAsked.ts';
import { countUpTo, oneColumn } from '../../query/countUpTo.ts';
import { listPage, paged } from '../../query/listPage.ts';
import { summed } from '../../query/sumAlone.ts';
import { foundByNumber } from '../../tables/foundByNumber.ts';
import { sourceOf, tileFields, tileOverdue, tileWhere } from './tileRows.ts';
import { isOwnWork, type StoredTileRow } from './TileSource.ts';

type Found = StoredTileRow & { isOverdue: boolean | null; isOwn: boolean };

/** Rows that have pages of their own lead there, the others to their opportunity. */
const routeOf = (
  keyName: TileKey,
  id: number,
  line: Found['line'],
  opportunityId: number | null,
): string | null => {
  const { opens } = sourceOf(keyName);
  if (opens) return `${opens}/${id}`;
  return opportunityId !== null && line !== null ? opportunityPage(line, opportunityId) : null;
};

const present = (keyName: TileKey, { opportunityId, ...row }: Found) => ({
  ...row,
  keyName,
  since: row.since?.toISOString() ?? null,
  fupTime: row.fupTime?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  assignedAt: row.assignedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  route: routeOf(keyName, row.id, row.line, opportunityId),
});

/** GET tile-lists: the rows that a tile counts, under the same condition and scope (T128). */
export const listTileRows: Verb<CallOf<'tileLists.list'>> = async ({
  query,
  actor,
  db,
  services,
}) => {
  const { keyName } = query;
  if (!mayOpenTile(keyName, actor.grants)) throw notAllowed();
  const setting = { actor, today: indiaDay(services.now()) };
  const found = sourceOf(keyName);
  const source = { ...found, columns: { ...found.columns, ...found.columnsOf?.(keyName) } };
  const number = numberAsked(query.search, { actor, services });
  const isOverdue = tileOverdue(keyName, setting) ?? sql`null::boolean`;
  const isOwn = sql`coalesce(${isOwnWork(source, setting) ?? sql`true`}, false)`;
  const page = await listPage(
    query,
    {
      fields: tileFields(source, isOverdue, isOwn),
      search: [...source.search, source.columns.agentName],
      beside:
        number &&
        (words => or(words, ...foundByNumber(number, source.key, source.columns)) ?? words),
      sort: tileTimesOf(keyName)[0],
      readSums: async clause => summed(source.from(db, clause.selection), clause),
      key: source.key,
      where: [source.scope(setting), tileWhere(keyName, setting)],
    },
    // The fields of every source are selected under the names of a row.
    async clause =>
      (await paged(source.from(db, { ...source.columns, isOverdue, isOwn }), clause)) as Found[],
    (where, most) => countUpTo(db, source.from(db, oneColumn).where(where), most),
  );
  return { ...page, results: page.results.map(row => present(keyName, row)) };
};
