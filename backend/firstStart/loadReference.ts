import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { placeBatches } from '../database/seed/catalogue/geography.ts';
import { insertRows, resetIdentity } from '../database/seed/batches/insertRows.ts';
import { organisationBatches } from '../database/seed/people/people.ts';
import { referenceBatches } from '../database/seed/catalogue/reference.ts';

/**
 * What every installation needs and nobody types in: statuses, stages and reasons of cases, payment modes, ticket
 * categories, departments, designations, States and cities. No invented person, client or price is among it.
 */
export const loadReference = async (db: Database): Promise<void> => {
  const tables = new Set<PgTable>();
  for (const { table, rows } of [
    ...referenceBatches(),
    ...organisationBatches(),
    ...placeBatches(),
  ]) {
    await insertRows(db, table, rows, {});
    tables.add(table);
  }
  for (const table of tables) await resetIdentity(db, table);
};
