import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Value } from 'typebox/value';
import { recordMigration, type NamedMigration } from '#contract/model/migrate/recordMigration.ts';

export const migrationsFolder = 'record-migrations';

/** The migrations of a folder in the order of their names. @throws where a file is none, with its name and what is wrong */
export const readMigrations = (root: string): readonly NamedMigration[] => {
  const folder = join(root, migrationsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => {
      const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const [fault] = Value.Errors(recordMigration, content);
      if (fault)
        throw new Error(`${migrationsFolder}/${file}${fault.instancePath}: ${fault.message}`);
      return { name: basename(file, '.json'), ...Value.Parse(recordMigration, content) };
    });
};
