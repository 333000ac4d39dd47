import { and, or, sql, type SQL } from 'drizzle-orm';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { tileOf, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import type { Database } from '../../database/client.ts';
import { reachesFew } from '../../policies/scopes/opportunityScope.ts';
import { countAlone } from '../../query/countedTables.ts';
import { oneColumn } from '../../query/countUpTo.ts';
import { tileOverdue, tileSources, tileWhere } from './tileRows.ts';
import { isOwnWork, type TileSetting, type TileSource } from './TileSource.ts';

export interface CountedTile {
  keyName: TileKey;
  /** At most one more than the bound of counts, which says that there are more (decision record 0239). */
  count: number;
  overdue: number;
  /** The same of what is the person's own or their team's work (`whoseWork`). */
  own: number;
  ownOverdue: number;
}

interface Asked {
  readonly key: TileKey;
  readonly where: SQL;
  readonly overdue: SQL | undefined;
  readonly own: SQL | undefined;
}

const most = countBound + 1;
const bounded = (count: SQL): SQL => sql`least(${count}, ${most})`.mapWith(Number);

const namesOf = (key: TileKey) =>
  ({
    count: key,
    overdue: `${key} overdue`,
    own: `${key} own`,
    ownOverdue: `${key} own late`,
  }) as const;

/** The numbers of each tile under its names: its rows, and the overdue ones; own ones where those are fewer. */
const numbersBy = (
  tiles: readonly Asked[],
  numberOf: (where: SQL | undefined) => SQL,
): Record<string, SQL> =>
  Object.fromEntries(
    tiles.flatMap(({ key, where, overdue, own }): [string, SQL][] => {
      const names = namesOf(key);
      return [
        [names.count, numberOf(where)],
        ...(overdue ? [[names.overdue, numberOf(and(where, overdue))] as [string, SQL]] : []),
        ...(own ? [[names.own, numberOf(and(where, own))] as [string, SQL]] : []),
        ...(own && overdue
          ? [[names.ownOverdue, numberOf(and(where, overdue, own))] as [string, SQL]]
          : []),
      ];
    }),
  );

/** All tiles by one look at the rows of the person: for those who reach a few. */
const together = (db: Database, source: TileSource, tiles: readonly Asked[], within?: SQL) =>
  source
    .counted(
      db,
      numbersBy(tiles, where => bounded(sql`count(*) filter (where ${where})`)),
    )
    // Rows that no tile counts are not looked at.
    .where(and(within, or(...tiles.map(({ where }) => where))));

/** Each tile by itself until the bound, by the index that its condition has: for those who reach a whole line or all. */
const oneByOne = (db: Database, source: TileSource, tiles: readonly Asked[], within?: SQL) =>
  db
    .select(
      numbersBy(tiles, where => {
        const found = source.counted(db, oneColumn).where(and(within, where)).limit(most);
        return sql`(select count(*) from ${found.as('found')})`.mapWith(Number);
      }),
    )
    .from(sql`(select 1) as one`);

const countOf = async (
  db: Database,
  source: TileSource,
  keys: readonly TileKey[],
  setting: TileSetting,
): Promise<CountedTile[]> => {
  const tiles = keys.map(key => ({
    key,
    where: tileWhere(key, setting),
    overdue: tileOverdue(key, setting),
    own: isOwnWork(source, setting),
  }));
  const within = source.scope(setting);
  const count = reachesFew(setting.actor, 'list') ? together : oneByOne;
  // The select was made of numbers alone, under these names.
  const [counts = {}] = (await count(db, source, tiles, within)) as Record<string, number>[];
  return keys.map(keyName => {
    const names = namesOf(keyName);
    const { [names.count]: all = 0, [names.overdue]: overdue = 0 } = counts;
    const { [names.own]: own = all, [names.ownOverdue]: ownOverdue = overdue } = counts;
    return { keyName, count: all, overdue, own, ownOverdue };
  });
};

/** The numbers of tiles in their order: one statement a source, however many tiles it has (T128). */
export const countTiles = async (
  db: Database,
  keys: readonly TileKey[],
  { actor, today }: Pick<TileSetting, 'actor' | 'today'>,
  type: DashboardType,
): Promise<CountedTile[]> => {
  const setting = { actor, today, ...(type !== 'home' && { line: type }) };
  const counted = await Promise.all(
    Object.entries(tileSources).map(async ([name, source]) => {
      const own = keys.filter(key => tileOf(key).source === name);
      return own.length > 0 ? countAlone(() => countOf(db, source, own, setting)) : [];
    }),
  );
  const byKey = new Map(counted.flat().map(tile => [tile.keyName, tile]));
  return keys.flatMap(key => byKey.get(key) ?? []);
};
