import type { Database } from '#backend/database/client.ts';
import { readRows, run } from './readRows.ts';

/** What was taken off tables, as statements that put it back. */
export interface TakenOff {
  readonly indexes: readonly string[];
  readonly constraints: readonly string[];
}

/** Sums that a trigger keeps entry by entry; copies bring them along, and they are checked at the end. */
const sumTriggers = [
  ['ledger_entries', 'ledger_entries_collect'],
  ['wallet_entries', 'wallet_entries_apply'],
] as const;

/**
 * Takes indexes, foreign keys and the triggers of sums off tables for the time of a large load. Every one is put back in the same
 * transaction, over all rows, so what a row of the load broke is found then and nothing stays written.
 */
export const bareTables = async (db: Database, tables: readonly string[]): Promise<TakenOff> => {
  const among = `(${tables.map(name => `'${name}'`).join()})`;
  const constraints = await readRows<{ table: string; name: string; text: string }>(
    db,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and conrelid::regclass::text in ${among} order by 1, 2`,
  );
  const indexes = await readRows<{ name: string; text: string }>(
    db,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
     where indrelid::regclass::text in ${among}
       and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
  );
  for (const { table, name } of constraints)
    await run(db, `alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await run(db, `drop index ${name}`);
  for (const [table, trigger] of sumTriggers)
    await run(db, `alter table ${table} disable trigger ${trigger}`);
  return {
    indexes: indexes.map(({ text }) => text),
    constraints: constraints.map(
      ({ table, name, text }) => `alter table ${table} add constraint "${name}" ${text}`,
    ),
  };
};

export const putBackIndexes = async (db: Database, { indexes }: TakenOff): Promise<void> => {
  for (const text of indexes) await run(db, text);
};

/** @throws when a row of the load refers to none. */
export const putBackConstraints = async (
  db: Database,
  { constraints }: TakenOff,
): Promise<void> => {
  for (const text of constraints) await run(db, text);
  for (const [table, trigger] of sumTriggers)
    await run(db, `alter table ${table} enable trigger ${trigger}`);
};
