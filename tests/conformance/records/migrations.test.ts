import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordMigrations, records } from '#backend/database/schema/index.ts';
import { runMigrations } from '#backend/services/records/migrations/runMigrations.ts';
import { Migrating, migratesWhole, path } from './migratesWhole.ts';
import { ways } from './migrations.fixture.ts';

const count = 2_000;

let on: Migrating;
beforeAll(async () => {
  on = await Migrating.start();
});
afterAll(() => on.test.close());

describe(`${count} stored records whose screen changes`, () => {
  it.each(ways)('$title: each is whole, and whole again when it is taken back', async way => {
    await migratesWhole(on, way, count);
    expect(await on.told(way.screen.resource)).toMatchObject({ state: 'done', seen: count });
  });
});

describe('a migration', () => {
  it('leaves what somebody changed since when it is taken back, and counts it', async () => {
    const [way] = ways;
    if (!way) throw new Error('No way');
    const { resource } = way.screen;
    const [first, second] = await on.kept(resource);
    if (!first || !second) throw new Error('No records');
    const saved = await on.admin.put(`/console/v1/records/${resource}/${first.id}`, {
      version: first.version,
      shade: 'black',
    });
    expect(saved.statusCode).toBe(200);
    const renamed = await on.admin.put(`/console/v1/records/${resource}/${second.id}`, {
      version: second.version,
      name: 'The second',
    });
    expect(renamed.statusCode).toBe(200);
    expect((await on.act(resource, 'take-back')).statusCode).toBe(200);
    await on.run();
    const [one, other] = await on.kept(resource);
    expect(one?.data).toEqual({ name: 'Gate 0', shade: 'black' });
    expect(other?.data).toEqual({ name: 'The second', colour: 'green' });
    expect(await on.told(resource)).toMatchObject({ kept: 1, keptIn: 'changed since: 1' });
  });

  it('waits where it is to be asked for, and says what it would do', async () => {
    const [, , , , way] = ways;
    if (!way) throw new Error('No way');
    const { resource } = way.screen;
    await on.test.client.db.execute(sql`delete from ${records} where resource = ${resource}`);
    await on.storeAll(resource, way, count);
    const asking = {
      ...on.test.services,
      config: { ...on.test.services.config, recordMigrations: 'ask' as const },
    };
    const migration = { name: 'asked', resource, steps: way.steps };
    on.migrations.push(migration);
    await runMigrations(asking, on.test.screens, on.migrations);
    expect(await on.told('asked')).toMatchObject({
      state: 'waiting',
      seen: count,
      changed: 1500,
      kept: 500,
      keptIn: 'width: 500',
    });
    expect((await on.kept(resource)).every(({ version }) => version === 1)).toBe(true);
    expect((await on.act('asked', 'take-back')).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'It has changed nothing yet.',
    });
    expect((await on.act('asked', 'apply')).statusCode).toBe(200);
    await runMigrations(asking, on.test.screens, on.migrations);
    expect(await on.told('asked')).toMatchObject({ state: 'done', seen: count, changed: 1500 });
  });

  it('runs while people save, and nothing of either is lost', async () => {
    const [way] = ways;
    if (!way) throw new Error('No way');
    const { resource } = way.screen;
    await on.test.client.db.execute(sql`delete from ${records} where resource = ${resource}`);
    await on.storeAll(resource, way, count);
    const some = (await on.kept(resource)).filter((_, at) => at % 100 === 0);
    const migrating = on.run({ name: 'beside people', resource, steps: way.steps });
    const at = (id: number) => `/console/v1/records/${resource}/${id}`;
    const save = async (id: number): Promise<void> => {
      const { version } = (await on.admin.get(at(id))).json<{ version: number }>();
      const answer = await on.admin.put(at(id), { version, name: `Saved ${id}` });
      // The migration was first: what a person does then is to save again.
      if (answer.statusCode === 409) return save(id);
      expect(answer.json()).toMatchObject({
        name: `Saved ${id}`,
        shade: expect.any(String) as string,
      });
    };
    for (const { id } of some) await save(id);
    await migrating;
    const saved = new Set(some.map(({ id }) => id));
    for (const [index, { id, data }] of (await on.kept(resource)).entries())
      expect(data).toEqual({ ...way.after(index), ...(saved.has(id) && { name: `Saved ${id}` }) });
  });

  it('for a screen that is not there fails and says so, until its file is mended', async () => {
    const stray = {
      name: 'stray',
      resource: 'no-such-screen',
      steps: [{ do: 'drop', field: 'x' }],
    } as const;
    const error = { state: 'failed', error: expect.stringContaining('no-such-screen') as string };
    await on.run(stray);
    expect(await on.told('stray')).toMatchObject(error);
    // To apply it again changes nothing of that.
    expect((await on.act('stray', 'apply')).statusCode).toBe(200);
    await expect(on.run(stray)).rejects.toThrow('no-such-screen');
    expect(await on.told('stray')).toMatchObject(error);

    const { resource = '' } = ways[1]?.screen ?? {};
    await on.run({ name: 'odd', resource, steps: [{ do: 'burn' } as never] });
    expect(await on.told('odd')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('"burn"') as string,
    });
    await on.run({ ...stray, name: 'odd', resource });
    expect(await on.told('odd')).toMatchObject({ state: 'done', seen: count, changed: 0 });
  });

  it('is applied by the version that was seen alone', async () => {
    const { id, version } = await on.told('stray');
    const answer = await on.admin.post(`${path}/${id}/apply`, { version: version + 1 });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'STALE_VERSION',
    ]);
    for (const name of ['content', 'lookup-admin'])
      expect((await (await on.test.as(name)).get(path)).statusCode).toBe(403);
    await on.test.client.db.delete(recordMigrations).where(eq(recordMigrations.id, id));
  });
});
