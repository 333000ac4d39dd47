import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditEntries, records } from '#backend/database/schema/index.ts';
import { Refusal } from '#backend/calls/Refusal.ts';
import { amenities } from '#tests/support/amenities.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ screens: [amenities] });
  await test.client.db.insert(records).values([
    { resource: 'amenities', data: { name: 'Pool', category: 'sport', sortOrder: 1 } },
    { resource: 'amenities', data: { name: 'Guard', category: 'safety', guards: 2, note: 'x' } },
    { resource: 'amenities', data: { name: 'Gym', category: 'sport', sortOrder: 2 } },
  ]);
});
afterAll(() => test.close());

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

const named = (rows: readonly Record<string, unknown>[]) => rows.map(({ name }) => name);

describe('records of the generic store', () => {
  it('are read by condition, words and order, and only those the person may list', async () => {
    const admin = await openTestSource(test, 'admin', 'amenities');
    const sort = { field: 'name', order: 'ASC' } as const;
    expect(named(await admin.readMatching({ where: { category: { eq: 'sport' } }, sort }))).toEqual(
      ['Gym', 'Pool'],
    );
    expect(named(await admin.readMatching({ where: true, search: 'guar' }))).toEqual(['Guard']);
    const support = await openTestSource(test, 'support', 'amenities');
    expect(named(await support.readMatching({ where: true }))).toEqual(['Guard']);
  });

  it('are refused above the limit, with the numbers', async () => {
    const admin = await openTestSource(test, 'admin', 'amenities');
    await expect(admin.readMatching({ where: true }, 2)).rejects.toThrow(/^3 records match/);
  });

  it('are not found by a field that is hidden from the person, in any way', async () => {
    const content = await openTestSource(test, 'content', 'amenities');
    const sort = { field: 'note', order: 'ASC' } as const;
    expect(await code(content.readMatching({ where: { note: { eq: 'x' } } }))).toBe(
      'UNKNOWN_FIELD',
    );
    expect(await code(content.readMatching({ where: true, sort }))).toBe('UNKNOWN_FIELD');
    expect(await code(content.readByKeys(['note'], [['x']]))).toBe('FORBIDDEN');
  });

  it('are found by keys, a missing value included', async () => {
    const admin = await openTestSource(test, 'admin', 'amenities');
    const found = await admin.readByKeys(
      ['category', 'sortOrder'],
      [
        ['sport', 1],
        ['safety', null],
        ['comfort', 1],
      ],
    );
    expect(named(found).toSorted()).toEqual(['Guard', 'Pool']);
  });

  it('are changed with history, and refused by rule, right and version', async () => {
    const { source, write } = await openTestSource.writing(test, 'content', 'amenities');
    const [pool] = await source.readByKeys(['name'], [['Pool']]);
    if (!pool) throw new Error('The pool is there');
    expect(source.present({ ...pool, note: 'y' })).not.toHaveProperty('note');
    expect(await code(write(to => to.update(pool.id, { sortOrder: 9 }, 1)))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await code(write(to => to.update(pool.id, { name: 'Big pool' }, 7)))).toBe(
      'STALE_VERSION',
    );
    expect(await code(write(to => to.create({ name: 'New', category: 'sport' })))).toBe(
      'FORBIDDEN',
    );
    expect(await write(to => to.update(pool.id, { name: 'Big pool' }, 1))).toMatchObject({
      name: 'Big pool',
      version: 2,
    });
    const history = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(pool.id)));
    expect(history.filter(({ entity }) => entity === 'amenities')).toMatchObject([
      { action: 'update', surface: 'bulk' },
    ]);
  });
});

describe('records on documented calls', () => {
  it('are all read, however many pages the call needs', async () => {
    const admin = await openTestSource(test, 'admin', 'package-prices');
    const all = await admin.readMatching({ where: true });
    const { total } = (await admin.pages({ where: true }).next()).value as { total: number };
    expect(all.length).toBe(total);
    expect(all.length).toBeGreaterThan(1000);
  });

  it('obey the rights of the call, the rules of the screen and its validation', async () => {
    const finance = await openTestSource(test, 'finance', 'packages');
    expect(await code(finance.readMatching({ where: true }))).toBe('FORBIDDEN');
    const { source, write } = await openTestSource.writing(test, 'admin', 'packages');
    const [locked] = await source.readMatching({ where: { isNetsuiteEnabled: { eq: true } } });
    if (!locked) throw new Error('The seed has a package in NetSuite');
    const version = locked['version'];
    await expect(
      write(to => to.update(locked.id, { active: false }, version)),
    ).rejects.toMatchObject({ details: { errors: [{ field: '/active', code: 'readonly' }] } });
    expect(await code(write(to => to.update(locked.id, { activeUntil: 'soon' }, version)))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await code(write(to => to.update(locked.id, { colour: 'red' }, version)))).toBe(
      'UNKNOWN_FIELD',
    );
    const changed = await write(to => to.update(locked.id, { activeUntil: '2030-01-31' }, version));
    expect(changed).toMatchObject({ activeUntil: '2030-01-31', version: Number(version) + 1 });
  });

  it('are found by ids and by keys', async () => {
    const admin = await openTestSource(test, 'admin', 'products');
    const [first, second] = await admin.readMatching({ where: true });
    if (!first || !second) throw new Error('The seed has products');
    expect(await admin.readByIds([second.id, first.id, 999_999])).toEqual([second, first]);
    expect(await admin.readByKeys(['name'], [[first['name']]])).toEqual([first]);
  });
});
