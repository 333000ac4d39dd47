import { sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mayOpenTile } from '#contract/domain/dashboards/dashboards.ts';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { opportunityPage } from '#contract/domain/lines.ts';
import type { Verb } from '../../calls/Context.ts';
import { notAllowed } from '../../calls/Refusal.ts';
import { countUpTo, oneColumn } from '../../query/countUpTo.ts';
import { listPage, paged } from '../../query/listPage.ts';
import { sourceOf, tileFields, tileOverdue, tileWhere } from './tileRows.ts';
import type { StoredTileRow } from './TileSource.ts';

type Found = StoredTileRow & { isOverdue: boolean };

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
  const source = sourceOf(keyName);
  const isOverdue = tileOverdue(keyName, setting) ?? sql`false`;
  const page = await listPage(
    query,
    {
      fields: tileFields(source, isOverdue),
      search: source.search,
      sort: 'fupTime',
      key: source.key,
      where: [source.scope(setting), tileWhere(keyName, setting)],
    },
    // The fields of every source are selected under the names of a row.
    async clause =>
      (await paged(source.from(db, { ...source.columns, isOverdue }), clause)) as Found[],
    (where, most) => countUpTo(db, source.from(db, oneColumn).where(where), most),
  );
  return { ...page, results: page.results.map(row => present(keyName, row)) };
};
