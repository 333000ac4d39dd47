import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  builders,
  contacts,
  opportunities,
  polygons,
  projects,
} from '#backend/database/schema/index.ts';
import { ok } from './startTakeovers.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Found {
  results: (Record<string, unknown> & { id: number; name: string })[];
}

let test: TestApp;
let reader: Caller;
beforeAll(async () => {
  test = await startTestApp();
  reader = await test.as('lookup-view');
});
afterAll(() => test.close());

const find = async (path: string, query: Record<string, string | number>) =>
  ok<Found>(await reader.get(`/ads/${path}`, { query })).results;

describe('suggestions', () => {
  it.each(['polygons', 'projects', 'builders'])('of %s: none for white space (T67)', async what => {
    expect(await find(`${what}/suggest`, { text: '  ' })).toEqual([]);
  });

  it.each(['polygons', 'projects', 'builders'])('of %s: at most twenty', async what => {
    expect(await find(`${what}/suggest`, { text: 'a' })).toHaveLength(20);
  });

  it.each(['polygons', 'projects', 'builders'])('of %s: a wildcard is a letter', async what => {
    expect(await find(`${what}/suggest`, { text: '%_%' })).toEqual([]);
  });

  it('of polygons name city before locality, and leave out what is switched off', async () => {
    const [first, ...rest] = await find('polygons/suggest', { text: 'PUNE' });
    expect(first).toMatchObject({ name: 'Pune', kind: 'city', cityName: 'Pune' });
    const sizes = rest.map(({ kind }) => ['city', 'zone', 'locality'].indexOf(String(kind)));
    expect(sizes).toEqual(sizes.toSorted());
    const [one] = rest;
    await test.client.db
      .update(polygons)
      .set({ isActive: false })
      .where(eq(polygons.id, one?.id ?? 0));
    const after = await find('polygons/suggest', { text: 'pune' });
    expect(after.map(({ id }) => id)).not.toContain(one?.id);
    const named = await find('polygons', { filters: `uuid==${String(one?.['uuid'])}` });
    expect(named.map(({ id }) => id)).toEqual([one?.id]);
  });

  it('of projects keep to a builder, and say whose seller profile a slot needs', async () => {
    const [project] = await test.client.db
      .select({
        id: projects.id,
        builderId: projects.builderId,
        profile: builders.profileUuid,
        builder: builders.name,
      })
      .from(projects)
      .innerJoin(builders, eq(builders.id, projects.builderId))
      .where(eq(projects.isActive, true))
      .limit(1);
    const text = project?.builder.split(' ')[0] ?? '';
    const found = await find('projects/suggest', { text, builder_id: project?.builderId ?? 0 });
    expect(found.length).toBeGreaterThan(0);
    for (const row of found)
      expect(row).toMatchObject({
        builder_id: project?.builderId,
        builder_profile_uuid: project?.profile,
      });
  });

  it('of builders find one by its id', async () => {
    expect((await find('builders/suggest', { id: 3 })).map(({ id }) => id)).toEqual([3]);
    expect(await find('builders/suggest', {})).toEqual([]);
  });
});

describe('deals and supply users of a slot', () => {
  const deal = async () => {
    const [found] = await test.client.db
      .select({
        id: opportunities.id,
        client: accounts.name,
        uuid: accounts.uuid,
        person: contacts.name,
      })
      .from(opportunities)
      .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
      .innerJoin(contacts, eq(contacts.accountId, accounts.id))
      .where(isNull(opportunities.deletedAt))
      .orderBy(opportunities.id)
      .limit(1);
    if (!found) throw new Error('The demo data has a deal with a contact');
    return found;
  };
  const as = async (persona: string, path: string, query: Record<string, string | number>) =>
    ok<{ results: { id?: number; profile_uuid?: string }[] }>(
      await (await test.as(persona)).get(`/ads/${path}`, { query }),
    ).results;

  it('are found by the client, by one of its people, by number and by UUID', async () => {
    const { id, client, uuid, person } = await deal();
    const ids = async (text: string) =>
      (await as('content', 'slot-deals/suggest', { text })).map(one => one.id);
    expect(await ids(String(id))).toContain(id);
    const named = await as('content', 'slot-deals/suggest', { id });
    expect(named).toEqual([expect.objectContaining({ id, client_name: client })]);
    const users = async (text: string) =>
      (await as('content', 'supply-users/suggest', { text })).map(one => one.profile_uuid);
    expect(await users(client)).toContain(uuid);
    expect(await users(uuid)).toEqual([uuid]);
    expect((await as('content', 'supply-users/suggest', { text: person })).length).toBeGreaterThan(
      0,
    );
    expect((await as('content', 'slot-deals/suggest', { text: client })).length).toBeGreaterThan(0);
  });

  it('are those that the person may name: content prepares all, an agent their own', async () => {
    const agent = await test.as('tenant-agent');
    const ofAgent = new Set(
      ok<{ results: { id: number }[] }>(
        await agent.get('/ads/slot-deals/suggest', { query: { text: '', first: 'true' } }),
      ).results.map(({ id }) => id),
    );
    const all = await as('content', 'slot-deals/suggest', { text: '', first: 'true' });
    const other = all.find(({ id = 0 }) => !ofAgent.has(id));
    const asked = await agent.get('/ads/slot-deals/suggest', { query: { id: other?.id ?? 0 } });
    expect(ok<Found>(asked).results).toEqual([]);
  });

  it('are none for white space (T67), and nothing for who edits no slot', async () => {
    expect(await as('content', 'slot-deals/suggest', { text: ' ' })).toEqual([]);
    expect(await as('content', 'supply-users/suggest', { text: ' ' })).toEqual([]);
    for (const path of ['slot-deals', 'supply-users'])
      expect((await reader.get(`/ads/${path}/suggest`, { query: { text: 'a' } })).statusCode).toBe(
        403,
      );
  });
});

describe('projects in bulk', () => {
  it('come in the order of the ids, each once, without those that there are not', async () => {
    const found = await find('projects/bulk', { ids: '9,2,9,999999999' });
    expect(found.map(({ id }) => id)).toEqual([9, 2]);
    expect(found[0]).toMatchObject({ images: expect.any(Array) });
  });

  it('are at most two hundred', async () => {
    const ids = Array.from({ length: 201 }, (_, at) => at + 1).join();
    expect((await reader.get('/ads/projects/bulk', { query: { ids } })).statusCode).toBe(422);
  });
});
