import { createHash } from 'node:crypto';
import type { PlannedLine } from './Importer.ts';

/**
 * The name of what a file would do to the records as they are: the same file has another one as soon as a record that
 * it means was changed, so a dry run and its apply agree or nothing happens.
 */
export const importIdOf = (lines: readonly PlannedLine[]): string => {
  const hash = createHash('sha256');
  for (const { status, mark } of lines) hash.update(JSON.stringify([status, mark]));
  return hash.digest('base64url');
};
