import { and, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import type { Payee, PayoutBatch, PayoutLine } from '#contract/calls/recordTypes.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import { userIncentives } from '#backend/database/schema/index.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '../accounts/startClients.ts';
import { startPayments, type Paid, type Payments } from '../payments/startPayments.ts';

/* Payouts in batches: chosen, checked by a second person, a file for the bank, its answers (decision record 0254). */

type Batch = Required<PayoutBatch>;
type Line = Required<PayoutLine>;
interface Refund {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly payoutBatchId?: number | null;
}

const batches = '/console/v1/payout-batches';
const lines = '/console/v1/payout-lines';
const payees = '/console/v1/payees';

let test: Payments;
/** Puts together, checks, and enters what the bank answers: three people of Finance. */
let maker: Caller;
let checker: Caller;
let clerk: Caller;
beforeAll(async () => {
  test = await startPayments();
  for (const name of ['payout-maker', 'payout-checker', 'payout-clerk'])
    await addUser(test.client, `${name}@example.com`, ['finance', 'lookup-view']);
  maker = await test.as('payout-maker');
  checker = await test.as('payout-checker');
  clerk = await test.as('payout-clerk');
});
afterAll(() => test.close());

const said = (response: { json: <T>() => T }) => response.json<{ message: string }>().message;

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
  const checked = ok<Batch>(await decide(checker, batch, 'check'));
  return ok<Batch>(await decide(maker, checked, 'send'));
};

describe('a batch of refunds', () => {
  it('goes its way: accounts, a second person, the file, the bank’s answers, the books', async () => {
    const [first, second] = [await refund(100), await refund(250)];
    const batch = ok<Batch>(await put('refunds', [first.id, second.id]));
    expect(batch).toMatchObject({ status: 'draft', lines: 2, total: 350, waiting: 350 });
    expect((await refundOf(first.id)).payoutBatchId).toBe(batch.id);

    await bankOf(batch);
    const checked = ok<Batch>(await decide(checker, batch, 'check'));
    expect(checked).toMatchObject({ status: 'checked', acts: ['send', 'reopen', 'cancel'] });
    const file = await maker.get(`${batches}/${batch.id}/file.csv`);
    const [one, two] = await linesOf(batch);
    expect(file.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Reference,Account holder,Account number,IFSC,Amount,Narration',
      `${one?.reference},Asha Rao,123456789012,HDFC0001234,1.00,Refund ${batch.number}`,
      `${two?.reference},Asha Rao,123456789012,HDFC0001234,2.50,Refund ${batch.number}`,
      '',
    ]);

    ok(await decide(maker, checked, 'send'));
    const [toPay, toFail] = await linesOf(batch);
    if (!toPay || !toFail) throw new Error('Two lines');
    const paid = ok<Line>(await answer(toPay, { state: 'paid', bankReference: 'UTR1' }));
    expect(paid).toMatchObject({
      state: 'paid',
      bankReference: 'UTR1',
      settledByName: 'payout-clerk@example.com',
    });
    expect(await refundOf(first.id)).toMatchObject({ status: 'paid', payoutBatchId: null });
    expect((await test.payment(first.payment.id)).booked).toBe(first.payment.booked - 100);
    ok(await answer(toFail, { state: 'failed', failure: 'Account closed' }));
    expect(await refundOf(second.id)).toMatchObject({
      status: 'requested',
      payoutBatchId: null,
    });
    expect(
      ok<{ results: Batch[] }>(await maker.get(batches, { query: { filters: `id==${batch.id}` } }))
        .results[0],
    ).toMatchObject({ status: 'settled', paid: 100, failed: 250, waiting: 0 });
    // What failed goes into the next batch.
    ok(await put('refunds', [second.id]));
  });

  it('is settled by the return file, line by line, and the same file again changes nothing', async () => {
    const owed = [await refund(100), await refund(100)];
    const batch = await sent(owed.map(({ id }) => id));
    const [one, two] = await linesOf(batch);
    const csv = `Reference,Result,Bank reference,Reason\n${one?.reference},Paid,UTR7,\n${two?.reference},Failed,,No such account\n`;
    const send = (query: Record<string, string>, more = '') =>
      clerk.call('POST', '/console/v1/imports/payout-lines', {
        query,
        body: csv + more,
        headers: { 'content-type': 'text/csv' },
      });
    const trial = ok<ImportAnswer>(await send({ dryRun: 'true' }));
    expect(trial.counts).toMatchObject({ lines: 2, changed: 2, created: 0, errors: 0 });
    ok(await send({ importId: trial.importId ?? '', fileName: 'return.csv' }));
    expect((await linesOf(batch)).map(({ state }) => state)).toEqual(['paid', 'failed']);
    expect((await refundOf(owed[0]?.id ?? 0)).status).toBe('paid');
    expect(ok<ImportAnswer>(await send({ dryRun: 'true' })).counts).toMatchObject({ changed: 0 });
    const unknown = ok<ImportAnswer>(await send({ dryRun: 'true' }, 'PO-000000-1,Paid,UTR9,\n'));
    expect(unknown.counts).toMatchObject({ changed: 0, errors: 1 });
  });
});

