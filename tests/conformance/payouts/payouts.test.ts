import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIncentives } from '#backend/database/schema/index.ts';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import type { Payee } from '#contract/calls/recordTypes.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import { ok } from '#tests/support/server/ok.ts';
import {
  batches,
  lines,
  payees,
  said,
  startPayouts,
  type Batch,
  type Line,
  type Payouts,
} from './startPayouts.ts';

/* Payouts in batches: chosen, checked by a second person, a file for the bank, its answers (decision record 0236). */

let at: Payouts;
beforeAll(async () => {
  at = await startPayouts();
});
afterAll(() => at.test.close());

describe('a batch of refunds', () => {
  it('goes its way: accounts, a second person, the file, the bank’s answers, the books', async () => {
    const [first, second] = [await at.refund(100), await at.refund(250)];
    const batch = ok<Batch>(await at.put('refunds', [first.id, second.id]));
    expect(batch).toMatchObject({ status: 'draft', lines: 2, total: 350, waiting: 350 });
    expect((await at.refundOf(first.id)).payoutBatchId).toBe(batch.id);

    await at.bankOf(batch);
    const checked = ok<Batch>(await at.decide(at.checker, await at.batchOf(batch), 'check'));
    expect(checked).toMatchObject({ status: 'checked', acts: ['send', 'reopen', 'cancel'] });
    const file = await at.maker.get(`${batches}/${batch.id}/file.csv`);
    const [one, two] = await at.linesOf(batch);
    expect(file.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Reference,Account holder,Account number,IFSC,Amount,Narration',
      `${one?.reference},Asha Rao,123456789012,HDFC0001234,1.00,Refund ${batch.number}`,
      `${two?.reference},Asha Rao,123456789012,HDFC0001234,2.50,Refund ${batch.number}`,
      '',
    ]);

    ok(await at.decide(at.maker, checked, 'send'));
    const [toPay, toFail] = await at.linesOf(batch);
    if (!toPay || !toFail) throw new Error('Two lines');
    const paid = ok<Line>(await at.answer(toPay, { state: 'paid', bankReference: 'UTR1' }));
    expect(paid).toMatchObject({
      state: 'paid',
      bankReference: 'UTR1',
      settledByName: 'payout-clerk@example.com',
    });
    expect(await at.refundOf(first.id)).toMatchObject({ status: 'paid', payoutBatchId: null });
    expect((await at.test.payment(first.payment.id)).booked).toBe(first.payment.booked - 100);
    ok(await at.answer(toFail, { state: 'failed', failure: 'Account closed' }));
    expect(await at.refundOf(second.id)).toMatchObject({
      status: 'requested',
      payoutBatchId: null,
    });
    expect(
      ok<{ results: Batch[] }>(
        await at.maker.get(batches, { query: { filters: `id==${batch.id}` } }),
      ).results[0],
    ).toMatchObject({ status: 'settled', paid: 100, failed: 250, waiting: 0 });
    // What failed goes into the next batch.
    ok(await at.put('refunds', [second.id]));
  });

  it('is settled by the return file, line by line, and the same file again changes nothing', async () => {
    const owed = [await at.refund(100), await at.refund(100)];
    const batch = await at.sent(owed.map(({ id }) => id));
    const [one, two] = await at.linesOf(batch);
    const csv = `Reference,Result,Bank reference,Reason\n${one?.reference},Paid,UTR7,\n${two?.reference},Failed,,No such account\n`;
    const send = (query: Record<string, string>, more = '') =>
      at.clerk.call('POST', '/console/v1/imports/payout-lines', {
        query,
        body: csv + more,
        headers: { 'content-type': 'text/csv' },
      });
    const trial = ok<ImportAnswer>(await send({ dryRun: 'true' }));
    expect(trial.counts).toMatchObject({ lines: 2, changed: 2, created: 0, errors: 0 });
    ok(await send({ importId: trial.importId ?? '', fileName: 'return.csv' }));
    expect((await at.linesOf(batch)).map(({ state }) => state)).toEqual(['paid', 'failed']);
    expect((await at.refundOf(owed[0]?.id ?? 0)).status).toBe('paid');
    expect(ok<ImportAnswer>(await send({ dryRun: 'true' })).counts).toMatchObject({ changed: 0 });
    const unknown = ok<ImportAnswer>(await send({ dryRun: 'true' }, 'PO-000000-1,Paid,UTR9,\n'));
    expect(unknown.counts).toMatchObject({ changed: 0, errors: 1 });
  });
});

