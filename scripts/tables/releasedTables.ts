import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasedTables } from './narrowing.ts';

export const migrationsFolder = 'backend/database/migrations';

const fileIn = (root: string): string => join(root, migrationsFolder, 'released.json');

const readMeta = (root: string, name: string): unknown =>
  JSON.parse(readFileSync(join(root, migrationsFolder, 'meta', name), 'utf8'));

/** The names of all migrations, in their order. */
export const migrationTags = (root = '.'): readonly string[] =>
  (readMeta(root, '_journal.json') as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);

export const readReleasedTables = (root = '.'): ReleasedTables =>
  JSON.parse(readFileSync(fileIn(root), 'utf8')) as ReleasedTables;

/** Keeps the tables as the migrations make them now as what the released version works with. */
export const writeReleasedTables = (root = '.'): void => {
  const last = migrationTags(root).at(-1) ?? '';
  const { tables } = readMeta(root, `${last.slice(0, 4)}_snapshot.json`) as {
    tables: Record<string, { name: string; columns: object }>;
  };
  const columns = Object.values(tables)
    .map(({ name, columns: own }) => [name, Object.keys(own).sort()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // A line for each table: two branches that change different ones do not meet.
  const lines = columns.map(([name, own]) => `    ${JSON.stringify(name)}: ${JSON.stringify(own)}`);
  writeFileSync(
    fileIn(root),
    `{\n  "last": ${JSON.stringify(last)},\n  "tables": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
};
