import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from './lockDataDir.ts';

let dataDir: string;
const lockFile = () => join(dataDir, 'owner.lock');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'console-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the lock on the data folder', () => {
  it('refuses a second holder while the first lives, and says what to do', () => {
    const release = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir)).toThrow(/DATA_DIR/);
    release();
    expect(existsSync(lockFile())).toBe(false);
    lockDataDir(dataDir)();
  });

  it('is taken over from a process that died without giving it back', async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await once(child, 'exit');
    writeFileSync(lockFile(), `${child.pid} 1`);
    const release = lockDataDir(dataDir);
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  it('is taken over when the process id belongs to someone else by now', () => {
    writeFileSync(lockFile(), `${process.pid} 1`);
    expect(() => lockDataDir(dataDir)()).not.toThrow();
  });
});
