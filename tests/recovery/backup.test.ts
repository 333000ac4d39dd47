import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, tablesOf } from '#backend/backup/catalogOf.ts';
import { restoreBackup } from '#backend/backup/restoreBackup.ts';
import { writeBackup } from '#backend/backup/writeBackup.ts';
import type { Database, DatabaseClient } from '#backend/database/client.ts';
import { records, users } from '#backend/database/schema/index.ts';
import {
  openEmptyDatabase,
  openMigratedDatabase,
} from '#tests/support/server/openEmptyDatabase.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';

/** What each table holds, in a form that two databases can be compared by. */
const contentOf = async (db: Database): Promise<Record<string, string>> => {
  const content: Record<string, string> = {};
  for (const { name } of await tablesOf(db)) {
    const [row] = await rowsOf<{ content: string }>(
      db,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as content
        from ${sql.identifier(name)} r`,
    );
    content[name] = row?.content ?? '';
  }
  return content;
};

const backupOf = async (client: DatabaseClient): Promise<Buffer> => {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeBackup(client, 'nivaas', out)]);
  return bytes;
};

const restore = (target: DatabaseClient, backup: Buffer): Promise<number> =>
  restoreBackup(target.db, Readable.from([backup]));

describe('a backup', () => {
  let source: DatabaseClient;
  let backup: Buffer;

  beforeAll(async () => {
    source = await openTestDatabase();
    await source.db.insert(records).values({
      resource: 'drill',
      data: { text: 'line\nbreak "quoted" \\ हिन्दी', nothing: null, deep: [{ a: 1 }] },
    });
    backup = await backupOf(source);
  });
  afterAll(() => source.close());

  it('gives an empty database every row back, which goes on from there', async () => {
    const target = await openEmptyDatabase();
    try {
      const rows = await restore(target, backup);
      expect(rows).toBeGreaterThan(100_000);
      expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
      const [made] = await target.db
        .insert(users)
        .values({ email: 'after@example.com', firstName: 'After' })
        .returning({ id: users.id });
      const [greatest] = await source.db
        .select({ id: sql<number>`max(${users.id})::int` })
        .from(users);
      expect(made?.id).toBe((greatest?.id ?? 0) + 1);
      // The guards of everyday work stand again.
      await expect(target.db.delete(users).where(eq(users.id, made?.id ?? 0))).rejects.toThrow(
        'Failed query: delete',
      );
    } finally {
      await target.close();
    }
  }, 240_000);

  it('refuses a database that holds something', async () => {
    await expect(restore(source, backup)).rejects.toThrow('The database is not empty');
  });
});

describe('a backup that cannot be used', () => {
  let small: Buffer;

  beforeAll(async () => {
    const source = await openMigratedDatabase();
    await source.db.insert(users).values({ email: 'one@example.com', firstName: 'One' });
    small = await backupOf(source);
    await source.close();
  });

  const linesOf = () => gunzipSync(small).toString().trimEnd().split('\n');
  const cut = () => small.subarray(0, small.length - 200);
  const changed = () => gzipSync(linesOf().join('\n').replace('one@example', 'two@example'));
  const shortened = () => gzipSync(linesOf().slice(0, -1).join('\n'));
  const newer = () =>
    gzipSync(
      linesOf()
        .join('\n')
        .replace(/"migrations":\d+/, '"migrations":999'),
    );

  it.each([
    ['cut off', cut, 'The backup is damaged'],
    ['changed', changed, 'its rows have changed since it was written'],
    ['without its end', shortened, 'its end is missing'],
    ['of a newer console', newer, 'comes from a newer console'],
    ['no backup at all', () => randomBytes(500), 'This file is not a backup of the console.'],
    ['text', () => gzipSync('{"a":1}\n'), 'This file is not a backup of the console.'],
  ])('is told, and nothing of it stored: %s', async (_what, made, message) => {
    const target = await openEmptyDatabase();
    try {
      await expect(restore(target, made())).rejects.toThrow(message);
      const [found] = await rowsOf<{ users: string | null }>(
        target.db,
        sql`select to_regclass('public.users')::text as users`,
      );
      if (found?.users) expect(await target.db.select({ id: users.id }).from(users)).toEqual([]);
    } finally {
      await target.close();
    }
  });
});
