import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { paymentVersion } from '#contract/domain/payments/paymentVersion.ts';
import { isEditable } from '#contract/model/record/isEditable.ts';
import { removalObstacle } from '#contract/model/record/removalObstacle.ts';
import { createCall } from '#contract/requests/createCall.ts';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

/* The bank's statement: imported, told line by line, taken for payments once each, by Finance alone (record 0217). */

interface Notice {
  id: number;
  version: number;
  state: string;
  acts: string[];
  amount: number;
  matchId?: number;
  paymentId?: number;
  referenceNumber: string;
  takenByName?: string;
  updatedByName?: string;
}

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

let serial = 0;
const newReference = () => `UTRX${String((serial += 1)).padStart(6, '0')}`;
const list = '/console/v1/bank-notices';

const listed = async (reference: string, by: Caller = test.finance): Promise<Notice[]> =>
  ok<{ results: Notice[] }>(
    await by.get(list, { query: { filters: `referenceNumber=="${reference}"` } }),
  ).results;
const one = async (reference: string): Promise<Notice> => {
  const [notice] = await listed(reference);
  if (!notice) throw new Error(`No notice ${reference}`);
  return notice;
};
const note = async (amount: number, reference = newReference()): Promise<Notice> =>
  ok<Notice>(
    await test.finance.post(list, { referenceNumber: reference, amount, receivedOn: '2026-01-05' }),
  );
const transfer = (due: Due, referenceNumber: string, body: object = {}): Promise<Paid> =>
  test.collect(due, { modeOfPaymentId: 3, referenceNumber, ...body });
const take = ({ id, version }: Notice, paymentId: number, by = test.finance, key?: string) =>
  test.pay(by, 'POST', `${list}/${id}/take`, { paymentId, version }, key);

const send = (csv: string, query: object, by: Caller = test.finance) =>
  by.call('POST', '/console/v1/imports/bank-notices', {
    query: query as Record<string, string>,
    body: csv,
    headers: { 'content-type': 'text/csv' },
  });
const check = async (csv: string): Promise<ImportAnswer> =>
  ok<ImportAnswer>(await send(csv, { dryRun: true }));
const header = 'Reference number,Amount,Received on,Remitter';

