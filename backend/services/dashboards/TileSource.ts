import { sql, type Column, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { whoseWork } from '#contract/domain/dashboards/whoseWork.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Database } from '../../database/client.ts';
import { peopleOf } from '../../policies/peopleOf.ts';

/** For whom and on which day in India rows are counted. */
export interface TileSetting {
  readonly actor: Pick<Actor, 'id' | 'grants'>;
  readonly today: Day;
  /** On the dashboard of a line its rows alone count; the link of the tile asks the same of the list. */
  readonly line?: Line;
}

/** What a row of a tile has to meet beside the scope; it is overdue where that holds, too. */
export interface TileCondition {
  readonly where: SQL | undefined;
  readonly overdue?: SQL;
}

/** The values of a row of a list, as they are in the database. */
export interface StoredTileRow {
  id: number;
  name: string;
  statusLabel: string;
  /** Since when it waits, where it has no time to act. */
  since: Date | null;
  /** When it is due. */
  fupTime: Date | null;
  accountId: number | null;
  accountName: string | null;
  line: Line | null;
  cityId: number | null;
  cityName: string | null;
  agentId: number | null;
  agentName: string | null;
  amountPaise: number | null;
  /** Why it stands there, where the tile tells it. */
  reason: string | null;
  createdAt: Date;
  assignedAt: Date | null;
  updatedAt: Date;
  /** The opportunity that the row leads to. */
  opportunityId: number | null;
}

export type TileColumns = Readonly<Record<keyof StoredTileRow, SQL>>;

/** Where the rows of some tiles come from: one statement counts all of them, one reads a page of one. */
export interface TileSource {
  readonly columns: TileColumns;
  /** What rows of one tile tell otherwise. */
  readonly columnsOf?: (key: TileKey) => Partial<TileColumns>;
  readonly key: Column;
  /** Where its rows have pages of their own; else they lead to their opportunity. */
  readonly opens?: string;
  readonly search: readonly (Column | SQL)[];
  /** The fields out of the source's tables. */
  readonly from: (db: Database, fields: Readonly<Record<string, SQL>>) => PgSelect;
  /** The fields out of the tables that conditions and scope name, which is all that counting needs. */
  readonly counted: (db: Database, fields: Readonly<Record<string, SQL>>) => PgSelect;
  /** What holds for every row: it exists, and the person finds it in lists. */
  readonly scope: (setting: TileSetting) => SQL | undefined;
  readonly conditionOf: (key: TileKey, setting: TileSetting) => TileCondition;
  /** Whose a row is, by the person that `agentId` names, where that person has to meet `isTheirs`. */
  readonly workedBy: (isTheirs: (agentId: Column) => SQL, setting: TileSetting) => SQL;
}

/** A column as a field; what the driver gives is read as the column reads it. */
export const valueOf = (column: Column): SQL => sql`${column}`.mapWith(column);

/** Fields that the rows of a source do not have; with their types, since lists are ordered and filtered by them. */
export const none = {
  moment: sql`null::timestamptz`,
  number: sql`null::bigint`,
  text: sql`null::text`,
} as const satisfies Record<string, SQL>;

/** Numbers of statuses as words, by a table of the contract; an unknown one is `Status 17` (T29). */
export const wordsOf = (
  column: Column,
  words: readonly { readonly id: number; readonly label: string }[],
): SQL => {
  const cases = words.map(({ id, label }) => sql`when ${id} then ${label}::text`);
  return sql`case ${column} ${sql.join(cases, sql` `)} else 'Status ' || ${column}::text end`;
};

/** Which rows are the person's own or their team's to work; undefined where they answer for all that they find. */
export const isOwnWork = (source: TileSource, setting: TileSetting): SQL | undefined => {
  const { actor } = setting;
  const whose = whoseWork(actor.grants);
  if (whose === 'all') return undefined;
  return source.workedBy(
    agentId =>
      whose === 'team'
        ? sql`${agentId} = any(array(${peopleOf(actor, false)}))`
        : sql`${agentId} = ${actor.id}::bigint`,
    setting,
  );
};
