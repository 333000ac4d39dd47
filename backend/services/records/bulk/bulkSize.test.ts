import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '#backend/database/schema/index.ts';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { bulkAmenities } from '#tests/support/bulkAmenities.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [bulkAmenities] });
  admin = await test.as('admin');
});
afterAll(() => test.close());

const fill = (from: number, to: number) =>
  test.client.db.execute(sql`
    insert into ${records} (resource, data)
    select 'amenities', jsonb_build_object('name', 'N' || n, 'category', 'sport', 'active', n % 2 = 0)
    from generate_series(${from}::integer, ${to}::integer) n`);

const preview = () =>
  admin.post('/console/v1/bulk-edits', { resource: 'amenities', changes: { active: false } });

describe('a preview of very many records', () => {
  it('counts 10,000, and is refused above 20,000 with the numbers', async () => {
    await fill(1, 10_000);
    expect((await preview()).json<BulkEdit>().counts).toEqual({
      change: 5000,
      blocked: 0,
      forbidden: 0,
      unchanged: 5000,
    });
    await fill(10_001, 20_001);
    const answer = await preview();
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      '20,001 records match, and at most 20,000 can be processed at once. Use more filters.',
    ]);
  }, 60_000);
});
