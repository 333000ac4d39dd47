import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDay } from '#tests/support/server/template.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

interface Event {
  kind: string;
  about?: string;
  amount?: number;
  byName?: string;
  at: string;
  approvalId?: number;
  paymentId?: number;
  termsheetId?: number;
}

const eventsOf = async (name: string, opportunityId: number, query: Record<string, string> = {}) =>
  ok<{ results: Event[]; totalCount: number; hasNextPage: boolean }>(
    await test.by(name).get('/console/v1/opportunity-events', {
      query: { opportunityId: String(opportunityId), pageSize: '50', ...query },
    }),
  );

/** A deal with a package below its rate, a request for it, a milestone, a cheque and a note. */
const worked = async () => {
  const { id } = await test.log('agent');
  const part = await test.addPackage('agent', id);
  const by = test.by('agent');
  const salesPrice = Math.round(Number(part['ratePrice']) * 0.97);
  await by.put(`/sapna/v1/opportunity-package/${part.id}`, { salesPrice, version: part.version });
  const asked = ok<{ approvalId: number }>(
    await by.post('/sapna/v1/approval/send-for-approval', {
      approvalType: 'Discount',
      entityId: part.id,
      remark: 'A client of many years',
    }),
  );
  const milestone = ok<Part & { total: number }>(
    await by.post('/sapna/v1/milestone', {
      opportunityId: id,
      name: 'All of it',
      amount: salesPrice,
      startDate: testDay,
    }),
  );
  const payment = ok<{ id: number }>(
    await by.post(
      '/sapna/v1/payment',
      {
        opportunityId: id,
        milestoneId: milestone.id,
        modeOfPaymentId: 1,
        referenceNumber: `9${id}`.padEnd(6, '0').slice(0, 6),
        amount: milestone.total,
        pincode: '560001',
        paymentDate: testDay,
      },
      { headers: { 'idempotency-key': `events-${id}` } },
    ),
  );
  return { id, approvalId: asked.approvalId, paymentId: payment.id, total: milestone.total };
};

it('a deal tells what happened to it, newest first, with who and the records', async () => {
  const { id, approvalId, paymentId, total } = await worked();
  const { results, totalCount } = await eventsOf('agent', id);
  expect(results.map(({ kind }) => kind).toSorted()).toEqual([
    'approval-requested',
    'created',
    'milestone-added',
    'package-added',
    'payment-noted',
  ]);
  expect(totalCount).toBe(5);
  const moments = results.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const of = (kind: string) => results.find(event => event.kind === kind);
  expect(of('approval-requested')).toMatchObject({ approvalId, note: 'A client of many years' });
  expect(of('payment-noted')).toMatchObject({ paymentId, amount: total });
  expect(of('milestone-added')).toMatchObject({ about: 'All of it' });
  expect(results.every(({ byName }) => typeof byName === 'string')).toBe(true);
});

it('page by page', async () => {
  const { id } = await worked();
  const first = await eventsOf('agent', id, { pageSize: '2' });
  const second = await eventsOf('agent', id, { pageSize: '2', page: '1' });
  expect(first).toMatchObject({ totalCount: 5, hasNextPage: true });
  expect(second.results.map(({ kind }) => kind)).not.toEqual(first.results.map(({ kind }) => kind));
});

it('is told to those who may open the deal', async () => {
  const { id } = await worked();
  const refused = await test
    .by('stranger')
    .get('/console/v1/opportunity-events', { query: { opportunityId: String(id) } });
  expect(refused.statusCode).toBe(404);
  const ofAll = async (name: string) =>
    ok<{ results: { opportunityId: number }[] }>(
      await test.by(name).get('/console/v1/opportunity-events', { query: { pageSize: '100' } }),
    ).results.map(({ opportunityId }) => opportunityId);
  expect(await ofAll('agent')).toContain(id);
  expect(await ofAll('stranger')).not.toContain(id);
});
