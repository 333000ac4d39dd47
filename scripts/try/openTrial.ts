import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { trialFiles, trialScreen } from './schemaTrial.ts';

/** The form cannot be shown; the message says what to do. */
export class TrialRefused extends Error {}

/** Whether something hears on the port already: a console in development takes the screen at once. */
const isHeard = async (port: number): Promise<boolean> => {
  const socket = connect({ port, host: 'localhost' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/**
 * Heard for as long as the process lives: whoever presses Ctrl + C twice leaves no files behind.
 * @returns `stopped`, and `release` to wait no longer
 */
const untilStopped = (stop: () => void) => {
  // Listening alone keeps no process alive.
  const alive = setInterval(() => undefined, 60_000);
  const release = () => clearInterval(alive);
  const stopped = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        release();
        stop();
        done();
      });
  });
  return { stopped, release };
};

/**
 * Shows the form of a schema in the console in development, which is started unless it runs. The two files of the screen are
 * there until this is stopped (Ctrl + C).
 * @throws TrialRefused where files of such a name are there already: they are somebody's
 */
export const openTrial = async (text: string): Promise<void> => {
  const port = Number(process.env['PORT'] || 4000);
  const folder = dirname(trialFiles.screen);
  const taken = [trialFiles.schema, folder].find(file => existsSync(file));
  if (taken !== undefined)
    throw new TrialRefused(
      `${taken} is there already: another trial runs, or one was cut off. Remove it, or look without the form (--table)`,
    );
  const remove = () => {
    rmSync(trialFiles.schema, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  writeFileSync(trialFiles.schema, text);
  mkdirSync(folder);
  writeFileSync(trialFiles.screen, JSON.stringify(trialScreen));
  process.once('exit', remove);
  const { stopped, release } = untilStopped(remove);
  console.log(`\nThe form: http://localhost:${port}/${trialScreen.resource}/create`);
  console.log('Ctrl + C takes it away again.\n');
  if (await isHeard(port)) return stopped;
  const development = spawn(process.execPath, ['scripts/dev.mjs'], { stdio: 'inherit' });
  await Promise.race([stopped, once(development, 'exit')]);
  release();
  if (development.exitCode === null) {
    development.kill();
    await once(development, 'exit');
  }
};
