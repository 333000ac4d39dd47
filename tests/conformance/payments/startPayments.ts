import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addresses, milestones, opportunities } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startTermsheets, type Termsheets } from '../termsheets/startTermsheets.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

export interface Paid {
  id: number;
  version: number;
  statusId: number;
  amount: number;
  booked: number;
  net: number;
  tds: number;
  acts: string[];
  [field: string]: unknown;
}

export interface Due {
  readonly opportunityId: number;
  readonly milestoneId: number;
  readonly total: number;
}

export interface Payments extends Termsheets {
  readonly finance: Caller;
  readonly otherFinance: Caller;
  /** A deal with one milestone, and what it comes to. */
  readonly due: (name?: string) => Promise<Due>;
  /** A money call with a key of its own, or the one that is given. */
  readonly pay: (
    by: Caller,
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    key?: string,
  ) => ReturnType<Caller['post']>;
  readonly collect: (due: Due, body?: object) => Promise<Paid>;
  readonly settle: (
    payment: Paid,
    decision: string,
    reason?: string,
    by?: Caller,
  ) => ReturnType<Caller['put']>;
  readonly payment: (id: number) => Promise<Paid>;
  readonly collected: (opportunityId: number) => Promise<number>;
}

/** Deals that can be paid, two of Finance, and money calls with keys. */
export const startPayments = async (env: Record<string, string> = {}): Promise<Payments> => {
  const test = await startTermsheets(env);
  const { db } = test.client;
  for (const name of ['money-finance', 'money-finance-two'])
    await addUser(test.client, `${name}@example.com`, ['finance', 'lookup-view']);
  const finance = await test.as('money-finance');
  const otherFinance = await test.as('money-finance-two');
  for (const name of ['agent', 'mate', 'stranger'])
    await db.insert(addresses).values({
      legalEntityId: test.held(name).legalEntityId,
      type: 'Billing',
      address: '1 High Street',
      pincode: '411001',
    });
  const pay: Payments['pay'] = (by, method, path, body, key = randomUUID()) =>
    by.call(method, path, { body, headers: { 'idempotency-key': key } });
  return {
    ...test,
    finance,
    otherFinance,
    pay,
    due: async (name = 'agent') => {
      const opportunityId = await test.agreed(name);
      const [milestone] = await db
        .select()
        .from(milestones)
        .where(eq(milestones.opportunityId, opportunityId));
      return {
        opportunityId,
        milestoneId: milestone?.id ?? 0,
        total: (milestone?.amountPaise ?? 0) + (milestone?.gstPaise ?? 0),
      };
    },
    collect: async ({ opportunityId, milestoneId, total }, body = {}) =>
      ok<Paid>(
        await pay(test.by('agent'), 'POST', '/sapna/v1/payment', {
          opportunityId,
          milestoneId,
          modeOfPaymentId: 6,
          amount: total,
          paymentDate: '2026-01-05',
          ...body,
        }),
      ),
    settle: ({ id, version }, decision, reason, by = finance) =>
      pay(by, 'PUT', `/sapna/v1/payment/${id}/clearance`, {
        decision,
        version,
        ...(reason !== undefined && { reason }),
      }),
    payment: async id => ok<Paid>(await test.by('agent').get(`/sapna/v1/payment-page/${id}`)),
    collected: async id => {
      const [deal] = await db
        .select({ collected: opportunities.collectedPaise })
        .from(opportunities)
        .where(eq(opportunities.id, id));
      return deal?.collected ?? 0;
    },
  };
};
