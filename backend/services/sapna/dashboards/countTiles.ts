import { and, or, sql, type SQL } from 'drizzle-orm';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { tileOf, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import type { Database } from '../../../database/client.ts';
import { tileOverdue, tileSources, tileWhere } from './tileRows.ts';
import type { TileSetting, TileSource } from './TileSource.ts';

export interface CountedTile {
  keyName: TileKey;
  count: number;
  overdue: number;
}

const countIf = (condition: SQL | undefined): SQL =>
  sql`(count(*) filter (where ${condition}))`.mapWith(Number);

const overdueOf = (key: TileKey) => `${key} overdue`;

/** On the dashboard of a line its rows alone count; the link of the tile asks the same of the list. */
const ofLine = ({ columns }: TileSource, type: DashboardType): SQL | undefined =>
  type === 'home' ? undefined : sql`${columns.line} = ${type}`;

const countOf = async (
  db: Database,
  source: TileSource,
  keys: readonly TileKey[],
  setting: TileSetting,
  type: DashboardType,
): Promise<CountedTile[]> => {
  const wanted = keys.map(key => tileWhere(key, setting));
  const fields = keys.flatMap((key, at): [string, SQL][] => {
    const where = wanted[at];
    return [
      [key, countIf(where)],
      [overdueOf(key), countIf(and(where, tileOverdue(key, setting)))],
    ];
  });
  // The select was made of counts alone, under these names.
  const [counts = {}] = (await source.from(db, Object.fromEntries(fields)).where(
    and(
      source.scope(setting),
      ofLine(source, type),
      // Rows that no tile counts are not looked at.
      wanted.every(where => where !== undefined) ? or(...wanted) : undefined,
    ),
  )) as Record<string, number>[];
  return keys.map(keyName => ({
    keyName,
    count: counts[keyName] ?? 0,
    overdue: counts[overdueOf(keyName)] ?? 0,
  }));
};

/** The numbers of tiles in their order: one statement a source, however many tiles it has (T128). */
export const countTiles = async (
  db: Database,
  keys: readonly TileKey[],
  setting: TileSetting,
  type: DashboardType,
): Promise<CountedTile[]> => {
  const counted = await Promise.all(
    Object.entries(tileSources).map(async ([name, source]) => {
      const own = keys.filter(key => tileOf(key).source === name);
      return own.length > 0 ? countOf(db, source, own, setting, type) : [];
    }),
  );
  const byKey = new Map(counted.flat().map(tile => [tile.keyName, tile]));
  return keys.flatMap(key => byKey.get(key) ?? []);
};
