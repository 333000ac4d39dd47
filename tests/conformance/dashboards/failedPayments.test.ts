import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentLinks } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Row {
  id: number;
  amountPaise: number;
  reason: string | null;
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => new Date('2026-11-20T04:30:00Z') } });
});
afterAll(() => test.close());

const rowsOf = async (caller: Caller, keyName: string) => {
  const answer = await caller.get('/console/v1/tile-lists', { query: { keyName, pageSize: 200 } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Row[] }>();
};

describe('cases whose payment failed', () => {
  it('tell what was to be paid and why it was not, as the last try says', async () => {
    const caller = await test.as('owner-manager');
    const key = 'linksentpaymentfailed';
    const [first] = (await rowsOf(caller, key)).results;
    const opportunityId = first?.id ?? 0;
    for (const [amountPaise, failureReason] of [
      [100_00, 'The card has expired'],
      [420_000_00, 'The bank declined the payment'],
    ] as const)
      await test.client.db.insert(paymentLinks).values({
        opportunityId,
        amountPaise,
        failureReason,
        status: 'failed',
        externalId: `failed-${amountPaise}`,
        url: `/pay/failed-${amountPaise}`,
      });
    expect(
      (await rowsOf(caller, key)).results.find(({ id }) => id === opportunityId),
    ).toMatchObject({ amountPaise: 420_000_00, reason: 'The bank declined the payment' });
    // Others tell the value of the deal, and no reason.
    const sent = (await rowsOf(caller, 'linksent')).results.find(({ id }) => id === opportunityId);
    expect(sent).toMatchObject({ reason: null });
    expect(sent).not.toMatchObject({ amountPaise: 420_000_00 });
  });
});
