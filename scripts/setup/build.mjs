import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'dist/built';

const sources = [
  'authProvider',
  'backend',
  'contract',
  'dataProvider',
  'form-schemas',
  'public',
  'resources',
  'src',
  'scripts/vite',
  'index.html',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

const digest = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(source)) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
};

/** Ends with the process that it works for, and ends that one where the build fails; it has said what is wrong. */
const runBuild = async () => {
  const child = spawn(process.execPath, ['scripts/setup/buildAll.mjs'], { stdio: 'inherit' });
  const stop = signal => {
    child.kill(signal);
    process.exit(1);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(code ?? 1);
};

/**
 * Builds page and server when a source has changed since the last build: in a process of its own, since what a build takes of
 * memory, some 800 MB, would stay with the server (docs/decisions/0243-embedded-engine-grows-out.md).
 */
export const build = async () => {
  const wanted = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('  Building …');
  await runBuild();
  writeFileSync(stamp, wanted);
};
