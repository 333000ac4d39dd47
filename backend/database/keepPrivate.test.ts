import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from './client.ts';
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

/** What in a folder, itself included, someone else may touch, with its mode. */
const openPaths = (folder: string): string[] =>
  [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  ]
    .map(path => ({ path, stat: statSync(path) }))
    .filter(({ stat }) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
    .map(({ path, stat }) => `${path} ${(stat.mode & 0o777).toString(8)}`);

it('keeps what the embedded engine writes while it runs for its own user, whatever that writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-engine-'));
  const umask = process.umask(0o022);
  try {
    const first = await openEmbedded({ dataDir: folder });
    await first.db.execute(sql`create table told (id bigint primary key, said text)`);
    await first.db.execute(
      sql`insert into told select id, repeat('x', 500) from generate_series(1, 500) id`,
    );
    await first.db.execute(sql`create index on told (said)`);
    await first.db.execute(sql`checkpoint`);
    expect(openPaths(folder)).toEqual([]);
    await first.close();
    // What the engine keeps of its own tables it writes again at a start after they changed.
    const second = await openEmbedded({ dataDir: folder });
    await second.db.execute(sql`select said from told order by said, id desc`);
    await second.close();
    const names = readdirSync(join(folder, 'postgres'), { recursive: true, encoding: 'utf8' });
    expect(names.some(name => name.endsWith('pg_internal.init'))).toBe(true);
    expect(openPaths(folder)).toEqual([]);
  } finally {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  }
}, 180_000);
