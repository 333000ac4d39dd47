import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningConsole } from '../setup/runningConsole.mjs';
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

/** Milliseconds between looks whether a console that was started is heard. */
const pause = 250;

/** Until the console that was started is heard; where it ends before, it has said why. */
const untilHeard = async (development: ChildProcess, port: number): Promise<void> => {
  while (development.exitCode === null && runningConsole() !== port) await wait(pause);
  if (development.exitCode !== null)
    throw new TrialRefused('The console did not start, so there is no form to show.');
};

/** The port of the console of this working copy, wherever it is heard; undefined: none runs, and the port that is asked for is free. */
const portInUse = async (asked: number): Promise<number | undefined> => {
  const running = runningConsole();
  if (running === undefined && (await isHeard(asked)))
    throw new TrialRefused(
      `Port ${asked} is taken, and not by a console of this folder: PORT=${asked + 100} npm run screens -- try …, or look without the form (--table)`,
    );
  return running;
};

/**
 * Shows the form of a schema in the console in development, which is started unless it runs. The two files of the screen are
 * there until this is stopped (Ctrl + C).
 * @throws TrialRefused where files of such a name are there already (they are somebody's), and where no console can be started
 */
export const openTrial = async (text: string): Promise<void> => {
  const folder = dirname(trialFiles.screen);
  const taken = [trialFiles.schema, folder].find(file => existsSync(file));
  if (taken !== undefined)
    throw new TrialRefused(
      `${taken} is there already: another trial runs, or one was cut off. Remove it, or look without the form (--table)`,
    );
  const asked = Number(process.env['PORT'] || 4000);
  const running = await portInUse(asked);
  const remove = () => {
    rmSync(trialFiles.schema, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  writeFileSync(trialFiles.schema, text);
  mkdirSync(folder);
  writeFileSync(trialFiles.screen, JSON.stringify(trialScreen));
  process.once('exit', remove);
  const { stopped, release } = untilStopped(remove);
  const say = (port: number): void => {
    console.log(`\nThe form: http://localhost:${port}/${trialScreen.resource}/create`);
    console.log('Ctrl + C takes it away again.\n');
  };
  if (running !== undefined) {
    say(running);
    return stopped;
  }
  const development = spawn(process.execPath, ['scripts/dev.mjs'], { stdio: 'inherit' });
  try {
    await Promise.race([stopped, untilHeard(development, asked).then(() => say(asked))]);
    await Promise.race([stopped, once(development, 'exit')]);
  } finally {
    release();
  }
  if (development.exitCode === null) {
    development.kill();
    await once(development, 'exit');
  }
};
