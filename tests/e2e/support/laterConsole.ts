import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startConsole } from './startConsole.ts';
import { test as base } from './test.ts';

export interface Later {
  readonly url: string;
  /** Moves the server's clock on, by milliseconds; no time passes for the browser. */
  readonly pass: (milliseconds: number) => void;
  /** What time it is on the server. */
  readonly now: () => number;
}

const clock = pathToFileURL(resolve('tests/e2e/support/movedClock.mjs')).href;

/** The built console whose clock the journey moves on. */
export const test = base.extend<object, { later: Later }>({
  later: [
    async ({ browserName: _browserName }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'console-clock-'));
      const file = join(folder, 'ahead');
      let ahead = 0;
      const pass = (milliseconds: number) => {
        ahead += milliseconds;
        writeFileSync(file, String(ahead));
      };
      pass(0);
      const { url, stop } = await startConsole({
        CLOCK_FILE: file,
        NODE_OPTIONS: `--import=${clock}`,
      });
      await provide({ url, pass, now: () => Date.now() + ahead });
      await stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ later }, provide) => provide(later.url),
});
