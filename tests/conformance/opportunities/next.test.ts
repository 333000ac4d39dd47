import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunities, opportunityPackages } from '#backend/database/schema/index.ts';
import type { Next } from '#contract/domain/opportunities/nextStep.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import type { Deal } from './startDeals.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const nextOf = async (id: number): Promise<Partial<Next>> =>
  (await test.page('agent', id))['next'] as Partial<Next>;

const discount = async (opportunityId: number, discountStatus: 'Required' | 'NotRequired') => {
  const { db } = test.client;
  await db
    .update(opportunityPackages)
    .set({ discountStatus })
    .where(eq(opportunityPackages.opportunityId, opportunityId));
  await db
    .update(opportunities)
    .set({ delayedActivationStatus: 'NotRequired' })
    .where(eq(opportunities.id, opportunityId));
};

describe('what comes next on a deal', () => {
  it('goes along with the sale, step by step', async () => {
    const { id } = await test.log('agent');
    expect(await nextOf(id)).toMatchObject({ step: 'add-packages', turn: 'agent' });

    await test.addPackage('agent', id);
    await discount(id, 'Required');
    expect(await nextOf(id)).toMatchObject({ step: 'ask-discount', count: 1 });

    await discount(id, 'NotRequired');
    const [line] = await test.client.db
      .select({ sales: opportunityPackages.salesPaise })
      .from(opportunityPackages)
      .where(eq(opportunityPackages.opportunityId, id));
    const sales = line?.sales ?? 0;
    expect(await nextOf(id)).toMatchObject({ step: 'plan-milestones', amount: sales });

    const milestone = ok<{ id: number }>(
      await test.by('agent').post('/sapna/v1/milestone', {
        opportunityId: id,
        name: 'Booking',
        amount: sales,
        startDate: '2026-12-01',
      }),
    );
    expect(await nextOf(id)).toMatchObject({ step: 'make-termsheet' });

    const sheet = await test.sheet(id);
    expect(await nextOf(id)).toMatchObject({ step: 'send-to-rcm' });

    const sent = await test.send(sheet.id);
    const waiting = await nextOf(id);
    expect(waiting).toMatchObject({ step: 'wait-rcm', turn: 'rcm' });
    expect(Date.parse(waiting.since ?? '')).toBe(Date.parse(String(sent['sentToRcmAt'])));

    ok(await test.decide(sent, 'approve'));
    const { dealValue } = await test.page('agent', id);
    expect(await nextOf(id)).toMatchObject({ step: 'collect-payment', amount: dealValue });

    const payment = await test.collect({
      opportunityId: id,
      milestoneId: milestone.id,
      total: dealValue,
    });
    expect(await nextOf(id)).toMatchObject({
      step: 'wait-clearing',
      turn: 'finance',
      amount: dealValue,
    });

    ok(await test.settle(payment, 'clear'));
    expect(await nextOf(id)).toMatchObject({ step: 'activate', turn: 'agent' });
  });

  it('names those whom requests wait for', async () => {
    const { id } = await test.log('agent');
    await test.addPackage('agent', id);
    await discount(id, 'NotRequired');
    ok(
      await test.by('agent').post('/sapna/v1/approval/send-for-approval', {
        approvalType: 'CreditApproval',
        entityId: id,
        durationInDays: 30,
        remark: 'They pay at the end of the month',
      }),
    );
    const { results } = ok<{ results: { waitsFor: string }[] }>(
      await test.by('agent').get('/sapna/v1/approval/all-approvals', {
        query: { opportunityId: id },
      }),
    );
    expect(await nextOf(id)).toMatchObject({
      step: 'wait-approval',
      turn: 'approver',
      count: 1,
      waitsFor: results[0]?.waitsFor,
    });
    expect(results[0]?.waitsFor).toBeTruthy();
  });

  it('says nothing of a lost deal, and stands in the list as on the page', async () => {
    const { id } = await test.log('agent');
    await test.setStatus(id, 6);
    const { results } = ok<{ results: Deal[] }>(
      await test.by('agent').get('/sapna/v2/opportunity', { query: { search: String(id) } }),
    );
    expect(results.find(deal => deal.id === id)?.['next']).toEqual(await nextOf(id));
    expect(await nextOf(id)).toEqual({ step: 'nothing', turn: 'nobody' });
  });
});
