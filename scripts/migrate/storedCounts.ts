import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { count, inArray } from 'drizzle-orm';
import { readConfig } from '#backend/config.ts';
import { openDatabase } from '#backend/database/client.ts';
import type { DatabaseClient } from '#backend/database/client.ts';
import { DataDirInUse } from '#backend/database/lockDataDir.ts';
import { records } from '#backend/database/schema/index.ts';
import {
  previewMigration,
  type MigrationPreview,
} from '#backend/services/records/migrations/previewMigration.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { RecordScreen } from '#contract/model/types.ts';

/** What the database of this machine says of stored records. */
export interface StoredCounts {
  /** How many records are kept under these names of a resource. */
  readonly countOf: (names: readonly string[]) => Promise<number>;
  readonly preview: (screen: RecordScreen, migration: NamedMigration) => Promise<MigrationPreview>;
}

const countsOf = ({ db }: DatabaseClient): StoredCounts => ({
  countOf: async names => {
    const [found] = await db
      .select({ count: count() })
      .from(records)
      .where(inArray(records.resource, [...names]));
    return found?.count ?? 0;
  },
  preview: (screen, migration) => previewMigration(db, screen, migration),
});

/**
 * Asks the database that `npm start` would open, with the same settings; it reads alone.
 * @returns what `ask` answers; a reason where the database cannot be asked, such as that a console has it open
 */
export const withStoredCounts = async <Answer>(
  ask: (counts: StoredCounts) => Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly reason: string }> => {
  try {
    const { database } = readConfig(process.env);
    if (database.engine === 'embedded' && !existsSync(join(database.dataDir, 'postgres')))
      return { reason: 'there is no database here yet: npm start makes one' };
    const client = await openDatabase(database);
    try {
      return { answer: await ask(countsOf(client)) };
    } finally {
      await client.close();
    }
  } catch (error) {
    if (error instanceof DataDirInUse)
      return { reason: 'a console has the database open: stop it to count stored records' };
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};
