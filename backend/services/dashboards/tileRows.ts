import { and, sql, type SQL } from 'drizzle-orm';
import {
  tileOf,
  type TileKey,
  type TileSource as SourceName,
} from '#contract/domain/dashboards/tiles.ts';
import type { Database } from '../../database/client.ts';
import { tablesOf } from '../../query/countedTables.ts';
import { oneColumn } from '../../query/countUpTo.ts';
import type { FieldMap } from '../../query/QueryField.ts';
import { approvalTiles } from './sources/approvalTiles.ts';
import { mortgageTiles } from './sources/mortgageTiles.ts';
import { opportunityTiles } from './sources/opportunityTiles.ts';
import { paymentTiles } from './sources/paymentTiles.ts';
import { termsheetTiles } from './sources/termsheetTiles.ts';
import { isOwnWork, type TileSetting, type TileSource } from './TileSource.ts';

export const tileSources: Readonly<Record<SourceName, TileSource>> = {
  opportunities: opportunityTiles,
  payments: paymentTiles,
  termsheets: termsheetTiles,
  approvals: approvalTiles,
  mortgagePartners: mortgageTiles,
};

interface TilesTables {
  readonly rows: readonly string[];
  readonly scope: readonly string[];
}

export const sourceOf = (key: TileKey): TileSource => tileSources[tileOf(key).source];

/** What the rows of a tile meet, scope left out; the one condition of its count and of its list (T128). */
export const tileWhere = (key: TileKey, setting: TileSetting): SQL =>
  and(sourceOf(key).conditionOf(key, setting).where) ?? sql`true`;

/** Which of its rows are overdue; undefined for tiles whose rows cannot be. */
export const tileOverdue = (key: TileKey, setting: TileSetting): SQL | undefined => {
  const { overdue } = sourceOf(key).conditionOf(key, setting);
  return overdue && sql`coalesce(${overdue}, false)`;
};

/** What lists of tiles may be filtered and sorted by, whatever their rows are. */
export const tileFields = ({ columns, key }: TileSource, isOverdue: SQL, isOwn: SQL): FieldMap => ({
  id: { expression: key, kind: 'integer' },
  name: { expression: columns.name, kind: 'text', order: sql`lower(${columns.name})` },
  statusLabel: { expression: columns.statusLabel, kind: 'text' },
  since: { expression: columns.since, kind: 'instant' },
  fupTime: { expression: columns.fupTime, kind: 'instant' },
  isOverdue: { expression: isOverdue, kind: 'boolean' },
  isOwn: { expression: isOwn, kind: 'boolean' },
  accountId: { expression: columns.accountId, kind: 'integer' },
  accountName: { expression: columns.accountName, kind: 'text' },
  line: { expression: columns.line, kind: 'text' },
  cityId: { expression: columns.cityId, kind: 'integer' },
  cityName: { expression: columns.cityName, kind: 'text' },
  agentId: { expression: columns.agentId, kind: 'integer' },
  agentName: { expression: columns.agentName, kind: 'text' },
  amountPaise: { expression: columns.amountPaise, kind: 'integer' },
  reason: { expression: columns.reason, kind: 'text' },
  createdAt: { expression: columns.createdAt, kind: 'instant' },
  assignedAt: { expression: columns.assignedAt, kind: 'instant' },
  updatedAt: { expression: columns.updatedAt, kind: 'instant' },
});

/**
 * The tables out of which a tile is counted for a person: those of its rows and conditions, of which any change may change its
 * number, and those that say whose its rows are, by which rows come and go.
 */
export const tablesOfTile = (db: Database, key: TileKey, setting: TileSetting): TilesTables => {
  const source = sourceOf(key);
  const counted = (where: SQL | undefined) =>
    tablesOf(source.counted(db, oneColumn).where(where).$dynamic());
  return {
    rows: counted(
      and(tileWhere(key, setting), tileOverdue(key, setting), isOwnWork(source, setting)),
    ),
    scope: counted(source.scope(setting)),
  };
};
