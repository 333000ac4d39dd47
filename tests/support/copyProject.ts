import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A working copy of the project: the files that git knows or would take, with the packages of this one. */
export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** Copies the project into a new folder, so that a test may add and change files as a developer would. */
export const copyProject = (): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'console-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const file of listed.split('\n')) {
    if (file === '' || !existsSync(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