describe('a batch of incentives', () => {
  it('marks what the bank paid, and each stays as it was where it did not', async () => {
    const approved = await at.approvedIncentives();
    const ids = approved.map(({ id }) => id);
    const batch = await at.sent(ids, 'incentives');
    expect(batch.total).toBe(approved.reduce((sum, { incentivePaise }) => sum + incentivePaise, 0));
    const page = await at.maker.put(
      `/sapna/v1/user-incentives/update/${ids[0]}`,
      { statusId: 5, paidIncentive: approved[0]?.incentivePaise, version: approved[0]?.version },
      { headers: { 'idempotency-key': 'payout-by-hand' } },
    );
    expect(page.statusCode).toBe(409);
    expect(said(page)).toBe(payoutRefusals.inBatch(batch.id).message);
    const [one, two] = await at.linesOf(batch);
    if (!one || !two) throw new Error('Two lines');
    ok(await at.answer(one, { state: 'paid', bankReference: 'UTR2', paidOn: '2026-01-05' }));
    ok(await at.answer(two, { state: 'failed', failure: 'Wrong IFSC' }));
    const after = await at.test.client.db
      .select()
      .from(userIncentives)
      .where(inArray(userIncentives.id, ids))
      .orderBy(userIncentives.id);
    expect(after.map(({ statusId }) => statusId)).toEqual([5, 4]);
    expect(after[0]?.paidIncentivePaise).toBe(after[0]?.incentivePaise);
  });

  it('is for those who pay incentives', async () => {
    const admin = await at.test.as('admin');
    expect((await at.put('incentives', [1], admin)).statusCode).toBe(403);
    const { results } = ok<{ results: Batch[] }>(await admin.get(batches));
    expect(results.every(({ kind }) => kind === 'refunds')).toBe(true);
    const bankAccounts = ok<{ results: Payee[] }>(await admin.get(payees)).results;
    expect(bankAccounts.every(({ userId }) => !userId)).toBe(true);
  });
});

