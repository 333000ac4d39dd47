import { openPostgres, type DatabaseClient } from '#backend/database/client.ts';
import { addressOf, withServer } from './testServer.ts';

export interface OwnDatabase extends DatabaseClient {
  /** Absent on the embedded engine. */
  readonly url?: string;
}

/** A database of its own on the PostgreSQL of the suites, empty or a copy of a template; it is gone once it is closed. */
export const openOwnDatabase = async (template?: string): Promise<OwnDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Files are copied rather than written through the log: a twentieth of the time.
  const copied = template === undefined ? '' : ` template "${template}" strategy file_copy`;
  await withServer(server => server.query(`create database "${name}"${copied}`));
  const url = addressOf(name);
  // What a suite does at once waits for its turn, however busy the machine is.
  const client = openPostgres(url, 0);
  return {
    ...client,
    url,
    close: async () => {
      await client.close();
      await withServer(server => server.query(`drop database "${name}" with (force)`));
    },
  };
};
