import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#backend/adapters/mail/Mail.ts';
import { s3Files } from '#backend/adapters/files/s3Files.ts';
import { restoreBackup } from '#backend/backup/restoreBackup.ts';
import { runDueBackup } from '#backend/backup/schedule/runDueBackup.ts';
import { backupStoreOf } from '#backend/backup/store/backupStoreOf.ts';
import { readConfig, type Config } from '#backend/config.ts';
import type { DatabaseClient } from '#backend/database/client.ts';
import {
  fileContents,
  files,
  jobs,
  records,
  roleGrants,
  users,
} from '#backend/database/schema/index.ts';
import { observe, type Happening } from '#backend/observed/observers.ts';
import { openEmptyDatabase, openMigratedDatabase } from '../support/server/openEmptyDatabase.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const minutes = 60_000;

let source: DatabaseClient;
let s3: S3rver;
let endpoint = '';
const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const mailed: Message[] = [];
const told: Happening[] = [];
let now = at('20T00:00:00');
let forget: () => void;

/** With a character that ends a line elsewhere. */
const text = 'हिन्दी\u2028second';
const content = randomBytes(300_000);

beforeAll(async () => {
  source = await openMigratedDatabase();
  await source.db.insert(records).values({ resource: 'drill', data: { text } });
  const [person] = await source.db
    .insert(users)
    .values({ email: 'first@example.com', firstName: 'First' })
    .returning({ id: users.id });
  await source.db.insert(roleGrants).values({ userId: person?.id ?? 0, roleCode: 'admin' });
  const [file] = await source.db
    .insert(files)
    .values({
      resource: 'drill',
      field: 'paper',
      name: 'a',
      mediaType: 'x/y',
      size: content.length,
      sha256: 'x',
      createdBy: 1,
    })
    .returning({ id: files.id });
  await source.db.insert(fileContents).values({ fileId: file?.id ?? '', content });
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    vhostBuckets: false,
    configureBuckets: [
      { name: 'files', configs: [] },
      { name: 'safe', configs: [] },
    ],
  });
  const address: AddressInfo = await s3.run();
  endpoint = `http://127.0.0.1:${address.port}`;
  forget = observe({ told: happening => void told.push(happening) });
}, 240_000);
afterEach(async () => {
  await source.db.delete(jobs);
  mailed.length = 0;
  told.length = 0;
});
afterAll(async () => {
  forget();
  await s3.close();
  await source.close();
  rmSync(folder, { recursive: true });
});

const keys = (keyId = 'S3RVER') => ({
  FILES_S3_URL: `${endpoint}/files`,
  FILES_S3_KEY_ID: keyId,
  FILES_S3_SECRET: 'S3RVER',
});
const configOf = (env: Record<string, string>): Config =>
  readConfig({ SIMULATE: 'mail', BACKUP_KEEP: '2', ...env });

/** Lets the clock come round at a moment. */
const roundAt = (config: Config, moment: Date): Promise<void> => {
  now = moment;
  const mail = {
    isSimulated: true,
    send: (message: Message) => {
      mailed.push(message);
      return Promise.resolve();
    },
  };
  return runDueBackup({ db: source.db, config, now: () => now, mail }, source);
};
const runs = () => source.db.select().from(jobs).orderBy(asc(jobs.id));
const partsIn = (of: string) => readdirSync(of).filter(name => name.endsWith('.part'));
const placeOf = ({ backups }: Config) => {
  if (!backups) throw new Error('No backups are set');
  return backups.to;
};
const namesAt = async (config: Config) =>
  (await (await backupStoreOf(placeOf(config))).list()).map(({ name }) => name).sort();

describe.each([
  ['a folder', () => ({ BACKUP_TO: join(folder, 'kept') })],
  ['a bucket', () => ({ ...keys(), BACKUP_TO: 's3://safe/console' })],
])('backups by schedule in %s', (_about, env) => {
  it('are made when they are due, once, and as many are kept as should be', async () => {
    const config = configOf(env());
    await roundAt(config, at('20T21:30:00'));
    await roundAt(config, at('20T21:30:30'));
    await roundAt(config, at('21T20:59:00'));
    expect(await namesAt(config)).toEqual(['nivaas-scheduled-2026-11-20-2130.backup.gz']);
    await roundAt(config, at('21T21:00:10'));
    await roundAt(config, at('22T21:00:10'));
    expect(await namesAt(config)).toEqual([
      'nivaas-scheduled-2026-11-21-2100.backup.gz',
      'nivaas-scheduled-2026-11-22-2100.backup.gz',
    ]);
    expect((await runs()).map(({ state, error }) => [state, error])).toEqual(
      Array.from({ length: 3 }, () => ['done', null]),
    );
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ what: 'backup', outcome: 'done' })));
    expect(mailed).toEqual([]);
  }, 240_000);

  it('are restored with everything that was stored', async () => {
    const config = configOf(env());
    await roundAt(config, at('23T21:30:00'));
    const [run] = await runs();
    const { name, rows, bytes } = (run as { result: { name: string; rows: number; bytes: number } })
      .result;
    expect(bytes).toBeGreaterThan(content.length);
    const store = await backupStoreOf(placeOf(config));
    expect((await store.list()).find(one => one.name === name)?.bytes).toBe(bytes);
    const target = await openEmptyDatabase();
    try {
      expect(await restoreBackup(target.db, await store.open(name))).toBe(rows);
      const [stored] = await target.db.select().from(fileContents);
      expect(Buffer.compare(Buffer.from(stored?.content ?? []), content)).toBe(0);
      const [record] = await target.db.select().from(records).where(eq(records.resource, 'drill'));
      expect(record?.data).toEqual({ text });
    } finally {
      await target.close();
    }
  }, 240_000);
});

