import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '#tests/support/server/ok.ts';
import { inDays, startNpSlots, type NpSlots, type Pinned } from './startNpSlots.ts';

let test: NpSlots;
beforeAll(async () => {
  test = await startNpSlots();
});
afterAll(() => test.close());

type End = (of: Pinned) => SQL;

/** The account of all of them goes last. */
const ends: readonly (readonly [string, End])[] = [
  [
    'a package that was stopped',
    of => sql`update opportunity_packages set status_id = 3 where id = ${of.opmV2Id}`,
  ],
  [
    'a deal that was lost',
    of => sql`update opportunities set status_id = 6 where id = ${of.opportunityId}`,
  ],
  [
    'an account that is gone',
    of => sql`update accounts set status_id = 5
      where id = (select account_id from opportunities where id = ${of.opportunityId})`,
  ],
];

describe('what is left to place', () => {
  it.each(ends)('is nothing of %s (record 0220)', async (_, end) => {
    const of = await test.bought(2);
    const admin = await test.as('admin');
    const read = async (call: string) =>
      ok<object>(await admin.get(call, { query: { opmV2Id: of.opmV2Id } }));
    const pending = async () => [
      await read('/sapna/np/get-summary-details'),
      await read('/sapna/np/get-all-pending-activations'),
    ];
    expect(await pending()).toMatchObject([
      { bought: 2, pending: 2 },
      { results: [{ pending: 2 }] },
    ]);
    await test.client.db.execute(end(of));
    expect(await pending()).toMatchObject([{ bought: 2, pending: 0 }, { results: [] }]);
    const days = { startDate: inDays(40), endDate: inDays(49) };
    expect((await test.pin(of, days)).statusCode).toBe(409);
  });
});
