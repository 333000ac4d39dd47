import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '#backend/database/schema/index.ts';
import { bulkAmenities } from '#tests/support/bulkAmenities.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({
    screens: [bulkAmenities],
    services: { now: () => new Date('2026-11-21T04:00:00Z') },
  });
  admin = await test.as('admin');
  await test.client.db.insert(records).values([
    { resource: 'amenities', data: { name: 'Pool', category: 'sport', sortOrder: 1 } },
    {
      resource: 'amenities',
      data: { name: '=1+1', category: 'safety', guards: 2, note: 'a, "b"', active: true },
    },
  ]);
});
afterAll(() => test.close());

const get = (caller: Caller, resource: string, query: Record<string, string> = {}) =>
  caller.get(`/console/v1/exports/${resource}`, { query });

const lines = async (caller: Caller, resource: string, query: Record<string, string> = {}) =>
  (await get(caller, resource, query)).body.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('an export', () => {
  it('is a CSV that spreadsheets read as UTF-8, named by screen and day', async () => {
    const answer = await get(admin, 'amenities');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="amenities-2026-11-21.csv"',
    );
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
  });

  it('has the rows of the list in its order, and the columns that are asked for', async () => {
    const columns = 'name,note';
    expect(await lines(admin, 'amenities', { columns, sort: '-name' })).toEqual([
      'Name,Note',
      'Pool,',
      `'=1+1,"a, ""b"""`,
    ]);
    const found = await lines(admin, 'amenities', { columns: 'name', filters: 'category==sport' });
    expect(found).toEqual(['Name', 'Pool']);
    expect(await lines(admin, 'amenities', { columns: 'name', search: 'nothing' })).toEqual([
      'Name',
    ]);
  });

  it('has what a screen no longer has as JSON, for who sees it on the page', async () => {
    const [former] = await test.client.db
      .insert(records)
      .values({
        resource: 'amenities',
        data: { name: 'Lift', category: 'comfort', colour: 'red', size: { width: 4 } },
      })
      .returning({ id: records.id });
    const query = { columns: 'name', sort: '-name' };
    expect(await lines(admin, 'amenities', query)).toEqual([
      'Name,No longer part of this screen',
      'Pool,',
      `Lift,"{""size"":{""width"":4},""colour"":""red""}"`,
      `'=1+1,`,
    ]);
    expect(await lines(admin, 'amenities', { ...query, language: 'hi' })).toContain(
      'Name,अब इस स्क्रीन का हिस्सा नहीं',
    );
    for (const who of ['content', 'support'])
      expect((await get(await test.as(who), 'amenities', { columns: 'name' })).body).not.toContain(
        'red',
      );
    const file = (await get(admin, 'amenities', { use: 'change' })).body;
    // An import passes over headings of this form.
    expect(file.split('\r\n')[0]).toContain(',# No longer part of this screen');
    await test.client.db.delete(records).where(eq(records.id, former?.id ?? 0));
  });

  it('writes values as the list shows them: rupees, titles of references, words of options', async () => {
    const [head, first] = await lines(admin, 'package-prices', {
      columns: 'packageId,pricePaise,effectiveFrom,status',
      filters: 'id=le=100',
      sort: 'id',
    });
    expect(head).toBe('Package,Price,First day,Status');
    expect(first).toMatch(/^[A-Z][\w +]+,"?₹[\d,]+"?,\d+\/\d+\/\d{4},/);
    const [hindi] = await lines(admin, 'packages', { columns: 'name,active', language: 'hi' });
    expect(hindi).toBe('नाम,सक्रिय');
  });

  it('holds every matching row of several pages', async () => {
    const filters = 'id=le=900';
    const all = await lines(admin, 'package-prices', { columns: 'id', filters });
    const answer = await admin.get('/console/v1/package-prices', { query: { filters } });
    expect(all.length).toBeGreaterThan(101);
    expect(all.length - 1).toBe(answer.json<{ totalCount: number }>().totalCount);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is for those who may export, with the rows and fields that they may see', async () => {
    const support = await test.as('support');
    expect((await get(support, 'amenities')).statusCode).toBe(403);
    expect((await get(test.anonymous, 'amenities')).statusCode).toBe(401);
    const content = await test.as('content');
    expect(await lines(content, 'amenities', { columns: 'name' })).toEqual(['Name', 'Pool']);
    for (const columns of ['note', 'colour']) {
      const answer = await get(content, 'amenities', { columns });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        400,
        'UNKNOWN_FIELD',
      ]);
    }
    expect((await get(admin, 'nothing')).statusCode).toBe(404);
  });

  it('is refused above 1,000 rows, with the numbers', async () => {
    await test.client.db.execute(sql`
      insert into ${records} (resource, data)
      select 'amenities', jsonb_build_object('name', 'N' || n, 'category', 'comfort')
      from generate_series(1, 1001) n`);
    const answer = await get(admin, 'amenities', { filters: 'category==comfort' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      '1,001 records match, and at most 1,000 can be processed at once. Use more filters.',
    ]);
  });
});
