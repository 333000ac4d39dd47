import { sql } from 'drizzle-orm';
import type { Database } from '#backend/database/client.ts';

/** Rows of a statement that is written out; the caller names their columns. */
export const readRows = async <Row>(db: Database, text: string): Promise<readonly Row[]> => {
  const { rows } = (await db.execute(sql.raw(text))) as { rows: Row[] };
  return rows;
};

export const run = async (db: Database, text: string): Promise<void> => {
  await db.execute(sql.raw(text));
};

/** A number that a statement answers alone. */
export const readNumber = async (db: Database, text: string): Promise<number> => {
  const [row] = await readRows<Record<string, string | number | null>>(db, text);
  return Number(Object.values(row ?? {})[0] ?? 0);
};
