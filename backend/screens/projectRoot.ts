import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with screens, schemas and migrations: in the source tree, above this file or above the built server. */
export const projectRoot = (from = dirname(fileURLToPath(import.meta.url))): string => {
  if (existsSync(join(from, 'package.json')) && existsSync(join(from, 'resources'))) return from;
  if (from === dirname(from)) throw new Error('The folder resources is missing');
  return projectRoot(dirname(from));
};
