import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand, restoreCommand } from '#backend/backup/backupCommand.ts';
import { serveBackups } from '#backend/backup/controlSocket.ts';
import { readConfig } from '#backend/config.ts';
import { openEmbedded } from '#backend/database/client.ts';
import { users } from '#backend/database/schema/index.ts';
import { embeddedTemplate } from '#tests/support/server/template.ts';

describe('backup and restore from the command line', () => {
  const home = mkdtempSync(join(tmpdir(), 'backup-'));
  const at = (name: string) => join(home, name);
  const config = (dataDir: string) => readConfig({ DATA_DIR: at(dataDir) });
  const said: string[] = [];
  const say = (line: string) => void said.push(line);

  beforeAll(async () => {
    const template = await embeddedTemplate('migrated');
    const client = await openEmbedded({ dataDir: at('first'), template });
    await client.db.insert(users).values({ email: 'one@example.com', firstName: 'One' });
    await client.close();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const emailsIn = async (dataDir: string): Promise<readonly (string | null)[]> => {
    const client = await openEmbedded({ dataDir: at(dataDir) });
    const rows = await client.db.select({ email: users.email }).from(users);
    await client.close();
    return rows.map(({ email }) => email);
  };

  it('writes a file, tells its size, and brings it back into a new folder', async () => {
    await backupCommand(config('first'), [at('a.gz')], say);
    expect(said.pop()).toMatch(/a\.gz: \d+ rows, [\d.]+ MB$/);
    await restoreCommand(config('second'), [at('a.gz')], say);
    expect(said.pop()).toMatch(/^\d+ rows have been restored\./);
    expect(await emailsIn('second')).toEqual(['one@example.com']);
  }, 120_000);

  it('asks the running server when it holds the folder', async () => {
    const client = await openEmbedded({ dataDir: at('first') });
    const control = await serveBackups(at('first'), client, 'nivaas');
    try {
      await backupCommand(config('first'), [at('live.gz')], say);
    } finally {
      control.close();
      await client.close();
    }
    await restoreCommand(config('third'), [at('live.gz')], say);
    expect(await emailsIn('third')).toEqual(['one@example.com']);
  }, 120_000);

  it('never writes over a file, and leaves nothing behind when it fails', async () => {
    writeFileSync(at('mine.gz'), 'mine');
    await expect(backupCommand(config('first'), [at('mine.gz')], say)).rejects.toThrow(
      'already exists',
    );
    const client = await openEmbedded({ dataDir: at('first') });
    await expect(backupCommand(config('first'), [at('none.gz')], say)).rejects.toThrow(
      /ECONNREFUSED|ENOENT|connect/,
    );
    await client.close();
    expect([existsSync(at('none.gz')), existsSync(at('none.gz.part'))]).toEqual([false, false]);
  });

  it.each([
    [[], 'Name the file'],
    [['missing.gz'], 'There is no file'],
  ])('says what is missing: %j', async (names, message) => {
    await expect(restoreCommand(config('fourth'), names, say)).rejects.toThrow(message);
    expect(existsSync(at('fourth'))).toBe(false);
  });
});
