import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolder } from '#contract/model/schema/remoteFile.ts';
import type { SchemaFiles } from '#contract/model/schema/findReference.ts';

const known = new Map<string, { readonly changed: number; readonly content: unknown }>();

/** One that was read before and is as it was is the same object, so that what was made of it is known too. */
const readJson = (file: string): unknown => {
  const { mtimeMs: changed } = statSync(file);
  const before = known.get(file);
  if (before?.changed === changed) return before.content;
  const content = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  known.set(file, { changed, content });
  return content;
};

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter(name => name.endsWith('.schema.json'));

/** Paths of the schemas that were fetched, from the folder of all. */
const fetchedIn = (folder: string): readonly string[] =>
  existsSync(join(folder, remoteFolder))
    ? readdirSync(join(folder, remoteFolder), { recursive: true, encoding: 'utf8' })
        .map(name => `${remoteFolder}/${name.replaceAll('\\', '/')}`)
        .filter(name => name.endsWith('.json'))
    : [];

/** All form schemas of their folder by name, those that were fetched among them as `remote/<host>/<path>`. */
export const readSchemas = (folder: string): SchemaFiles =>
  Object.fromEntries(
    [...namesIn(folder), ...fetchedIn(folder)].map(name => [name, readJson(join(folder, name))]),
  );
