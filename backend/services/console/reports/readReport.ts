import { sql, type SQL } from 'drizzle-orm';
import type { Report } from '#contract/domain/reports/Report.ts';
import type { Database } from '../../../database/client.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

export interface ReportPage {
  readonly rows: readonly ReportRow[];
  /** The key of the last row: the next page begins after it. */
  readonly last: number;
}

/** Drizzle tells the rows of a statement of its own in `rows` on either engine. */
const rowsOf = async <Row>(db: Database, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as { rows: Row[] }).rows;

/** The rows after a key, as JSON has them, so that both engines tell the same. */
export const readPage = async (
  db: Database,
  source: SQL,
  after: number,
  size: number,
): Promise<ReportPage> => {
  const found = await rowsOf<{ key: string | number; row: Record<string, unknown> }>(
    db,
    sql`select r.key, to_jsonb(r) - 'key' as row from (${source}) r where r.key > ${after}
        order by r.key limit ${size}`,
  );
  return { rows: found.map(({ row }) => row), last: Number(found.at(-1)?.key ?? after) };
};

/** A page by its place, for a call that counts pages. */
export const readRows = async (
  db: Database,
  source: SQL,
  offset: number,
  size: number,
): Promise<Record<string, unknown>[]> => {
  const found = await rowsOf<{ row: Record<string, unknown> }>(
    db,
    sql`select to_jsonb(r) - 'key' as row from (${source}) r order by r.key limit ${size} offset ${offset}`,
  );
  return found.map(({ row }) => row);
};

export const countRows = async (db: Database, source: SQL): Promise<number> => {
  const [row] = await rowsOf<{ count: string | number }>(
    db,
    sql`select count(*) as count from (${source}) r`,
  );
  return Number(row?.count ?? 0);
};

/** Bars that a plot has room for. */
const mostBars = 12;

/** The plot of a report: its last months, or its largest values. */
export const readChart = async (
  db: Database,
  source: SQL,
  { chart, columns }: Report,
): Promise<{ name: string; value: number }[]> => {
  if (!chart) return [];
  const by = columns.find(({ name }) => name === chart.by);
  const column = sql`r.${sql.identifier(chart.by)}`;
  const isTime = by?.as === 'day' || by?.as === 'moment';
  const name =
    by?.as === 'moment'
      ? sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM')`
      : by?.as === 'day'
        ? sql`to_char(${column}, 'YYYY-MM')`
        : sql`${column}::text`;
  const value = chart.sum ? sql`sum(r.${sql.identifier(chart.sum)})` : sql`count(*)`;
  const bars = await rowsOf<{ name: string | null; value: string | number | null }>(
    db,
    sql`select ${name} as name, ${value} as value from (${source}) r group by 1
        order by ${isTime ? sql`1 desc` : sql`2 desc nulls last, 1`} limit ${mostBars}`,
  );
  const shown = bars.map(bar => ({ name: bar.name ?? '-', value: Number(bar.value ?? 0) }));
  return isTime ? shown.toReversed() : shown;
};
