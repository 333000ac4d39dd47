import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { remoteFolder } from '#contract/model/schema/remoteFile.ts';
import { formattedJson } from '../formattedJson.ts';
import { FetchRefused } from './FetchRefused.ts';
import type { FetchedSchema } from './fetchSchemas.ts';

/** Refuses a place that is not below the folder, or that another file or a link stands in the way of. */
const checkPlace = (root: string, file: string): void => {
  const top = resolve(root, 'form-schemas');
  const folder = resolve(top, remoteFolder);
  const path = resolve(top, file);
  if (!path.startsWith(folder + sep))
    throw new FetchRefused(`${file} is not below form-schemas/${remoteFolder}: nothing is written`);
  for (let at = path; at.startsWith(top); at = dirname(at)) {
    const found = lstatSync(at, { throwIfNoEntry: false });
    const shown = at.slice(top.length - 'form-schemas'.length);
    if (found?.isSymbolicLink())
      throw new FetchRefused(`${shown} is a link, which is not followed: nothing is written`);
    if (found && (at === path ? !found.isFile() : !found.isDirectory()))
      throw new FetchRefused(
        `${shown} is no ${at === path ? 'file' : 'folder'}: nothing is written`,
      );
  }
};

/**
 * Writes what was fetched, once all of it has a place.
 * @returns the paths in the order of the schemas
 * @throws FetchRefused where one has none; nothing is written then
 */
export const writeFetched = async (
  root: string,
  fetched: readonly FetchedSchema[],
): Promise<readonly string[]> => {
  for (const { file } of fetched) checkPlace(root, file);
  const texts = await Promise.all(
    fetched.map(({ file, content }) => formattedJson(`form-schemas/${file}`, content)),
  );
  return fetched.map(({ file }, index) => {
    const path = `form-schemas/${file}`;
    mkdirSync(dirname(resolve(root, path)), { recursive: true });
    writeFileSync(resolve(root, path), texts[index] ?? '');
    return path;
  });
};
