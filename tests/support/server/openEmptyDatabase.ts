import { openEmbedded, type DatabaseClient } from '#backend/database/client.ts';
import { openOwnDatabase } from './openOwnDatabase.ts';
import { postgresTemplates } from './openTestDatabase.ts';
import { embeddedTemplate } from './template.ts';
import { serverUrl } from './testServer.ts';

/** The engine that suites run on unless they say which. */
const usual = serverUrl ? 'postgres' : 'embedded';

/** A database without a table: embedded in memory, or on the PostgreSQL of the suites. */
export const openEmptyDatabase = (
  engine: DatabaseClient['engine'] = usual,
): Promise<DatabaseClient> => (engine === 'embedded' ? openEmbedded({}) : openOwnDatabase());

/** A database with all tables and no row, but for those that migrations bring. */
export const openMigratedDatabase = async (): Promise<DatabaseClient> => {
  if (serverUrl) return openOwnDatabase((await postgresTemplates(serverUrl)).migrated);
  return openEmbedded({ template: await embeddedTemplate('migrated') });
};
