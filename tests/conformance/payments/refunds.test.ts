import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approvalRequests,
  approvalTasks,
  approvingDesignations,
} from '#backend/database/schema/index.ts';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Paid, type Payments } from './startPayments.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';

/* A refund is one request, wherever it is decided: by approvals it is approved, on its page it is paid (record 0216). */

interface Refund {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly acts: readonly string[];
  readonly obstacle?: string;
  readonly handIds?: readonly number[];
  readonly modeOfPaymentId?: number;
  readonly approvalId?: number | null;
  readonly paid: number;
}

let test: Payments;
/** Two who hold the designation that the matrix names; both keep books. */
let approver: Caller;
let clearer: Caller;
const ids: Record<string, number> = {};

beforeAll(async () => {
  test = await startPayments();
  const { db } = test.client;
  for (const name of ['refund-approver', 'refund-clearer'])
    ids[name] = await addUser(test.client, `${name}@example.com`, ['finance', 'lookup-view']);
  approver = await test.as('refund-approver');
  clearer = await test.as('refund-clearer');
  await db.delete(approvingDesignations).where(eq(approvingDesignations.approvalType, 'Refund'));
});
afterAll(() => test.close());

const cleared = async (by = test.finance): Promise<Paid> =>
  ok<Paid>(await test.settle(await test.collect(await test.due()), 'clear', undefined, by));

const ask = async (payment: Paid, amount = 100): Promise<Refund> =>
  ok<Refund>(
    await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
      paymentId: payment.id,
      amount,
      reason: 'Paid twice',
    }),
  );

const decide = ({ id, version }: Refund, decision: 'approve' | 'reject', by = test.otherFinance) =>
  test.pay(by, 'PUT', `/sapna/refund/${id}`, { decision, version, reason: 'Seen' });

const refundOf = async ({ id }: Refund): Promise<Refund> => {
  const page = ok<{ results: Refund[] }>(
    await test.finance.get(`/console/v1/refunds?filters=id==${id}`),
  );
  const [found] = page.results;
  if (!found) throw new Error('The list holds every refund');
  return found;
};

/** The request in approvals of a refund, asked of someone; as the matrix would open it for them. */
const asked = async (refund: Refund, person: string): Promise<string> => {
  const { db } = test.client;
  const { approvalId } = await refundOf(refund);
  const taskKey = `refund-task-${refund.id}`;
  await db.delete(approvalTasks).where(eq(approvalTasks.approvalRequestId, approvalId ?? 0));
  await db.insert(approvalTasks).values({
    taskKey,
    approvalRequestId: approvalId ?? 0,
    level: 1,
    role: 'approver',
    assigneeId: ids[person] ?? 0,
    status: 'open',
  });
  return taskKey;
};

/** Names someone in the matrix, so that requests are opened. */
const setUp = async (): Promise<void> => {
  const { db } = test.client;
  const { rows } = (await db.execute('select min(id) as id from designations')) as {
    rows: { id: unknown }[];
  };
  await db
    .insert(approvingDesignations)
    .values({ approvalType: 'Refund', level: 1, designationId: Number(rows[0]?.id) })
    .onConflictDoNothing();
};

describe('a refund that the matrix asks nobody about', () => {
  it('is decided on its page alone', async () => {
    const refund = await ask(await cleared());
    expect(refund.approvalId ?? null).toBeNull();
    expect(refund.acts).toEqual(['approve', 'reject']);
    expect(ok(await decide(refund, 'approve'))).toMatchObject({ status: 'paid', acts: [] });
  });
});

describe('what of a payment can go back', () => {
  it('is what the books hold of it, less what is asked for already, and one paisa more is refused', async () => {
    const payment = await cleared();
    expect(payment['refundable']).toBe(payment.booked);
    await ask(payment, 300);
    const after = await test.payment(payment.id);
    expect(after['refundable']).toBe(payment.booked - 300);
    const more = await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
      paymentId: payment.id,
      amount: payment.booked - 299,
      reason: 'Paid twice',
    });
    expect(refusal(more).errors).toEqual(['/amount check']);
    expect((await ask(payment, payment.booked - 300)).status).toBe('requested');
    expect((await test.payment(payment.id))['refundable']).toBe(0);
  });
});

