import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

describe('who decides about payments of a deal', () => {
  it.each([
    ['LateCheckDeposition', '00452'],
    ['CreditApproval', '00453'],
  ])(
    'sees those that are still to come with number and amount: %s',
    async (approvalType, number) => {
      const due = await test.due();
      const cheque = (amount: number, referenceNumber: string) =>
        test.collect(
          { ...due, total: amount },
          { modeOfPaymentId: 1, referenceNumber, bankName: 'Canara' },
        );
      const late = await cheque(120_000, `${number}1`);
      const cleared = await cheque(80_000, `${number}2`);
      ok(await test.settle(cleared, 'clear'));
      ok(
        await test.by('agent').post('/sapna/v1/approval/send-for-approval', {
          approvalType,
          entityId: due.opportunityId,
          durationInDays: 5,
          remark: 'The client is away',
        }),
      );
      const more = ok<{ payments: object[] }>(
        await test.by('agent').get('/sapna/v1/approval/package-more-details', {
          query: { entityId: String(due.opportunityId), approvalType },
        }),
      );
      expect(more.payments).toEqual([
        {
          id: late.id,
          mode: 'Cheque',
          reference: `${number}1`,
          bankName: 'Canara',
          amount: 120_000,
          paymentDate: '2026-01-05',
          status: 'Pending',
        },
      ]);
    },
  );
});
