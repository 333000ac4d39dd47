import { createHash } from 'node:crypto';
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

/** Builds page and server when a source has changed since the last build. */
export const build = async () => {
  const wanted = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('  Building …');
  const vite = await import('vite');
  // What runs a TypeScript file says `development`, and so would the libraries that are built from below it.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await vite.build({ logLevel: 'warn' });
  await vite.build({ configFile: 'vite.server.config.ts', logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  writeFileSync(stamp, wanted);
};