describe('a batch of incentives', () => {
  it('marks what the bank paid, and each stays as it was where it did not', async () => {
    const approved = await test.client.db
      .select()
      .from(userIncentives)
      .where(and(eq(userIncentives.statusId, 4), gt(userIncentives.incentivePaise, 0)))
      .limit(2);
    expect(approved).toHaveLength(2);
    const ids = approved.map(({ id }) => id);
    const batch = await sent(ids, 'incentives');
    expect(batch.total).toBe(approved.reduce((sum, { incentivePaise }) => sum + incentivePaise, 0));
    const page = await maker.put(
      `/sapna/v1/user-incentives/update/${ids[0]}`,
      { statusId: 5, paidIncentive: approved[0]?.incentivePaise, version: approved[0]?.version },
      { headers: { 'idempotency-key': 'payout-by-hand' } },
    );
    expect(page.statusCode).toBe(409);
    expect(said(page)).toBe(payoutRefusals.inBatch(batch.id).message);
    const [one, two] = await linesOf(batch);
    if (!one || !two) throw new Error('Two lines');
    ok(await answer(one, { state: 'paid', bankReference: 'UTR2', paidOn: '2026-01-05' }));
    ok(await answer(two, { state: 'failed', failure: 'Wrong IFSC' }));
    const after = await test.client.db
      .select()
      .from(userIncentives)
      .where(inArray(userIncentives.id, ids))
      .orderBy(userIncentives.id);
    expect(after.map(({ statusId }) => statusId)).toEqual([5, 4]);
    expect(after[0]?.paidIncentivePaise).toBe(after[0]?.incentivePaise);
  });

  it('is for those who pay incentives', async () => {
    const admin = await test.as('admin');
    expect((await put('incentives', [1], admin)).statusCode).toBe(403);
    const { results } = ok<{ results: Batch[] }>(await admin.get(batches));
    expect(results.every(({ kind }) => kind === 'refunds')).toBe(true);
    const bankAccounts = ok<{ results: Payee[] }>(await admin.get(payees)).results;
    expect(bankAccounts.every(({ userId }) => !userId)).toBe(true);
  });
});

