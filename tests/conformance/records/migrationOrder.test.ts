import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordMigrations, records, savedViews } from '#backend/database/schema/index.ts';
import { runMigrations } from '#backend/services/records/migrations/runMigrations.ts';
import { screenOf } from './migrations.fixture.ts';
import { Migrating, path } from './migratesWhole.ts';

const gates = screenOf(
  'order-gates',
  { width: { type: 'integer' }, shade: { type: 'string' } },
  { was: ['order-doors'], fields: { width: { was: ['size'] } } },
);
const older = screenOf('order-gates', { width: { type: 'string' } });

let on: Migrating;
beforeAll(async () => {
  on = await Migrating.start([gates]);
});
afterAll(() => on.test.close());

const rename = {
  name: 'order-1',
  resource: 'order-gates',
  steps: [{ do: 'rename', field: 'size', to: 'width' }],
} as const;
const convert = {
  name: 'order-2',
  resource: 'order-gates',
  steps: [{ do: 'convert', field: 'width' }],
} as const;

const store = async (data: object, resource = 'order-gates', count = 1) => {
  await on.test.client.db
    .insert(records)
    .values(Array.from({ length: count }, () => ({ resource, data })));
};

const stored = async (resource = 'order-gates') =>
  (
    await on.test.client.db
      .select({ data: records.data })
      .from(records)
      .where(eq(records.resource, resource))
      .orderBy(asc(records.id))
  ).map(({ data }) => data);

const clear = async () => {
  for (const resource of ['order-gates', 'order-doors'])
    await on.test.client.db.delete(records).where(eq(records.resource, resource));
  await on.test.client.db.delete(recordMigrations);
  on.migrations.splice(0);
};

const asking = () => ({
  ...on.test.services,
  config: { ...on.test.services.config, recordMigrations: 'ask' as const },
});
const askedRun = () => runMigrations(asking(), on.test.screens, on.migrations);

describe('two migrations of one screen', () => {
  it('go on in their order, and back the other way round', async () => {
    await clear();
    await store({ name: 'a', size: '12' });
    on.migrations.push(rename, convert);
    await askedRun();
    const refusal = async (name: string, verb: 'apply' | 'take-back') =>
      (await on.act(name, verb)).json<{ code: string; message: string }>();
    expect(await refusal('order-2', 'apply')).toMatchObject({
      code: 'CONFLICT',
      message: 'order-1 comes first. Apply that one.',
    });
    for (const name of ['order-1', 'order-2']) {
      expect((await on.act(name, 'apply')).statusCode).toBe(200);
      await askedRun();
    }
    expect(await stored()).toEqual([{ name: 'a', width: 12 }]);
    expect(await refusal('order-1', 'take-back')).toMatchObject({
      code: 'CONFLICT',
      message: 'order-2 changed the same records later. Take that one back first.',
    });
    for (const name of ['order-2', 'order-1']) {
      expect((await on.act(name, 'take-back')).statusCode).toBe(200);
      await askedRun();
    }
    expect(await stored()).toEqual([{ name: 'a', size: '12' }]);
  });

  it('run one after the other by themselves, and the second not before the first', async () => {
    await clear();
    await store({ name: 'a', size: '12' });
    await on.run(convert, rename);
    expect(await stored()).toEqual([{ name: 'a', width: 12 }]);
    expect([(await on.told('order-1')).state, (await on.told('order-2')).state]).toEqual([
      'done',
      'done',
    ]);
  });
});

describe('a process of another release', () => {
  it('leaves a migration to those whose screens it is written for', async () => {
    await clear();
    await store({ name: 'a', width: '12' });
    on.migrations.push(convert);
    await askedRun();
    expect((await on.act('order-2', 'apply')).statusCode).toBe(200);
    await runMigrations(on.test.services, new Map([['order-gates', older]]), []);
    expect(await on.told('order-2')).toMatchObject({ state: 'running', seen: 0 });
    await askedRun();
    expect(await on.told('order-2')).toMatchObject({ state: 'done', changed: 1 });
    expect(await stored()).toEqual([{ name: 'a', width: 12 }]);
  });

  it('applies none of another one', async () => {
    expect((await on.act('order-2', 'take-back')).statusCode).toBe(200);
    on.migrations.splice(0);
    await on.run();
    const { id, version, state } = await on.told('order-2');
    expect(state).toBe('taken-back');
    const answer = await on.admin.post(`${path}/${id}/apply`, { version });
    expect(answer.json()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('This release does not have it') as string,
    });
  });
});

describe('taking back', () => {
  it('that failed in the middle is made good by applying it again', async () => {
    await clear();
    await store({ name: 'a', size: 3 }, 'order-gates', 300);
    await on.run(rename);
    expect((await on.act('order-1', 'take-back')).statusCode).toBe(200);
    const { db } = on.test.services;
    let chunks = 0;
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') chunks += 1;
        if (name === 'transaction' && chunks > 1) throw new Error('The disk is full');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const services = { ...on.test.services, db: failing };
    await expect(runMigrations(services, on.test.screens, on.migrations)).rejects.toThrow('disk');
    expect(await on.told('order-1')).toMatchObject({ state: 'failed', error: 'The disk is full' });
    const partly = (await stored()).filter(data => 'size' in (data as object));
    expect(partly.length).toBe(250);
    expect((await on.act('order-1', 'apply')).statusCode).toBe(200);
    await on.run();
    expect(await on.told('order-1')).toMatchObject({ state: 'done', seen: 300 });
    expect(new Set((await stored()).map(data => JSON.stringify(data)))).toEqual(
      new Set(['{"name":"a","width":3}']),
    );
    expect((await on.act('order-1', 'take-back')).statusCode).toBe(200);
    await on.run();
    expect((await stored()).every(data => 'size' in (data as object))).toBe(true);
  });

  it('moves back what had moved, and leaves what came since', async () => {
    await clear();
    await store({ name: 'a' }, 'order-doors');
    const { db } = on.test.client;
    const view = async (name: string, resource: string) => {
      const [row] = await db
        .insert(savedViews)
        .values({ userId: 1, resource, name, state: {} })
        .returning({ id: savedViews.id });
      return row?.id ?? 0;
    };
    const before = await view('Old', 'order-doors');
    await on.run({
      name: 'order-3',
      resource: 'order-gates',
      steps: [{ do: 'move', from: 'order-doors' }],
    });
    const since = await view('New', 'order-gates');
    const placeOf = async (id: number) =>
      (await db.select().from(savedViews).where(eq(savedViews.id, id)))[0]?.resource;
    expect([await placeOf(before), await placeOf(since)]).toEqual(['order-gates', 'order-gates']);
    expect((await on.act('order-3', 'take-back')).statusCode).toBe(200);
    await on.run();
    expect([await placeOf(before), await placeOf(since)]).toEqual(['order-doors', 'order-gates']);
    expect([(await stored('order-doors')).length, (await stored()).length]).toEqual([1, 0]);
  });
});
