import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screensByName, sharedFiles, type Shared } from '#contract/model/written/SharedFiles.ts';

/** What screen files share below a folder. @param contents the screen files as they are written. */
export const readShared = (root: string, contents: readonly unknown[]): Shared => {
  // Files are checked before they are served (`npm run screens`); here they have their shape.
  const read = (name: string) =>
    (existsSync(join(root, name))
      ? JSON.parse(readFileSync(join(root, name), 'utf8'))
      : {}) as object;
  return {
    words: read(sharedFiles.words) as Shared['words'],
    roles: read(sharedFiles.roles) as Shared['roles'],
    options: read(sharedFiles.options) as Shared['options'],
    screens: screensByName(contents),
  };
};