describe('a statement of the bank', () => {
  it('is tried out, applied and taken back, matched by reference', async () => {
    const [first, second] = [newReference(), newReference()];
    const csv = `${header}\n${first},1180.50,2026-01-05,Asha Homes\n${second},500,2026-01-06,\n`;
    const { counts, importId = '' } = await check(csv);
    expect(counts).toMatchObject({ lines: 2, created: 2, errors: 0 });
    expect(await listed(first)).toEqual([]);
    ok(await send(csv, { importId, fileName: 'statement.csv' }));
    expect(await one(first)).toMatchObject({ amount: 118_050, state: 'open' });
    expect((await check(csv)).counts).toMatchObject({ created: 0, changed: 0, errors: 0 });
    ok(await test.finance.post(`/console/v1/imports/bank-notices/${importId}/revert`, {}));
    expect(await listed(first)).toEqual([]);
  });

  it('names each line that is wrong, and a reference that comes twice', async () => {
    const twice = newReference();
    const lines = [
      `${twice},100,2026-01-05,`,
      `${twice},200,2026-01-05,`,
      `,100,2026-01-05,`,
      `${newReference()},-5,2026-01-05,`,
      `${newReference()},much,2026-01-05,`,
      `${newReference()},100,2999-01-05,`,
      `${newReference()},100,someday,`,
    ];
    const { counts, results } = await check([header, ...lines].join('\n'));
    expect(counts?.errors).toBeGreaterThanOrEqual(6);
    const errors = (results ?? []).map(line => line.errors?.[0]);
    expect(errors[1]).toMatchObject({ message: 'Line 2 is for the same record.' });
    expect(errors.slice(2).map(error => error?.column)).toEqual([
      'Reference number',
      'Amount',
      'Amount',
      'Received on',
      'Received on',
    ]);
  });

  it('tells who took it, and that it stays', async () => {
    const due = await test.due();
    const reference = newReference();
    const paid = await transfer(due, reference);
    const notice = await note(due.total, reference);
    expect(notice).not.toHaveProperty('takenByName');
    ok(await take(notice, paid.id));
    const taken = await one(reference);
    expect(taken).toMatchObject({ state: 'taken', paymentId: paid.id, acts: [] });
    expect(taken.takenByName).toBe(taken.updatedByName);
    const screen = recordScreen(readScreens(), 'bank-notices');
    expect(removalObstacle(screen, { record: taken })?.en).toContain('taken');
    expect(isEditable(screen, { previous: taken })).toBe(false);
    expect(removalObstacle(screen, { record: notice })).toBeUndefined();
  });

  it('changes nothing that is taken', async () => {
    const due = await test.due();
    const reference = newReference();
    const paid = await transfer(due, reference);
    const notice = await note(due.total, reference);
    ok(await take(notice, paid.id));
    const other = `${header}\n${reference},1,2026-01-05,\n`;
    expect((await check(other)).counts).toMatchObject({ errors: 1, changed: 0 });
    const { version, id } = await one(reference);
    const removed = await test.finance.call('DELETE', `${list}/${id}`, { query: { version } });
    expect(removed.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('a notice of the bank', () => {
  it('finds the one pending payment of its reference and amount, and clears it', async () => {
    const due = await test.due();
    const reference = newReference();
    const paid = await transfer(due, reference);
    const notice = await note(due.total, reference.toLowerCase());
    expect(notice).toMatchObject({ state: 'matched', matchId: paid.id });
    expect(notice.acts).toContain('take');
    const key = randomUUID();
    const taken = ok<Notice>(await take(notice, paid.id, test.finance, key));
    expect(taken).toMatchObject({ state: 'taken', paymentId: paid.id, acts: [] });
    expect(ok<Notice>(await take(notice, paid.id, test.finance, key))).toEqual(taken);
    expect(await test.payment(paid.id)).toMatchObject({
      statusId: 6,
      yesBankResponseId: notice.id,
      booked: due.total,
    });
    expect(await test.collected(due.opportunityId)).toBe(due.total);
  });

  it('finds none where two payments have its reference', async () => {
    const [due, other] = [await test.due(), await test.due()];
    const reference = newReference();
    await transfer(due, reference, { amount: 500 });
    const second = await transfer(other, reference, { amount: 500 });
    const notice = await note(500, reference);
    expect(notice).toMatchObject({ state: 'open' });
    expect(ok<Notice>(await take(notice, second.id)).paymentId).toBe(second.id);
  });

  it('is taken for nothing of another amount or mode, or without a key', async () => {
    const due = await test.due();
    const reference = newReference();
    const paid = await transfer(due, reference);
    const notice = await note(due.total - 1, reference);
    expect(notice.state).toBe('open');
    expect(refusal(await take(notice, paid.id)).errors).toEqual(['/paymentId check']);
    const upi = await test.collect(await test.due(), { amount: 700 });
    expect(refusal(await take(await note(700), upi.id)).errors).toEqual(['/paymentId check']);
    const { id, version } = await note(700);
    const keyless = await test.finance.post(`${list}/${id}/take`, { paymentId: paid.id, version });
    expect(keyless.statusCode).toBeGreaterThanOrEqual(400);
    expect((await test.payment(paid.id)).statusId).toBe(1);
  });

  it('is taken once, no matter who asks at the same time', async () => {
    const [due, other] = [await test.due(), await test.due()];
    const [paid, second] = [
      await transfer(due, newReference(), { amount: 900 }),
      await transfer(other, newReference(), { amount: 900 }),
    ];
    const notice = await note(900);
    const answers = await Promise.all(
      [paid.id, second.id, paid.id, second.id].map((id, index) =>
        take(notice, id, index % 2 === 0 ? test.finance : test.otherFinance),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const standing = await Promise.all([paid.id, second.id].map(test.payment));
    expect(standing.filter(({ statusId }) => statusId === 6)).toHaveLength(1);
    expect((await take(await one(notice.referenceNumber), second.id)).statusCode).toBe(409);
  });

  it('is for Finance alone', async () => {
    const notice = await note(100);
    for (const by of [test.by('agent'), await test.as('admin'), await test.as('lookup-admin')]) {
      expect((await by.get(list)).statusCode).toBe(403);
      expect((await take(notice, 1, by)).statusCode).toBe(403);
      expect((await send(`${header}\nX,1,2026-01-05,\n`, { dryRun: true }, by)).statusCode).toBe(
        403,
      );
    }
  });
});

describe('which call saves a payment', () => {
  const create = recordScreen(readScreens(), 'payments').data.calls?.create;
  const cases = [1, 3, 6, 10, 11, 12].flatMap(modeOfPaymentId =>
    [undefined, null, 7].map(yesBankResponseId => ({ modeOfPaymentId, yesBankResponseId })),
  );
  it.each(cases)('%j is said alike by the screen and by the rule of the server', payment => {
    const calls = { v1: 'payments.create', v2: 'payments.createV2', v3: 'payments.createV3' };
    expect(create && createCall(create, payment)).toBe(calls[paymentVersion(payment)]);
  });

  it('v3 takes the notice; v1 refuses what is not its own', async () => {
    const due = await test.due();
    const notice = await note(due.total);
    const body = {
      opportunityId: due.opportunityId,
      milestoneId: due.milestoneId,
      amount: due.total,
      paymentDate: '2026-01-05',
    };
    const pay = (version: string, more: object, by = test.finance) =>
      test.pay(by, 'POST', `/sapna/${version}/payment`, { ...body, ...more });
    const told = { modeOfPaymentId: 3, yesBankResponseId: notice.id };
    for (const more of [{ modeOfPaymentId: 10 }, told])
      expect(refusal(await pay('v1', more)).errors).toEqual(['/modeOfPaymentId check']);
    const byMode = { modeOfPaymentId: 10, yesBankResponseId: notice.id };
    expect((await pay('v3', told, test.by('agent'))).statusCode).toBe(403);
    expect((await pay('v2', byMode, test.by('agent'))).statusCode).toBe(403);
    const unknown = { ...told, yesBankResponseId: 999_999_999 };
    expect(refusal(await pay('v3', unknown)).errors).toEqual(['/yesBankResponseId reference']);
    const made = ok<Paid>(await pay('v3', told));
    expect(await one(notice.referenceNumber)).toMatchObject({
      state: 'taken',
      paymentId: made.id,
    });
    expect(ok<Paid>(await test.settle(made, 'clear')).booked).toBe(due.total);
  });
});
