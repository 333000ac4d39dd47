import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  bankResponses,
  incentiveCycles,
  milestones,
  userIncentives,
} from '#backend/database/schema/index.ts';
import { callList } from '#contract/calls/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { payoutsOnce } from '../payouts/payoutsOnce.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

/* Every call that moves money: fifty equal requests are one effect and fifty equal answers; without a key it is refused. */

interface Wish {
  readonly by: Caller;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** A request of a call, and the act that history counts: entity and action. */
interface Case {
  readonly effect: readonly [entity: string, action: string];
  readonly prepare: () => Promise<Wish>;
}

let test: Payments;
let agent: Caller;
let incentiveKeeper: Caller;
beforeAll(async () => {
  test = await startPayments();
  agent = test.by('agent');
  incentiveKeeper = await test.as('lookup-admin');
});
afterAll(() => test.close());

const bodyOf = ({ opportunityId, milestoneId }: Due, more: object = {}) => ({
  opportunityId,
  milestoneId,
  modeOfPaymentId: 6,
  amount: 100,
  paymentDate: '2026-01-05',
  ...more,
});
const collected = async (more: object = {}): Promise<Paid> => test.collect(await test.due(), more);
const cleared = async (more: object = {}): Promise<Paid> =>
  ok<Paid>(await test.settle(await collected(more), 'clear'));
const asPost = (path: string, body: object, by = agent): Wish => ({
  by,
  method: 'POST',
  path,
  body,
});
const askedBack = async (): Promise<{ id: number; version: number }> =>
  ok(
    await test.pay(agent, 'POST', '/sapna/refund', {
      paymentId: (await cleared()).id,
      amount: 1,
      reason: 'Paid twice',
    }),
  );
/** A milestone of which a part is billed by a digislate invoice. */
const withDigislate = async (): Promise<Due> => {
  const due = await test.due();
  await test.client.db
    .update(milestones)
    .set({ digislateAmountPaise: 5000 })
    .where(eq(milestones.id, due.milestoneId));
  return due;
};
const issueDigislate = async (): Promise<Wish> =>
  asPost(
    '/sapna/v1/digislate-invoice',
    { milestoneId: (await withDigislate()).milestoneId },
    test.finance,
  );
/** A deal with an approved termsheet and a milestone that is paid. */
const sold = async (): Promise<Due> => {
  const due = await test.due();
  const sheet = await test.sheet(due.opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  ok(await test.settle(await test.collect(due), 'clear'));
  return due;
};

const cases: Readonly<Record<string, Case>> = {
  ...payoutsOnce(() => test, askedBack),
  'payments.create': {
    effect: ['payments', 'collect'],
    prepare: async () => asPost('/sapna/v1/payment', bodyOf(await test.due())),
  },
  'payments.createV2': {
    effect: ['payments', 'collect'],
    prepare: async () =>
      asPost('/sapna/v2/payment', bodyOf(await test.due(), { modeOfPaymentId: 10 })),
  },
  'payments.createV3': {
    effect: ['payments', 'collect'],
    prepare: async () => {
      const [notice] = await test.client.db
        .insert(bankResponses)
        .values({ externalId: randomUUID(), amountPaise: 100, payload: {} })
        .returning({ id: bankResponses.id });
      return asPost(
        '/sapna/v3/payment',
        bodyOf(await test.due(), { modeOfPaymentId: 3, yesBankResponseId: notice?.id }),
        test.finance,
      );
    },
  },
  'bankNotices.take': {
    effect: ['bank-notices', 'take'],
    prepare: async () => {
      const paid = await collected({ modeOfPaymentId: 3 });
      const [notice] = await test.client.db
        .insert(bankResponses)
        .values({ externalId: randomUUID(), amountPaise: paid.net, payload: {} })
        .returning({ id: bankResponses.id });
      return asPost(
        `/console/v1/bank-notices/${notice?.id}/take`,
        { paymentId: paid.id, version: 1 },
        test.finance,
      );
    },
  },
  'payments.update': {
    effect: ['payments', 'update'],
    prepare: async () => {
      const { id, version } = await collected();
      return {
        by: agent,
        method: 'PUT',
        path: `/sapna/v1/payment/${id}`,
        body: { amount: 200, version },
      };
    },
  },
  'payments.again': {
    effect: ['payments', 'collect'],
    prepare: async () => {
      const rejected = ok<Paid>(await test.settle(await collected(), 'reject', 'Wrong client'));
      return asPost(`/sapna/v1/payment/${rejected.id}/again`, {
        paymentType: 'Recollection',
        modeOfPaymentId: 6,
        paymentDate: '2026-01-06',
      });
    },
  },
  'payments.decide': {
    effect: ['payments', 'clear'],
    prepare: async () => {
      const { id, version } = await collected();
      return {
        by: test.finance,
        method: 'PUT',
        path: `/sapna/v1/payment/${id}/clearance`,
        body: { decision: 'clear', version },
      };
    },
  },
  'payments.certifyTds': {
    effect: ['payments', 'certify-tds'],
    prepare: async () =>
      asPost(
        `/sapna/v1/payment/${(await cleared({ tdsPercentage: 2 })).id}/tds-certificate`,
        { certificateNumber: randomUUID().slice(0, 12), certifiedOn: '2026-01-09' },
        test.finance,
      ),
  },
  'payments.depositSlip': {
    effect: ['payments', 'deposit-slip'],
    prepare: async () => {
      const { id, net } = await collected({
        modeOfPaymentId: 1,
        referenceNumber: randomUUID().slice(0, 8),
      });
      return asPost('/sapna/v1/deposit-slip', { paymentId: id, amount: net });
    },
  },
  'refunds.create': {
    effect: ['refunds', 'create'],
    prepare: async () =>
      asPost('/sapna/refund', {
        paymentId: (await cleared()).id,
        amount: 1,
        reason: 'Paid twice',
      }),
  },
  'refunds.decide': {
    effect: ['refunds', 'approve'],
    prepare: async () => {
      const { id, version } = await askedBack();
      return {
        by: test.otherFinance,
        method: 'PUT',
        path: `/sapna/refund/${id}`,
        body: { decision: 'approve', version },
      };
    },
  },
  'paymentLinks.generate': {
    effect: ['payment-links', 'create'],
    prepare: async () =>
      asPost('/sapna/v1/owner/payment-link-generation', {
        milestoneId: (await test.due()).milestoneId,
      }),
  },
  'invoices.emailProforma': {
    effect: ['invoices', 'issue'],
    prepare: async () =>
      asPost('/sapna/v1/email-proforma-invoice', { milestoneId: (await test.due()).milestoneId }),
  },
  'invoices.emailTax': {
    effect: ['invoices', 'issue'],
    prepare: async () =>
      asPost('/sapna/v1/email-tax-invoice', { milestoneId: (await sold()).milestoneId }),
  },
  'invoices.issueDigislate': { effect: ['invoices', 'issue'], prepare: issueDigislate },
  'invoices.cancelDigislate': {
    effect: ['invoices', 'cancel'],
    prepare: async () => {
      const { by, path, body = {} } = await issueDigislate();
      const { id } = ok<{ id: number }>(await test.pay(by, 'POST', path, body));
      return { by, method: 'DELETE', path: `${path}/${id}?reason=Wrong` };
    },
  },
  'invoices.issueCreditNote': {
    effect: ['invoices', 'issue'],
    prepare: async () => {
      const { by, path, body = {} } = await issueDigislate();
      const { id } = ok<{ id: number }>(await test.pay(by, 'POST', path, body));
      const credit = { amount: 100, reason: 'Wrong party' };
      return asPost(`/console/v1/invoices/${id}/credit-note`, credit, by);
    },
  },
  'incentives.update': {
    effect: ['user-incentives', 'signOff'],
    prepare: async () => {
      const [pending] = await test.client.db
        .select({ id: userIncentives.id, version: userIncentives.version })
        .from(userIncentives)
        .innerJoin(incentiveCycles, eq(incentiveCycles.id, userIncentives.cycleId))
        .where(and(isNotNull(incentiveCycles.closedAt), eq(userIncentives.statusId, 1)));
      return {
        by: incentiveKeeper,
        method: 'PUT',
        path: `/sapna/v1/user-incentives/update/${pending?.id ?? 0}`,
        body: { statusId: 3, version: pending?.version ?? 0 },
      };
    },
  },
};

const ask = ({ by, method, path, body }: Wish, key?: string) =>
  by.call(method, path, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

describe('a money call', () => {
  it('of every kind has a case', () => {
    const known = callList.filter(({ kind }) => kind === 'money').map(({ id }) => id);
    expect(known.toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  it.each(Object.entries(cases))(
    '%s happens once for fifty equal requests, and never without a key',
    async (_id, { effect: [entity, action], prepare }) => {
      const wish = await prepare();
      const effects = () =>
        test.client.db.$count(
          auditEntries,
          and(eq(auditEntries.entity, entity), eq(auditEntries.action, action)),
        );
      const before = await effects();
      const bare = await ask(wish);
      expect([bare.statusCode, refusal(bare).message]).toEqual([
        400,
        'A call that moves money needs the header Idempotency-Key.',
      ]);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(wish, key)));
      const distinct = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
      expect([...distinct], wish.path).toHaveLength(1);
      expect(answers[0]?.statusCode, answers[0]?.body).toBe(200);
      expect((await effects()) - before).toBe(1);
    },
  );
});
