import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { install } from './install.mjs';

const stamp = '.cache/types/stamp';

const isSource = file => file.endsWith('.schema.json') || /^remote\/.*\.json$/.test(file);

/** What the types are made from: the record schemas, those that were fetched for them, and the script itself. */
export const sources = (folder = 'form-schemas') => [
  'scripts/recordTypes.ts',
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(isSource)
    .sort()
    .map(file => `${folder}/${file}`),
];

/** Writes the types of records again when a record schema has changed. */
const writeRecordTypes = () => {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(file).update(readFileSync(file));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/types.ts', 'records'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
};

/** What every command needs before anything else: the packages, and the types of records. */
export const prepare = () => {
  install();
  writeRecordTypes();
};
