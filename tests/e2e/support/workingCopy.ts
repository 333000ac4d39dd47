import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '#tests/support/copyProject.ts';
import { startIn } from '#tests/support/server/startIn.ts';
import { test as base } from './test.ts';

interface Copy {
  readonly folder: string;
  readonly url: string;
  /** All that the terminal has shown so far. */
  readonly output: () => string;
}

/** A working copy in which `npm run dev` runs, as a developer has it. */
export const test = base.extend<object, { copy: Copy }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { folder, remove } = copyProject();
      const started = await startIn(folder, 'scripts/dev.mjs', /development: http/);
      await provide({ folder, url: started.url, output: started.output });
      await started.stop();
      remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ copy }, provide) => provide(copy.url),
});

const skipped = ['node_modules', '.data', '.cache', 'dist'];

/** What each file of a folder holds, as a digest. */
export const digestsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !skipped.includes(name))
      .flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return [...digestsIn(path)];
        return [[path, createHash('sha256').update(readFileSync(path)).digest('hex')] as const];
      }),
  );
