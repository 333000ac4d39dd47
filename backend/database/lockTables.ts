import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** Shorter than the second after which PostgreSQL looks for deadlocks, so that nobody's change is broken off. */
const patience = 200;
const attempts = 300;
/** Milliseconds between two attempts, in which others finish what they hold. */
const between = 50;

const lockNotAvailable = '55P03';

const tablesOf = async (connection: PoolClient): Promise<string> => {
  // Every change ends with its history: who holds that table last, waits for nobody.
  const { rows } = await connection.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'
      order by tablename = 'audit_entries', tablename`,
  );
  return rows.map(({ name }) => name).join(', ');
};

/**
 * Begins a transaction that has every table for itself, so that what follows in it waits for nobody who waits for it in
 * turn. Servers that work on the database meanwhile are held up, and go on when it ends.
 * @throws when the tables are in use for longer than about a minute and a half.
 */
export const lockTables = async (connection: PoolClient): Promise<void> => {
  const tables = await tablesOf(connection);
  for (let attempt = 1; ; attempt += 1) {
    await connection.query('begin');
    if (tables === '') return;
    try {
      await connection.query(`set local lock_timeout = ${patience}`);
      await connection.query(`lock table ${tables} in access exclusive mode`);
      await connection.query('set local lock_timeout = 0');
      return;
    } catch (error) {
      await connection.query('rollback');
      if ((error as { code?: string }).code !== lockNotAvailable || attempt === attempts)
        throw error;
      await pause(between * Math.random());
    }
  }
};
