import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../client.ts';
import { calendarFrom } from './calendar.ts';
import { insertRows, resetIdentity } from './batches/insertRows.ts';
import { demoPassword } from './people/personas.ts';
import { seedBatches } from './batches/seedBatches.ts';

/** `demo` is what a person looks at; `large` is the same, several times over, for load. */
export type SeedSize = 'demo' | 'large';

/** How many times the demo data `large` is, unless told: between 10 and 100. */
export const defaultLargeFactor = 10;

export interface SeedOptions {
  size: SeedSize;
  product: { name: string; slug: string };
  /** The India day that all days are counted from; the same day gives the same rows. */
  today?: Day;
  hashPassword: (password: string) => Promise<string>;
  largeFactor?: number;
  /** Told after each batch: what was written, and how many rows in all so far. */
  onProgress?: (progress: { table: string; rows: number; total: number }) => void;
}

/**
 * Fills an empty, migrated database with demo data in one transaction: all of it or nothing. Rows are made batch by
 * batch, so memory does not grow with the size.
 * @throws when the tables are not empty (a unique key refuses the second load).
 */
export const loadSeed = async (db: Database, options: SeedOptions): Promise<void> => {
  const { size, product, hashPassword, onProgress, largeFactor = defaultLargeFactor } = options;
  const calendar = calendarFrom(options.today ?? indiaDay(new Date()));
  const passwordHash = await hashPassword(demoPassword);
  const began = calendar.at(-400, 10);
  const defaults = { createdAt: began, updatedAt: began };
  const factor = size === 'large' ? largeFactor : 1;
  await db.transaction(async tx => {
    const tables = new Set<PgTable>();
    let total = 0;
    for (const { table, rows } of seedBatches({ calendar, product, passwordHash, factor })) {
      await insertRows(tx, table, rows, defaults);
      tables.add(table);
      total += rows.length;
      onProgress?.({ table: getTableName(table), rows: rows.length, total });
    }
    for (const table of tables) await resetIdentity(tx, table);
  });
};
