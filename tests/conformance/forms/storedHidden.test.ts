import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#backend/database/client.ts';
import { packages, records } from '#backend/database/schema/index.ts';
import { openSource } from '#backend/records/source/openSource.ts';
import { sendUpdate } from '#backend/records/source/writeRecord.ts';
import { isAlike } from '#contract/domain/isAlike.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';

/*
 * A save over a value that is stored and hidden, through the server: another field is changed, and the value stays. How the value
 * came to be hidden does not matter, so the database is told.
 */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Row {
  /** Hides the field of a record that has a value. */
  readonly hide: (db: Database, id: number) => Promise<unknown>;
  readonly hidden: string;
  /** What the person changes. */
  readonly change: Readonly<Record<string, unknown>>;
}

const inStore = (values: object) => (db: Database, id: number) =>
  db
    .update(records)
    .set({ data: sql`${records.data} || ${JSON.stringify(values)}::jsonb` })
    .where(eq(records.id, id));

/** Where the database lets such a value be stored; of legal entities and caps it does not. */
const rows: readonly (readonly [string, Row])[] = [
  [
    'packages',
    {
      hide: (db, id) =>
        db.update(packages).set({ isPriceApplicable: false }).where(eq(packages.id, id)),
      hidden: 'requiredPricingParameters',
      change: { displayName: 'Another name' },
    },
  ],
  [
    'announcements',
    {
      hide: inStore({ audience: 'all', cityId: 18 }),
      hidden: 'cityId',
      change: { title: 'Another title' },
    },
  ],
];

it.each(rows)('%s keep what is stored and hidden', async (resource, { hide, hidden, change }) => {
  const setting = await settingOf(test, 'admin', resource);
  const { screen, actor } = setting;
  const field = screen.fields[hidden];
  const all = await openSource(setting).readMatching({ where: true }, 50_000);
  const found = all.find(record => !isNoValue(record[hidden]) && record[hidden] !== '') ?? all[0];
  if (!found || !field) throw new Error(`No demo record of ${resource} has a value`);
  await hide(setting.db, Number(found.id));
  const read = async () => {
    const [record] = await openSource(setting).readByIds([found.id]);
    if (!record) throw new Error('It is gone');
    return record;
  };
  const before = await read();
  const scope = { record: before, user: actor, today: testDay };
  expect([isNoValue(before[hidden]), evaluate(field.visible, scope)]).toEqual([false, false]);
  await sendUpdate(setting, found.id, { ...change }, before['version']);
  const after = await read();
  expect(after).toMatchObject(change);
  expect(isAlike(after[hidden], before[hidden])).toBe(true);
});
