import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDay } from '#tests/support/server/template.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

interface Plan {
  milestoneName: string;
  amount: number;
  milestoneId?: number;
  legalEntityId?: number;
  contactId?: number;
}

const planOf = async (id: number) => (await test.page('agent', id))['plan'] as Plan;

const addMilestone = async (opportunityId: number, body: { name: string; amount: number }) =>
  ok<Part & { toCollect: number; total: number }>(
    await test
      .by('agent')
      .post('/sapna/v1/milestone', { opportunityId, startDate: '2026-12-01', ...body }),
  );

it('a deal says what its next milestone, payment and termsheet begin with', async () => {
  const { id } = await test.log('agent');
  const held = test.held('agent');
  expect(await planOf(id)).toEqual({
    milestoneName: 'Milestone 1',
    amount: 0,
    legalEntityId: held.legalEntityId,
    contactId: held.contactId,
  });
  const { salesPrice } = await test.addPackage('agent', id);
  expect((await planOf(id)).amount).toBe(salesPrice);
  const half = Math.floor(Number(salesPrice) / 2);
  const first = await addMilestone(id, { name: 'First half', amount: half });
  expect(await planOf(id)).toMatchObject({
    milestoneName: 'Milestone 2',
    amount: Number(salesPrice) - half,
    milestoneId: first.id,
  });
});

it('what is being collected is not proposed again', async () => {
  const { id } = await test.log('agent');
  const { salesPrice } = await test.addPackage('agent', id);
  const half = Math.floor(Number(salesPrice) / 2);
  const first = await addMilestone(id, { name: 'First half', amount: half });
  const second = await addMilestone(id, { name: 'Rest', amount: Number(salesPrice) - half });
  const pay = async (amount: number) =>
    ok(
      await test.by('agent').post(
        '/sapna/v1/payment',
        {
          opportunityId: id,
          milestoneId: first.id,
          modeOfPaymentId: 1,
          referenceNumber: String(amount).padStart(6, '1').slice(-6),
          amount,
          pincode: '560001',
          paymentDate: testDay,
        },
        { headers: { 'idempotency-key': `plan-${id}-${amount}` } },
      ),
    );
  await pay(first.total - 100);
  const milestones = ok<{ results: { id: number; toCollect: number; pending: number }[] }>(
    await test.by('agent').get('/console/v1/milestones', { query: { opportunityId: String(id) } }),
  ).results;
  expect(milestones.find(one => one.id === first.id)).toMatchObject({
    toCollect: 100,
    pending: first.total,
  });
  expect((await planOf(id)).milestoneId).toBe(first.id);
  await pay(100);
  expect((await planOf(id)).milestoneId).toBe(second.id);
});
