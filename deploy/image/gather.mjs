// node deploy/image/gather.mjs FOLDER: everything that the server needs to run, once it is built, and an empty folder for its data.
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadedPackages } from './loadedPackages.mjs';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to gather it in');

const copy = name =>
  cpSync(name, join(target, 'app', name), { recursive: true, verbatimSymlinks: true });

for (const name of [
  'package.json',
  'dist',
  'resources',
  'form-schemas',
  'record-migrations',
  'backend/database/migrations',
  'deploy/image/askReady.mjs',
])
  copy(name);

const built = readdirSync('dist/server', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.js'))
  .map(name => readFileSync(join('dist/server', name), 'utf8'));
// Fonts of papers, which the server reads by names that it puts together.
const fonts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies).filter(
  name => name.startsWith('@fontsource') || name === 'inter-ui',
);
const packages = loadedPackages('.', built, fonts);
for (const folder of packages)
  cpSync(folder, join(target, 'app', folder), {
    recursive: true,
    // Packages inside of packages are named by themselves, where they are needed.
    filter: source =>
      !source
        .slice(folder.length + 1)
        .split('/')
        .includes('node_modules'),
  });
mkdirSync(join(target, 'data'), { recursive: true, mode: 0o700 });
console.log(`  ${packages.length} packages`);