describe('what the page offers is what the call does', () => {
  it('counts as waiting for somebody what they may decide', async () => {
    const { id } = await ask(await cleared(clearer));
    const view = recordScreen(readScreens(), 'refunds').list.views.find(
      ({ name }) => name === 'requested',
    );
    const waitsFor = async (person: 'refund-clearer' | 'refund-approver', by: Caller) => {
      const where = resolveRefs(view?.where ?? false, { record: {}, user: { id: ids[person] } });
      const { results } = ok<{ results: { id: number }[] }>(
        await by.get('/console/v1/refunds', {
          query: { filters: toFilterString(where), pageSize: '1000' },
        }),
      );
      return results.some(one => one.id === id);
    };
    expect(await waitsFor('refund-clearer', clearer)).toBe(false);
    expect(await waitsFor('refund-approver', approver)).toBe(true);
    const wrong = await clearer.get('/console/v1/refunds', { query: { sort: 'handIds' } });
    expect(wrong.statusCode).toBe(400);
  });

  it('names those who decide nothing: who asked, and who cleared the payment', async () => {
    const refund = await refundOf(await ask(await cleared(clearer)));
    expect(refund.handIds).toContain(ids['refund-clearer']);
    expect(refund.handIds).not.toContain(ids['refund-approver']);
    const screen = recordScreen(readScreens(), 'refunds');
    const offered = (userId: number | undefined, act: string) =>
      evaluate(screen.actions[act]?.eligible ?? false, { record: refund, user: { id: userId } });
    for (const act of ['approve', 'reject'] as const) {
      expect(offered(ids['refund-clearer'], act), act).toBe(false);
      expect((await decide(refund, act, clearer)).statusCode, act).toBe(403);
      expect(offered(ids['refund-approver'], act), act).toBe(true);
    }
    expect((await decide(refund, 'approve', approver)).statusCode).toBe(200);
  });

  it('says that a payment bounced since: it is out of the pile to be paid, and can only be rejected', async () => {
    const payment = await cleared();
    const refund = await ask(payment);
    ok(await test.settle(await test.payment(payment.id), 'bounce', 'Returned', approver));
    const found = await refundOf(refund);
    expect(found).toMatchObject({ status: 'requested', obstacle: 'bounced', acts: ['reject'] });
    const [open] = recordScreen(readScreens(), 'refunds').list.views.filter(
      ({ name }) => name === 'requested',
    );
    expect(evaluate(open?.where ?? true, { record: found })).toBe(false);
    expect((await decide(found, 'approve')).statusCode).toBe(409);
    const rejected = ok<Refund>(await decide(found, 'reject'));
    expect(rejected).toMatchObject({ status: 'rejected', acts: [] });
    expect(rejected).not.toHaveProperty('obstacle');
  });
});

describe('a refund that the matrix asks about', () => {
  beforeAll(setUp);

  it('is one request: approved by approvals it waits on its page, and is paid there', async () => {
    const refund = await ask(await cleared(), 200);
    const key = await asked(refund, 'refund-approver');
    ok(await approver.post('/sapna/v3/task', { taskKey: key }));
    const approved = await refundOf(refund);
    expect(approved).toMatchObject({ status: 'approved', acts: ['pay', 'reject'], paid: 0 });
    expect(ok(await decide(approved, 'approve'))).toMatchObject({ status: 'paid', paid: 200 });
    expect((await decide(approved, 'approve')).statusCode).toBe(409);
  });

  it('can be rejected once it is approved, as when its payment bounced', async () => {
    const payment = await cleared();
    const refund = await ask(payment);
    ok(await approver.post('/sapna/v3/task', { taskKey: await asked(refund, 'refund-approver') }));
    expect(ok(await decide(await refundOf(refund), 'reject'))).toMatchObject({
      status: 'rejected',
      acts: [],
    });
    // It may be asked for again, as a request of its own.
    expect(await ask(payment)).toMatchObject({ status: 'requested' });
  });

  it.each(['approve', 'reject'] as const)('takes its approval with it: %s', async decision => {
    const refund = await ask(await cleared());
    const key = await asked(refund, 'refund-approver');
    const { approvalId } = await refundOf(refund);
    ok(await decide(refund, decision));
    const [request] = await test.client.db
      .select()
      .from(approvalRequests)
      .where(eq(approvalRequests.id, approvalId ?? 0));
    expect(request?.status).toBe(decision === 'approve' ? 'Approved' : 'Rejected');
    const open = await test.client.db.$count(
      approvalTasks,
      and(eq(approvalTasks.taskKey, key), eq(approvalTasks.status, 'open')),
    );
    expect(open).toBe(0);
    expect((await approver.post('/sapna/v3/task', { taskKey: key })).statusCode).toBe(400);
  });

  it('knows one rule of four eyes: who cleared the payment answers nowhere', async () => {
    const refund = await ask(await cleared(clearer));
    const key = await asked(refund, 'refund-clearer');
    const words =
      'You requested this refund, recorded or changed its payment, or receive it, so someone else has to decide on it.';
    for (const [method, path, body] of [
      ['post', '/sapna/v3/task', { taskKey: key }],
      ['post', '/sapna/v2/task', { taskKey: key, remark: 'No' }],
    ] as const) {
      const answer = await clearer[method](path, body);
      expect([answer.statusCode, refusal(answer).message]).toEqual([403, words]);
    }
    expect((await decide(refund, 'approve', clearer)).statusCode).toBe(403);
    expect((await refundOf(refund)).status).toBe('requested');
  });
});

describe('four eyes', () => {
  it('does not lock out who decided on an earlier part of the same payment', async () => {
    const payment = await cleared();
    for (const amount of [100, 200, 300])
      expect(ok(await decide(await ask(payment, amount), 'approve'))).toMatchObject({
        status: 'paid',
      });
    // Who changed it otherwise stays out, also once others came after them.
    expect((await decide(await ask(payment), 'approve', test.finance)).statusCode).toBe(403);
  });
});
