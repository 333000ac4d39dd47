import pg from 'pg';
import { openPostgres, type Database } from '#backend/database/client.ts';
import { migrate } from '#backend/database/migrate.ts';
import { fillDemoDatabase, templateName, testDay } from './template.ts';

/** Names of the databases that others are copied from. */
export interface PostgresTemplates {
  readonly demo: string;
  /** All tables, no row. */
  readonly migrated: string;
}

const inServer = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** Makes the databases that others are copied from, unless they are there; one process does, the others wait for its lock. */
export const makePostgresTemplates = async (url: string): Promise<PostgresTemplates> => {
  const version = templateName();
  const names = { demo: `demo-${version}`, migrated: `migrated-${version}` };
  const server = new pg.Client({ connectionString: url });
  const make = async (name: string, fill: (db: Database) => Promise<void>): Promise<void> => {
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const part = `${name}_part`;
    await server.query(`drop database if exists "${part}" with (force)`);
    await server.query(`create database "${part}"`);
    const client = openPostgres(inServer(url, part));
    await fill(client.db);
    await client.db.execute('vacuum (analyze)');
    await client.close();
    await server.query(`alter database "${part}" rename to "${name}"`);
  };
  await server.connect();
  try {
    await server.query('select pg_advisory_lock(20261120)');
    await make(names.migrated, migrate);
    await make(names.demo, db => fillDemoDatabase(db, testDay));
    return names;
  } finally {
    await server.end();
  }
};
