import { openEmbedded, openPostgres, type DatabaseClient } from '#backend/database/client.ts';
import { addressOf, withServer } from './testServer.ts';

/** A database without a table: embedded, or on the PostgreSQL of the suites. */
export const openEmptyDatabase = async (
  engine: DatabaseClient['engine'],
): Promise<DatabaseClient> => {
  if (engine === 'embedded') return openEmbedded({});
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
  await withServer(server => server.query(`create database "${name}"`));
  const client = openPostgres(addressOf(name));
  return {
    ...client,
    close: async () => {
      await client.close();
      await withServer(server => server.query(`drop database "${name}" with (force)`));
    },
  };
};
