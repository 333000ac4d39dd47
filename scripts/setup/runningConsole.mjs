import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = '.cache/development.json';

const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Says where the console of this working copy is heard, for commands that ask it. Taken back at the end of the process. */
export const tellRunning = port => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
  process.on('exit', () => {
    if (runningConsole() === port) rmSync(file, { force: true });
  });
};

/** The port of the console in development of this working copy; undefined where none runs. */
export const runningConsole = () => {
  try {
    const { pid, port } = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(pid) ? port : undefined;
  } catch {
    return undefined;
  }
};
