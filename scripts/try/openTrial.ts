import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { trialFiles, trialScreen } from './schemaTrial.ts';

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

/** Heard for as long as the process lives: whoever presses Ctrl + C twice leaves no files behind. */
const untilStopped = (stop: () => void): Promise<void> =>
  new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        stop();
        done();
      });
  });

/**
 * Shows the form of a schema in the console in development, which is started unless it runs. The two files of the screen are
 * there until this is stopped (Ctrl + C).
 */
export const openTrial = async (text: string): Promise<void> => {
  const port = Number(process.env['PORT'] || 4000);
  const remove = () => {
    rmSync(trialFiles.schema, { force: true });
    rmSync(dirname(trialFiles.screen), { recursive: true, force: true });
  };
  writeFileSync(trialFiles.schema, text);
  mkdirSync(dirname(trialFiles.screen), { recursive: true });
  writeFileSync(trialFiles.screen, JSON.stringify(trialScreen));
  process.once('exit', remove);
  const stopped = untilStopped(remove);
  console.log(`\nThe form: http://localhost:${port}/${trialScreen.resource}/create`);
  console.log('Ctrl + C takes it away again.\n');
  if (await isHeard(port)) return stopped;
  const development = spawn(process.execPath, ['scripts/dev.mjs'], { stdio: 'inherit' });
  await Promise.race([stopped, once(development, 'exit')]);
  if (development.exitCode === null) {
    development.kill();
    await once(development, 'exit');
  }
};
