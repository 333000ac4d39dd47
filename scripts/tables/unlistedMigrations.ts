import type { Fault } from '#contract/model/check/fault.ts';

/**
 * Files among the migrations that are never applied: the journal does not name them.
 * @param files their names in the folder of migrations
 * @param tags those that the journal names
 */
export const unlistedMigrations = (
  folder: string,
  files: readonly string[],
  tags: readonly string[],
): readonly Fault[] =>
  files
    .filter(name => name.endsWith('.sql') && !tags.includes(name.slice(0, -'.sql'.length)))
    .map(name => ({
      file: `${folder}/${name}`,
      pointer: '',
      message:
        'This migration is never applied, since meta/_journal.json does not name it: npx drizzle-kit generate --custom --name <what-changes> begins one that is',
      suggestion: null,
      position: { line: 1, column: 1 },
    }));
