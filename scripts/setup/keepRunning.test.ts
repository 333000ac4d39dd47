import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'console-packages-'));
const packages = join(folder, 'node_modules');
const port = 20_000 + (process.pid % 20_000);
const wait = { timeout: 20_000, interval: 50 };

const install = () => {
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, '.package-lock.json'), String(Math.random()));
};

// A process of its own: it takes signals, and looks in the folder it runs in.
const start = () => {
  const module = pathToFileURL('scripts/setup/keepRunning.mjs').href;
  const served = `require('node:http').createServer((_, answer) => answer.end('console')).listen(${port}, 'localhost')`;
  const code = `
    const { keepRunning } = await import(${JSON.stringify(module)});
    const { spawn } = await import('node:child_process');
    const begin = () => spawn(process.execPath, ['-e', ${JSON.stringify(served)}]);
    process.exit(await keepRunning({ port: ${port}, begin, tell: () => {}, pause: 50 }));`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder });
};

const heard = async (): Promise<string> => {
  const answer = await fetch(`http://localhost:${port}`);
  return `${answer.status} ${await answer.text()}`;
};

let development: ReturnType<typeof start> | undefined;

afterEach(() => {
  development?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('says that packages are being installed while they are, and runs again once they are there', async () => {
  install();
  development = start();
  await vi.waitFor(async () => expect(await heard()).toBe('200 console'), wait);
  rmSync(packages, { recursive: true });
  await vi.waitFor(
    async () => expect(await heard()).toMatch(/^503 .*Packages are being installed/s),
    wait,
  );
  install();
  await vi.waitFor(async () => expect(await heard()).toBe('200 console'), wait);
}, 60_000);
