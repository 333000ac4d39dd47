import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { restoreBackup } from '#backend/backup/restoreBackup.ts';
import { writeBackup } from '#backend/backup/writeBackup.ts';
import { openEmbedded } from '#backend/database/client.ts';
import { openEmptyDatabase } from '#tests/support/server/openEmptyDatabase.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { embeddedTemplate } from '#tests/support/server/template.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';

/** What each of them asks; in orders that need no alphabet, which is the database's. */
const asked = [
  ['admin', '/sapna/v2/opportunity', { pageSize: 100, sort: '-updatedAt' }],
  ['broker-agent', '/sapna/v2/opportunity', { pageSize: 100, filters: 'bucket==open', sort: 'id' }],
  ['broker-business-manager', '/sapna/v1/account', { pageSize: 100, sort: 'id' }],
  ['admin', '/console/v1/exports/package-prices', { sort: 'id', filters: 'packageId=le=40' }],
  ['finance', '/sapna/v1/payment', { pageSize: 100, sort: 'id' }],
] as const;

const answersOf = async (test: TestApp): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const [persona, path, query] of asked) {
    const answer = await (await test.as(persona)).get(path, { query });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    answers.push(answer.body);
  }
  return answers;
};

// Without a PostgreSQL there is nowhere to move to.
it.skipIf(!serverUrl)(
  'decision 0243: an embedded database that is moved to a PostgreSQL answers as before',
  async () => {
    const source = await openEmbedded({ template: await embeddedTemplate() });
    const before = await startTestApp({ client: source });
    const answers = await answersOf(before);
    const out = new PassThrough();
    const [backup] = await Promise.all([buffer(out), writeBackup(source, 'nivaas', out)]);
    await before.close();

    const target = await openEmptyDatabase('postgres');
    await restoreBackup(target.db, Readable.from([backup]));
    const after = await startTestApp({ client: target });
    try {
      expect(await answersOf(after)).toEqual(answers);
    } finally {
      await after.close();
    }
  },
  240_000,
);
