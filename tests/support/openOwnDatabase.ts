import { openPostgres, type DatabaseClient } from '#backend/database/client.ts';
import { addressOf, withServer } from './testServer.ts';

/** A database of its own on the PostgreSQL of the suites, empty or a copy of a template; it is gone once it is closed. */
export const openOwnDatabase = async (template?: string): Promise<DatabaseClient> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Files are copied rather than written through the log: a twentieth of the time.
  const copied = template === undefined ? '' : ` template "${template}" strategy file_copy`;
  await withServer(server => server.query(`create database "${name}"${copied}`));
  const client = openPostgres(addressOf(name));
  return {
    ...client,
    close: async () => {
      await client.close();
      await withServer(server => server.query(`drop database "${name}" with (force)`));
    },
  };
};
