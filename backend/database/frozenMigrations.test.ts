import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'backend/database/migrations';

it('a migration that companies have run is never rewritten: what changes is added behind it', () => {
  const first = readFileSync(`${folder}/0000_console.sql`);
  expect(createHash('sha256').update(first).digest('hex')).toBe(
    'c1e925f656b27885c1da40574fdb51136611065c9e2da8dbf294850d4da1b8fd',
  );
});

it('the snapshot of the last migration is the only one that is kept: the next is made from it', () => {
  const last = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  expect(readdirSync(`${folder}/meta`).toSorted()).toEqual([
    `${last?.slice(0, 4)}_snapshot.json`,
    '_journal.json',
  ]);
});
