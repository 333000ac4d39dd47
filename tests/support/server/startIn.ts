import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openEmbedded } from '#backend/database/client.ts';
import { freePort } from './freePort.ts';
import { embeddedTemplate } from './template.ts';

/** A console that was started in a folder, and how to end it. */
export interface Started {
  readonly url: string;
  /** All it has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Fills the folder's own database, so that the start need not make the demo data. */
const fillDatabase = async (dataDir: string): Promise<void> => {
  const client = await openEmbedded({ dataDir, template: await embeddedTemplate() });
  await client.close();
};

/** Starts `script` in a working copy of the project, on a database and a port of its own; ready when it says `sign`. */
export const startIn = async (
  folder: string,
  script: 'scripts/dev.mjs' | 'scripts/start.mjs',
  sign: RegExp,
): Promise<Started> => {
  const port = await freePort();
  const dataDir = join(folder, '.data');
  await fillDatabase(dataDir);
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill('SIGKILL');
  process.on('exit', end);
  let printed = '';
  const isReady = new Promise<void>((done, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (sign.test(printed)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', code => failed(new Error(`${script} ended with ${code}:\n${printed}`)));
  });
  await isReady;
  return {
    url: `http://localhost:${port}`,
    output: () => printed,
    stop: async () => {
      process.off('exit', end);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