describe('what is refused', () => {
  it('a bank account of a colleague who is not there', async () => {
    const bank = { holderName: 'Nobody', accountNumber: '123456789012', ifsc: 'HDFC0001234' };
    const refused = await at.clerk.post(payees, { userId: 999_999_999, ...bank });
    expect(refused.statusCode).toBe(422);
    const { errors } = refused.json<{ errors: { field: string }[] }>();
    expect(errors.map(({ field }) => field)).toEqual(['/userId']);
  });

  it('to be paid twice: by two batches, on its page, or by its payment that bounces', async () => {
    const owed = await at.refund();
    const batch = ok<Batch>(await at.put('refunds', [owed.id]));
    const again = await at.put('refunds', [owed.id], at.checker);
    expect(again.json<{ errors: { message: string }[] }>().errors[0]?.message).toBe(
      payoutRefusals.nothingToPay([owed.id]).message,
    );
    const byHand = await at.test.pay(at.checker, 'PUT', `/sapna/refund/${owed.id}`, {
      decision: 'approve',
      version: owed.version,
    });
    expect([byHand.statusCode, said(byHand)]).toEqual([
      409,
      payoutRefusals.inBatch(batch.id).message,
    ]);
    const bounced = await at.test.settle(
      await at.test.payment(owed.payment.id),
      'bounce',
      'Back',
      at.checker,
    );
    expect([bounced.statusCode, said(bounced)]).toEqual([
      409,
      payoutRefusals.refundInBatch(batch.id).message,
    ]);
    ok(await at.decide(at.maker, batch, 'cancel'));
    expect((await at.refundOf(owed.id)).payoutBatchId).toBeNull();
    ok(await at.put('refunds', [owed.id], at.checker));
  });

  it('the check by whoever put it together or entered an account of it, and without accounts', async () => {
    const owed = await at.refund();
    let batch = ok<Batch>(await at.put('refunds', [owed.id]));
    expect(said(await at.decide(at.maker, batch, 'check'))).toBe(payoutRefusals.fourEyes.message);
    const [line] = await at.linesOf(batch);
    await at.dropAccounts(line);
    batch = await at.batchOf(batch);
    expect(said(await at.decide(at.checker, batch, 'check'))).toBe(
      payoutRefusals.noAccount(1).message,
    );
    await at.bankOf(batch, at.checker, '123456789013');
    // Whoever looked at the batch before the account was there has to look again.
    expect((await at.decide(at.clerk, batch, 'check')).json()).toMatchObject({
      code: 'STALE_VERSION',
    });
    batch = await at.batchOf(batch);
    expect(said(await at.decide(at.checker, batch, 'check'))).toBe(payoutRefusals.fourEyes.message);
    // Somebody completes the account after them, and they entered it all the same.
    const byAccount = { query: { filters: `accountId==${line?.accountId}` } };
    const { results } = ok<{ results: Required<Payee>[] }>(await at.clerk.get(payees, byAccount));
    for (const { id, version } of results)
      ok(await at.maker.put(`${payees}/${id}`, { version, bankName: 'HDFC Bank' }));
    batch = await at.batchOf(batch);
    expect(said(await at.decide(at.checker, batch, 'check'))).toBe(payoutRefusals.fourEyes.message);
    const checked = ok<Batch>(await at.decide(at.clerk, batch, 'check'));
    // What was checked stays as it is until the bank has answered.
    const [payee] = ok<{ results: Required<Payee>[] }>(
      await at.clerk.get(payees, byAccount),
    ).results;
    const changed = await at.clerk.put(`${payees}/${payee?.id}`, {
      version: payee?.version,
      accountNumber: '999999999999',
    });
    expect(said(changed)).toBe(payoutRefusals.payeeWaits.message);
    ok(await at.decide(at.maker, checked, 'reopen'));
    await at.dropAccounts(line);
  });

  it('an answer before the batch is sent, without its reference or reason, and a second one', async () => {
    const owed = await at.refund();
    const draft = ok<Batch>(await at.put('refunds', [owed.id]));
    const [line] = await at.linesOf(draft);
    if (!line) throw new Error('One line');
    const paid = { state: 'paid', bankReference: 'UTR3' };
    expect(said(await at.answer(line, paid))).toBe(payoutRefusals.notSent.message);
    expect((await at.answer(line, { state: 'paid' })).statusCode).toBe(422);
    expect((await at.answer(line, { state: 'failed' })).statusCode).toBe(422);
    expect((await at.answer(line, { ...paid, paidOn: '2999-01-01' })).statusCode).toBe(422);
    expect((await at.maker.get(`${batches}/${draft.id}/file.csv`)).statusCode).toBe(409);
    await at.bankOf(draft);
    const checked = ok<Batch>(await at.decide(at.checker, await at.batchOf(draft), 'check'));
    ok(await at.decide(at.maker, checked, 'send'));
    const [waiting] = await at.linesOf(draft);
    if (!waiting) throw new Error('One line');
    const done = ok<Line>(await at.answer(waiting, paid));
    expect(said(await at.answer(done, { state: 'failed', failure: 'No' }))).toBe(
      payoutRefusals.settled.message,
    );
    // Whoever had a hand in the refund’s payment answers nothing of it.
    const own = await at.refund();
    const [ownLine] = await at.linesOf(await at.sent([own.id]));
    if (!ownLine) throw new Error('One line');
    expect((await at.answer(ownLine, paid, at.test.finance)).statusCode).toBe(403);
  });

  it('a line that leaves a checked batch; a draft gives it up', async () => {
    const owed = [await at.refund(), await at.refund()];
    const batch = ok<Batch>(
      await at.put(
        'refunds',
        owed.map(({ id }) => id),
      ),
    );
    const [first, second] = await at.linesOf(batch);
    const drop = (line: Line | undefined) =>
      at.maker.call('DELETE', `${lines}/${line?.id}`, {
        query: { version: String(line?.version) },
      });
    ok(await drop(first));
    expect((await at.refundOf(owed[0]?.id ?? 0)).payoutBatchId).toBeNull();
    await at.bankOf(batch);
    ok(await at.decide(at.checker, await at.batchOf(batch), 'check'));
    const kept = await drop(second);
    expect([kept.statusCode, said(kept)]).toEqual([409, payoutRefusals.notIn.message]);
    expect(await at.linesOf(batch)).toHaveLength(1);
  });
});
