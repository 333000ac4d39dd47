import { and, eq, gt, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { userIncentives } from '#backend/database/schema/index.ts';
import type { Payee, PayoutBatch, PayoutLine } from '#contract/calls/recordTypes.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Paid } from '../payments/startPayments.ts';

export type Batch = Required<PayoutBatch>;
export type Line = Required<PayoutLine>;
export interface Refund {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly payoutBatchId?: number | null;
}

export const batches = '/console/v1/payout-batches';
export const lines = '/console/v1/payout-lines';
export const payees = '/console/v1/payees';

/** The sentence of a refusal. */
export const said = (response: { json: <T>() => T }) =>
  response.json<{ message: string }>().message;

/** Three people of Finance, who put together, check, and enter what the bank answers; and what they do. */
export const startPayouts = async () => {
  const test = await startPayments();
  for (const name of ['payout-maker', 'payout-checker', 'payout-clerk'])
    await addUser(test.client, `${name}@example.com`, ['finance', 'lookup-view']);
  const maker: Caller = await test.as('payout-maker');
  const checker: Caller = await test.as('payout-checker');
  const clerk: Caller = await test.as('payout-clerk');

  const refund = async (amount = 100): Promise<Refund & { payment: Paid }> => {
    const payment = ok<Paid>(await test.settle(await test.collect(await test.due()), 'clear'));
    const asked = ok<Refund>(
      await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
        paymentId: payment.id,
        amount,
        reason: 'Paid twice',
      }),
    );
    return { ...asked, payment };
  };
  const refundOf = async (id: number): Promise<Refund> => {
    const { results } = ok<{ results: Refund[] }>(
      await maker.get('/console/v1/refunds', { query: { filters: `id==${id}` } }),
    );
    if (!results[0]) throw new Error(`No refund ${id}`);
    return { ...results[0], payoutBatchId: results[0].payoutBatchId ?? null };
  };
  const put = (kind: string, ids: readonly number[], by = maker) =>
    test.pay(by, 'POST', batches, { kind, ids });
  const decide = (by: Caller, { id, version }: Batch, decision: string) =>
    test.pay(by, 'POST', `${batches}/${id}/decision`, { decision, version });
  /** A batch as it is now. */
  const batchOf = async ({ id }: Batch): Promise<Batch> => {
    const { results } = ok<{ results: Batch[] }>(
      await maker.get(batches, { query: { filters: `id==${id}` } }),
    );
    if (!results[0]) throw new Error(`No batch ${id}`);
    return results[0];
  };
  const linesOf = async ({ id }: Batch): Promise<Line[]> =>
    ok<{ results: Line[] }>(await maker.get(lines, { query: { batchId: id } })).results;
  const answer = (line: Line, body: object, by = clerk) =>
    test.pay(by, 'PUT', `${lines}/${line.id}`, { version: line.version, ...body });

  const bank = { holderName: 'Asha Rao', accountNumber: '123456789012', ifsc: 'HDFC0001234' };
  /** Enters the accounts that lines of a batch lack. */
  const bankOf = async (
    batch: Batch,
    by = clerk,
    accountNumber = bank.accountNumber,
  ): Promise<void> => {
    const lacking = (await linesOf(batch)).filter(({ payeeId }) => !payeeId);
    const bodies = lacking.map(({ userId, accountId }) => (userId ? { userId } : { accountId }));
    for (const body of new Set(bodies.map(one => JSON.stringify(one))))
      ok(await by.post(payees, { ...bank, accountNumber, ...(JSON.parse(body) as object) }));
  };
  const dropAccounts = async (line: Line | undefined): Promise<void> => {
    const { results } = ok<{ results: Payee[] }>(
      await clerk.get(payees, { query: { filters: `accountId==${line?.accountId}` } }),
    );
    for (const { id, version } of results)
      ok(await clerk.call('DELETE', `${payees}/${id}`, { query: { version: String(version) } }));
  };
  const sent = async (ids: readonly number[], kind = 'refunds'): Promise<Batch> => {
    const batch = ok<Batch>(await put(kind, ids));
    await bankOf(batch);
    const checked = ok<Batch>(await decide(checker, await batchOf(batch), 'check'));
    return ok<Batch>(await decide(maker, checked, 'send'));
  };

  /** Two figures that somebody has approved and nobody has paid. */
  const approvedIncentives = async () => {
    const { db } = test.client;
    const earned = await db
      .select({ id: userIncentives.id })
      .from(userIncentives)
      .where(and(eq(userIncentives.statusId, 1), gt(userIncentives.incentivePaise, 0)))
      .limit(2);
    expect(earned).toHaveLength(2);
    return db
      .update(userIncentives)
      .set({ statusId: 4 })
      .where(
        inArray(
          userIncentives.id,
          earned.map(({ id }) => id),
        ),
      )
      .returning();
  };

  return {
    test,
    batchOf,
    maker,
    checker,
    clerk,
    refund,
    refundOf,
    put,
    decide,
    linesOf,
    answer,
    bank,
    bankOf,
    dropAccounts,
    sent,
    approvedIncentives,
  };
};

export type Payouts = Awaited<ReturnType<typeof startPayouts>>;
