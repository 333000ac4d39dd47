import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from '#contract/model/check/fault.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';

const stamp = '.cache/checked/tables';

/** All that the answer depends on: the server's sources, what they share with the page, and the schemas. */
const folders = ['backend', 'contract', 'form-schemas', 'scripts/tables'];
const besides = ['package-lock.json', 'scripts/screenSources.ts'];

const digestOf = (screens: readonly TextFile[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const file = join(entry.parentPath, entry.name);
        hash.update(file).update(readFileSync(file));
      }
  for (const file of besides) hash.update(file).update(readFileSync(file));
  for (const { file, text } of screens) hash.update(file).update(text);
  return hash.digest('hex');
};

/**
 * What does not fit between schemas, tables and migrations. The server's sources are loaded for it, which takes seconds: what was
 * without a fault stays so until one of them is changed.
 */
export const checkTables = async (screens: readonly TextFile[]): Promise<readonly Fault[]> => {
  const digest = digestOf(screens);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return [];
  const { tableFaults } = await import('./tableFaults.ts');
  const faults = tableFaults(screens);
  if (faults.length === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  }
  return faults;
};