describe('what is refused', () => {
  it('to be paid twice: by two batches, on its page, or by its payment that bounces', async () => {
    const owed = await refund();
    const batch = ok<Batch>(await put('refunds', [owed.id]));
    const again = await put('refunds', [owed.id], checker);
    expect(again.json<{ errors: { message: string }[] }>().errors[0]?.message).toBe(
      payoutRefusals.nothingToPay([owed.id]).message,
    );
    const byHand = await test.pay(checker, 'PUT', `/sapna/refund/${owed.id}`, {
      decision: 'approve',
      version: owed.version,
    });
    expect([byHand.statusCode, said(byHand)]).toEqual([
      409,
      payoutRefusals.inBatch(batch.id).message,
    ]);
    const bounced = await test.settle(
      await test.payment(owed.payment.id),
      'bounce',
      'Back',
      checker,
    );
    expect([bounced.statusCode, said(bounced)]).toEqual([
      409,
      payoutRefusals.refundInBatch(batch.id).message,
    ]);
    ok(await decide(maker, batch, 'cancel'));
    expect((await refundOf(owed.id)).payoutBatchId).toBeNull();
    ok(await put('refunds', [owed.id], checker));
  });

  it('the check by whoever put it together or entered an account of it, and without accounts', async () => {
    const owed = await refund();
    const batch = ok<Batch>(await put('refunds', [owed.id]));
    expect(said(await decide(maker, batch, 'check'))).toBe(payoutRefusals.fourEyes.message);
    const [line] = await linesOf(batch);
    await dropAccounts(line);
    expect(said(await decide(checker, batch, 'check'))).toBe(payoutRefusals.noAccount(1).message);
    await bankOf(batch, checker, '123456789013');
    expect(said(await decide(checker, batch, 'check'))).toBe(payoutRefusals.fourEyes.message);
    const checked = ok<Batch>(await decide(clerk, batch, 'check'));
    // What was checked stays as it is until the bank has answered.
    const [payee] = ok<{ results: Required<Payee>[] }>(
      await clerk.get(payees, { query: { filters: `accountId==${line?.accountId}` } }),
    ).results;
    const changed = await clerk.put(`${payees}/${payee?.id}`, {
      version: payee?.version,
      accountNumber: '999999999999',
    });
    expect(said(changed)).toBe(payoutRefusals.payeeWaits.message);
    ok(await decide(maker, checked, 'reopen'));
    await dropAccounts(line);
  });

  it('an answer before the batch is sent, without its reference or reason, and a second one', async () => {
    const owed = await refund();
    const draft = ok<Batch>(await put('refunds', [owed.id]));
    const [line] = await linesOf(draft);
    if (!line) throw new Error('One line');
    const paid = { state: 'paid', bankReference: 'UTR3' };
    expect(said(await answer(line, paid))).toBe(payoutRefusals.notSent.message);
    expect((await answer(line, { state: 'paid' })).statusCode).toBe(422);
    expect((await answer(line, { state: 'failed' })).statusCode).toBe(422);
    expect((await answer(line, { ...paid, paidOn: '2999-01-01' })).statusCode).toBe(422);
    expect((await maker.get(`${batches}/${draft.id}/file.csv`)).statusCode).toBe(409);
    await bankOf(draft);
    const checked = ok<Batch>(await decide(checker, draft, 'check'));
    ok(await decide(maker, checked, 'send'));
    const [waiting] = await linesOf(draft);
    if (!waiting) throw new Error('One line');
    const done = ok<Line>(await answer(waiting, paid));
    expect(said(await answer(done, { state: 'failed', failure: 'No' }))).toBe(
      payoutRefusals.settled.message,
    );
    // Whoever had a hand in the refund’s payment answers nothing of it.
    const own = await refund();
    const [ownLine] = await linesOf(await sent([own.id]));
    if (!ownLine) throw new Error('One line');
    expect((await answer(ownLine, paid, test.finance)).statusCode).toBe(403);
  });

  it('a line that leaves a checked batch; a draft gives it up', async () => {
    const owed = [await refund(), await refund()];
    const batch = ok<Batch>(
      await put(
        'refunds',
        owed.map(({ id }) => id),
      ),
    );
    const [first, second] = await linesOf(batch);
    const drop = (line: Line | undefined) =>
      maker.call('DELETE', `${lines}/${line?.id}`, { query: { version: String(line?.version) } });
    ok(await drop(first));
    expect((await refundOf(owed[0]?.id ?? 0)).payoutBatchId).toBeNull();
    await bankOf(batch);
    ok(await decide(checker, batch, 'check'));
    const kept = await drop(second);
    expect([kept.statusCode, said(kept)]).toEqual([409, payoutRefusals.notIn.message]);
    expect(await linesOf(batch)).toHaveLength(1);
  });
});
