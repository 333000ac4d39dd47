import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, writeReleasedTables } from '../tables/releasedTables.ts';
import { projectState } from './projectState.ts';
import { releaseFaults } from './releaseFaults.ts';
import { writeReleased } from './releasedState.ts';

/**
 * `screens -- release`: keeps the screens and the tables as they are as what the next changes are compared with.
 * @returns what stands in the way; nothing is written then
 */
export const runRelease = async (root = '.') => {
  const state = projectState(root);
  const faults = await releaseFaults(state, undefined, true);
  if (faults.length > 0) return faults;
  await writeReleased(
    root,
    state.screens.map(({ file, schema }) => ({
      file,
      schema,
      migrations: state.migrations
        .filter(one => one.resource === file.resource)
        .map(({ name }) => name),
    })),
  );
  // A copy of the project may have no database.
  if (existsSync(join(root, migrationsFolder))) writeReleasedTables(root);
  return [];
};
