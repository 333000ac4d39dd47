import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepPrivate } from './keepPrivate.ts';

it('keeps the data folder and all that lies in it for its own user, older files too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  const inner = join(folder, 'postgres', 'base');
  mkdirSync(inner, { recursive: true });
  const file = join(inner, '1');
  writeFileSync(file, '');
  chmodSync(folder, 0o755);
  chmodSync(inner, 0o755);
  chmodSync(file, 0o644);
  keepPrivate(folder);
  const modes = [folder, join(folder, 'postgres'), inner, file].map(
    path => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  rmSync(folder, { recursive: true });
});
