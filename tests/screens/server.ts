import pg from 'pg';

const database = 'console_screens';
const server = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];

/** On a PostgreSQL, a database of its own, new at each start; the records of the one that was named stay as they are. */
const makeDatabase = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${database} with (force)`);
  await client.query(`create database ${database}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
};

if (server) process.env['DATABASE_URL'] = await makeDatabase(server);
await import(server ? '../../dist/server/server.js' : '../e2e/server.ts');
