import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

export interface ReportPage {
  readonly rows: readonly ReportRow[];
  /** The key of the last row: the next page begins after it. */
  readonly last: number;
}

/** Drizzle tells the rows of a statement of its own in `rows` on either engine. */
export const rowsOf = async <Row>(db: Database, statement: SQL): Promise<Row[]> =>
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

/** How many rows a report has; with `most` it stops there. */
export const countRows = async (db: Database, source: SQL, most?: number): Promise<number> => {
  const some = most === undefined ? source : sql`select 1 from (${source}) s limit ${most}`;
  const [row] = await rowsOf<{ count: string | number }>(
    db,
    sql`select count(*) as count from (${some}) r`,
  );
  return Number(row?.count ?? 0);
};
