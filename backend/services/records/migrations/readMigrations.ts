import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type {
  NamedMigration,
  RecordMigration,
} from '#contract/model/grammar/stored/recordMigration.ts';

export const migrationsFolder = 'record-migrations';

/** The migrations of a folder in the order of their names. `npm run check` finds what is wrong with them, as with screen files. */
export const readMigrations = (root: string): readonly NamedMigration[] => {
  const folder = join(root, migrationsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => basename(file, '.json'))
    .sort()
    .map(name => ({
      name,
      ...(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as RecordMigration),
    }));
};
