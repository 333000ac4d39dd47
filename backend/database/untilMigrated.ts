import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './client.ts';
import { isMigrated } from './migrate.ts';

/** Milliseconds between two looks. */
const lookAgain = 1_000;

/**
 * Waits until something else has brought the database to the schema of this version, or a newer one.
 * @param say told once that it waits
 */
export const untilMigrated = async (db: Database, say: (line: string) => void): Promise<void> => {
  for (let looks = 0; !(await isMigrated(db)); looks += 1) {
    if (looks === 0) say('  Waiting until the database is migrated …');
    await pause(lookAgain);
  }
};