describe('a backup by schedule that fails', () => {
  const broken = () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    return configOf({ BACKUP_TO: join(file, 'below') });
  };

  it('is told to administrators once, and tried again after a quarter of an hour', async () => {
    const config = broken();
    await expect(roundAt(config, at('20T21:30:00'))).rejects.toThrow('ENOTDIR');
    await roundAt(config, at('20T21:31:00'));
    const later = new Date(at('20T21:30:00').getTime() + 16 * minutes);
    await expect(roundAt(config, later)).rejects.toThrow('ENOTDIR');
    expect((await runs()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(mailed.map(({ to, subject }) => [to, subject])).toEqual([
      ['first@example.com', 'Nivaas console: the backup failed'],
    ]);
    expect(told).toEqual(Array.from({ length: 2 }, () => ({ what: 'backup', outcome: 'failed' })));
    const right = configOf({ BACKUP_TO: join(folder, 'repaired') });
    await roundAt(right, new Date(later.getTime() + 16 * minutes));
    expect(await namesAt(right)).toHaveLength(1);
  }, 240_000);

  it('leaves nothing behind, neither here nor in the store', async () => {
    const config = configOf({ ...keys('stranger'), BACKUP_TO: 's3://safe/refused' });
    const before = partsIn(tmpdir());
    await expect(roundAt(config, at('20T21:30:00'))).rejects.toThrow(/\S/);
    expect(partsIn(tmpdir())).toEqual(before);
    expect(await namesAt(configOf({ ...keys(), BACKUP_TO: 's3://safe/refused' }))).toEqual([]);
    expect((await runs())[0]).toMatchObject({ state: 'failed', error: expect.any(String) });
  }, 240_000);

  it('whose process died is begun again once its time is over, and what it left is removed', async () => {
    const config = configOf({ BACKUP_TO: join(folder, 'after-death') });
    await source.db.insert(jobs).values({
      kind: 'backup',
      uniqueKey: 'backup',
      payload: { dueAt: at('20T21:00:00').toISOString() },
      state: 'running',
      startedAt: at('20T21:00:00'),
      lockedUntil: at('21T00:00:00'),
    });
    await roundAt(config, at('20T23:00:00'));
    expect(existsSync(join(folder, 'after-death'))).toBe(false);
    mkdirSync(join(folder, 'after-death'));
    for (const name of ['.nivaas-scheduled-x.part', 'mine.part']) {
      writeFileSync(join(folder, 'after-death', name), '');
      utimesSync(join(folder, 'after-death', name), at('20T12:00:00'), at('20T12:00:00'));
    }
    await roundAt(config, at('21T00:16:00'));
    await roundAt(config, at('21T00:32:00'));
    expect((await runs()).map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'Its process ended'],
      ['done', null],
    ]);
    expect(await namesAt(config)).toEqual([
      'mine.part',
      'nivaas-scheduled-2026-11-21-0032.backup.gz',
    ]);
  }, 240_000);

  it('is not made at all where no place is set', async () => {
    await roundAt(configOf({ BACKUP_KEEP: '' }), at('20T21:30:00'));
    expect(await runs()).toEqual([]);
  });
});

describe('a bucket', () => {
  it('takes a backup in parts, and gives it back as it was', async () => {
    const store = await backupStoreOf(
      placeOf(configOf({ ...keys(), BACKUP_TO: 's3://safe/large' })),
    );
    const large = randomBytes(17 * 1024 * 1024);
    const file = join(folder, 'large');
    writeFileSync(file, large);
    await store.take(file, 'large.gz');
    expect(existsSync(file)).toBe(false);
    expect(await store.list()).toEqual([{ name: 'large.gz', bytes: large.length }]);
    expect(Buffer.compare(await buffer(await store.open('large.gz')), large)).toBe(0);
    await store.remove('large.gz');
    expect(await store.list()).toEqual([]);
  }, 240_000);
});

describe('files in a bucket', () => {
  it('are kept, given back and removed by a real store', async () => {
    const { fileStore } = configOf({ ...keys(), BACKUP_KEEP: '' });
    if (!fileStore) throw new Error('No store is set');
    const store = s3Files(fileStore);
    const bytes = randomBytes(1_000);
    await store.put(source.db, 'paper', bytes, 'image/png');
    expect(Buffer.from((await store.get(source.db, 'paper')) ?? [])).toEqual(bytes);
    await store.remove(source.db, ['paper', 'paper']);
    expect(await store.get(source.db, 'paper')).toBeUndefined();
    const stranger = s3Files({ ...fileStore, keyId: 'stranger' });
    await expect(stranger.put(source.db, 'paper', bytes, 'image/png')).rejects.toThrow('403');
  });
});
