import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  auditEntries,
  listingLeads,
  listings,
  localities,
} from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay, testNow } from '#tests/support/server/template.ts';

interface Row {
  id: number;
  version: number;
  name: string;
  displayName?: string;
  [field: string]: unknown;
}

let test: TestApp;
let admin: Caller;
let content: Caller;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  content = await test.as('content');
});
afterAll(() => test.close());

const firstOf = async (caller: Caller, path: string, query: object = {}): Promise<Row> => {
  const answer = await caller.get(path, { query: { pageSize: 1, ...query } });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = answer.json<{ results: Row[] }>().results;
  if (!row) throw new Error(`${path} is empty`);
  return row;
};

describe('texts of packages', () => {
  it('are written by the content team, and nothing else of a package is', async () => {
    const row = await firstOf(content, '/console/v1/content-packages');
    const answer = await content.put(`/console/v1/content-packages/${row.id}`, {
      version: row.version,
      description: 'Seen first for a month',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      description: 'Seen first for a month',
      isMissing: false,
      version: row.version + 1,
    });
    const more = { version: row.version + 1, durationDays: 9 };
    const refused = await content.put(`/console/v1/content-packages/${row.id}`, more);
    expect(refused.statusCode).toBe(400);
    const stale = await content.put(`/console/v1/content-packages/${row.id}`, {
      version: row.version,
      description: 'Older',
    });
    expect(stale.statusCode).toBe(409);
    const path = `/sapna/v2/get-packages/update/${row.id}`;
    expect((await content.put(path, { version: 1, name: 'Mine' })).statusCode).toBe(403);
  });

  it('stand in the history of the package', async () => {
    const row = await firstOf(admin, '/console/v1/content-packages');
    const body = { version: row.version, displayName: 'Premium for you' };
    await admin.put(`/console/v1/content-packages/${row.id}`, body);
    const found = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'packages'), sql`${auditEntries.entityId} = ${row.id}::text`),
      );
    expect(found.at(-1)?.after).toMatchObject({ displayName: 'Premium for you' });
  });
});

it('configs of ad products are read by everybody and are those of slots alone', async () => {
  const viewer = await test.as('lookup-view');
  const all = await viewer.get('/console/v1/ad-product-configs', { query: { pageSize: 1000 } });
  const { results } = all.json<{ results: Row[] }>();
  expect(results.length).toBeGreaterThan(0);
  for (const { kind } of results) expect(['listing', 'other']).not.toContain(kind);
  const one = await firstOf(viewer, '/console/v1/ad-product-configs');
  const same = await firstOf(admin, '/sapna/v1/product-config', { filters: `id==${one.id}` });
  expect(same['productName']).toBe(one['productName']);
});

describe('updates by another verb or place', () => {
  it('change a region as PUT with its id in the path does', async () => {
    const region = await firstOf(admin, '/sapna/v1/region', { sort: 'id' });
    const byPost = await admin.post(`/sapna/v1/region/${region.id}`, {
      version: region.version,
      name: `${region.name} by POST`,
    });
    expect(byPost.statusCode, byPost.body).toBe(200);
    expect(byPost.json()).toMatchObject({ name: `${region.name} by POST` });
    const { version } = byPost.json<Row>();
    const body = { id: region.id, version, name: region.name };
    const byBody = await admin.put('/sapna/v1/region', body);
    expect(byBody.json()).toMatchObject({ name: region.name });
    expect((await admin.put('/sapna/v1/region', body)).statusCode).toBe(409);
    const nowhere = await admin.put('/sapna/v1/region', { ...body, id: 99_999_999 });
    expect(nowhere.statusCode).toBe(404);
    const unknown = await admin.put('/sapna/v1/region', { ...body, colour: 'red' });
    expect(unknown.statusCode).toBe(400);
  });

  it('change where an agent stands, by the id in the body', async () => {
    const path = '/sapna/v1/sales-agent-branch-city-mapping';
    const mapping = await firstOf(admin, path, { sort: 'id' });
    const answer = await admin.put(path, {
      id: mapping.id,
      version: mapping.version,
      company: 'Of the suite',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: mapping.id, company: 'Of the suite' });
    const entries = await test.client.db.$count(
      auditEntries,
      and(
        eq(auditEntries.entity, 'agent-branch-mappings'),
        sql`${auditEntries.entityId} = ${mapping.id}::text`,
        eq(auditEntries.version, mapping.version + 1),
      ),
    );
    expect(entries).toBe(1);
  });
});

describe('insights of a locality', () => {
  it('are counted of its active listings and their enquiries', async () => {
    const { db } = test.client;
    const analyst = await test.as('locality');
    const [near] = await db.select().from(localities).limit(1);
    const [made] = await db
      .insert(localities)
      .values({ name: 'Insightpur', cityId: near!.cityId })
      .returning();
    const [account] = await db.select({ id: accounts.id }).from(accounts).limit(1);
    const home = {
      accountId: account!.id,
      title: 'A home',
      status: 'ACTIVE' as const,
      listingType: 'BUY' as const,
      category: 'RESIDENTIAL' as const,
      propertyType: 'Villa',
      pricePaise: 30_000,
      cityId: near!.cityId,
      localityId: made!.id,
      inventoryCanonicalUrl: '/a',
      dateAdded: testNow(),
    };
    const rows = await db
      .insert(listings)
      .values([
        home,
        { ...home, pricePaise: 50_100, dateAdded: new Date('2020-01-01') },
        { ...home, listingType: 'RENT', pricePaise: 4_000 },
        { ...home, status: 'INACTIVE', pricePaise: 900_000 },
      ])
      .returning();
    const today = testDay;
    const asked = (daysAgo: number, leads: number) => ({
      listingId: rows[0]!.id,
      day: addDays(today, -daysAgo),
      leads,
    });
    await db.insert(listingLeads).values([asked(0, 4), asked(29, 2), asked(30, 8), asked(60, 99)]);
    const answer = await analyst.get('/console/v1/locality-insights', {
      query: { filters: `id==${made!.id}` },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<{ results: Row[] }>().results[0]).toMatchObject({
      activeListings: 3,
      newListings: 2,
      enquiries: 6,
      enquiriesBefore: 8,
      demand: 200,
      averageSalePrice: 40_100,
      averageRent: 4_000,
    });
  });

  it('are for the role of that name alone', async () => {
    expect((await admin.get('/console/v1/locality-insights')).statusCode).toBe(403);
  });
});
