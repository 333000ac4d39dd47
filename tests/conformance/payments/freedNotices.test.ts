import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { addDays, addMonths } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mostYearsBack } from '#contract/domain/payments/moneyDays.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { bankModes } from '#contract/domain/payments/paymentActs.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { testNow } from '#tests/support/server/template.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

/* A notice of the bank is held while its payment may bring money, agrees with it, and has a day that can be (records 0217, 0218). */

interface Notice {
  id: number;
  version: number;
  state: string;
  acts: string[];
  paymentId?: number;
  matchId?: number;
  takenAt?: string;
}

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

let serial = 0;
const newReference = () => `FREE${String((serial += 1)).padStart(6, '0')}`;
const list = '/console/v1/bank-notices';
const notice = async (id: number): Promise<Notice> => {
  const { results } = ok<{ results: Notice[] }>(
    await test.finance.get(list, { query: { filters: `id==${id}` } }),
  );
  const [found] = results;
  if (!found) throw new Error(`No notice ${id}`);
  return found;
};
const note = async (amount: number, referenceNumber = newReference()): Promise<Notice> =>
  ok<Notice>(await test.finance.post(list, { referenceNumber, amount, receivedOn: '2026-01-05' }));
const take = async (id: number, paymentId: number) =>
  test.pay(test.finance, 'POST', `${list}/${id}/take`, {
    paymentId,
    version: (await notice(id)).version,
  });
const v3 = ({ opportunityId, milestoneId, total }: Due, body: object) =>
  test.pay(test.finance, 'POST', '/sapna/v3/payment', {
    opportunityId,
    milestoneId,
    modeOfPaymentId: 3,
    amount: total,
    paymentDate: '2026-01-05',
    ...body,
  });
const again = (id: number) =>
  test.pay(test.by('agent'), 'POST', `/sapna/v1/payment/${id}/again`, {
    paymentType: 'Recollection',
    modeOfPaymentId: 3,
    paymentDate: '2026-01-06',
  });

/** A payment with a notice of its own, and what was decided of it. */
const ended = async (...decisions: string[]) => {
  const due = await test.due();
  const reference = newReference();
  const { id: noticeId } = await note(due.total, reference);
  let paid = ok<Paid>(await v3(due, { yesBankResponseId: noticeId }));
  expect(await notice(noticeId)).toMatchObject({ state: 'taken', paymentId: paid.id });
  for (const decision of decisions)
    paid = ok<Paid>(await test.settle(paid, decision, decision === 'clear' ? undefined : 'Wrong'));
  return { due, paid, noticeId, reference };
};

describe('a payment that ends without money', () => {
  it.each([
    ['rejected', ['reject']],
    ['bounced before it was cleared', ['bounce']],
    ['bounced after it was cleared', ['clear', 'bounce']],
  ])('%s, frees its notice for another', async (_how, decisions) => {
    const { paid, noticeId, due } = await ended(...decisions);
    expect(paid.yesBankResponseId ?? null).toBeNull();
    const free = await notice(noticeId);
    expect(free).toMatchObject({ state: 'open' });
    expect(free.takenAt).toBeUndefined();
    expect(free.acts).toContain('remove');
    const history = ok<{ results: { action: string }[] }>(
      await test.finance.get('/console/v1/history', {
        query: { resource: 'bank-notices', id: String(noticeId) },
      }),
    );
    expect(history.results.map(({ action }) => action)).toContain('release');
    const other = await test.due();
    const made = ok<Paid>(
      await v3({ ...other, total: due.total }, { yesBankResponseId: noticeId }),
    );
    expect(await notice(noticeId)).toMatchObject({ state: 'taken', paymentId: made.id });
  });

  it('keeps nothing of a notice that it was cleared with either', async () => {
    const due = await test.due();
    const paid = await test.collect(due, { modeOfPaymentId: 3, referenceNumber: newReference() });
    const { id } = await note(due.total);
    ok(await take(id, paid.id));
    ok(await test.settle(await test.payment(paid.id), 'bounce', 'Money of somebody else'));
    expect(await notice(id)).toMatchObject({ state: 'open' });
  });

  it('keeps its notice while it is sent back, and when its money is refunded', async () => {
    expect(await notice((await ended('send-back')).noticeId)).toMatchObject({ state: 'taken' });
    const { paid, noticeId } = await ended('clear');
    const asked = ok<{ id: number; version: number }>(
      await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
        paymentId: paid.id,
        amount: paid.net,
        reason: 'Paid twice',
      }),
    );
    const { version } = asked;
    const decided = { decision: 'approve', version };
    ok(await test.pay(test.otherFinance, 'PUT', `/sapna/refund/${asked.id}`, decided));
    expect((await test.payment(paid.id)).statusId).toBe(10);
    expect(await notice(noticeId)).toMatchObject({ state: 'taken', paymentId: paid.id });
  });

  it('claims no notice when it is collected again or revived: Finance takes it as for any other', async () => {
    const { paid, noticeId } = await ended('reject');
    const made = ok<Paid>(await again(paid.id));
    expect(made.yesBankResponseId ?? null).toBeNull();
    expect(await notice(noticeId)).toMatchObject({ state: 'matched', matchId: made.id });
    ok(await take(noticeId, made.id));

    const { paid: second, noticeId: secondId, due } = await ended('reject');
    const other = ok<Paid>(
      await v3({ ...(await test.due()), total: due.total }, { yesBankResponseId: secondId }),
    );
    const revived = ok<Paid>(await test.settle(second, 'revive'));
    expect(revived.yesBankResponseId ?? null).toBeNull();
    expect((await take(secondId, second.id)).statusCode).toBe(409);
    expect(await notice(secondId)).toMatchObject({ state: 'taken', paymentId: other.id });
  });
});

describe('a payment with a notice', () => {
  it('has a mode of which the bank tells', async () => {
    const due = await test.due();
    const { id } = await note(due.total);
    for (const modeOfPaymentId of [1, 6, 7, 8, 9, 11, 12])
      expect(
        refusal(await v3(due, { modeOfPaymentId, referenceNumber: 'X', yesBankResponseId: id }))
          .errors,
        String(modeOfPaymentId),
      ).toEqual(['/modeOfPaymentId check']);
    expect((await notice(id)).state).toBe('open');
    const { visible } = recordScreen(readScreens(), 'payments').fields['yesBankResponseId'] ?? {};
    expect(JSON.stringify(visible)).toContain(
      `"modeOfPaymentId":{"in":${JSON.stringify(bankModes)}}`,
    );
  });

  it('has its reference number, and none that contradicts it', async () => {
    const due = await test.due();
    const reference = newReference();
    const { id } = await note(due.total, reference);
    const other = { yesBankResponseId: id, referenceNumber: 'OTHER1' };
    expect(refusal(await v3(due, other)).errors).toEqual(['/referenceNumber check']);
    const made = ok<Paid>(await v3(due, { yesBankResponseId: id, referenceNumber: ' ' }));
    expect(made).toMatchObject({ referenceNumber: reference, yesBankResponseId: id });
    const change = async (body: object) =>
      test.pay(test.finance, 'PUT', `/sapna/v1/payment/${made.id}`, {
        version: (await test.payment(made.id)).version,
        ...body,
      });
    for (const referenceNumber of ['OTHER1', null])
      expect(refusal(await change({ referenceNumber })).errors).toEqual(['/referenceNumber check']);
    ok(await change({ remark: 'Seen', referenceNumber: reference.toLowerCase() }));
  });

  it('gets the reference number when the notice is taken for it, where it has none', async () => {
    const due = await test.due();
    const reference = newReference();
    const paid = await test.collect(due, { modeOfPaymentId: 3 });
    ok(await take((await note(due.total, reference)).id, paid.id));
    expect(await test.payment(paid.id)).toMatchObject({ referenceNumber: reference });
  });
});

describe('the day of money', () => {
  const today = indiaDay(testNow());
  const oldest = addMonths(today, -12 * mostYearsBack);
  const impossible = [
    '1800-01-01',
    '1990-01-05',
    addDays(oldest, -1),
    addDays(today, 1),
    '9999-12-31',
  ];

  it('is neither in the future nor too old, on a payment', async () => {
    const due = await test.due();
    const pay = (paymentDate: string) =>
      test.pay(test.by('agent'), 'POST', '/sapna/v1/payment', {
        opportunityId: due.opportunityId,
        milestoneId: due.milestoneId,
        modeOfPaymentId: 6,
        amount: 100,
        paymentDate,
      });
    for (const day of impossible)
      expect(refusal(await pay(day)).errors, day).toEqual(['/paymentDate check']);
    const made = ok<Paid>(await pay(oldest));
    const moved = await test.pay(test.by('agent'), 'PUT', `/sapna/v1/payment/${made.id}`, {
      paymentDate: '1990-01-05',
      version: made.version,
    });
    expect(refusal(moved).errors).toEqual(['/paymentDate check']);
  });

  it('nor on a certificate of TDS', async () => {
    const paid = await test.collect(await test.due(), { tdsPercentage: 2 });
    const { id } = ok<Paid>(await test.settle(paid, 'clear'));
    for (const certifiedOn of impossible)
      expect(
        refusal(
          await test.pay(test.finance, 'POST', `/sapna/v1/payment/${id}/tds-certificate`, {
            certificateNumber: newReference(),
            certifiedOn,
          }),
        ).errors,
        certifiedOn,
      ).toEqual(['/certifiedOn check']);
  });

  it('nor on a notice of the bank, by hand and by import', async () => {
    const csv = [
      'Reference number,Amount,Received on,Remitter',
      ...impossible.map(day => `${newReference()},100,${day},`),
      `${newReference()},100,${oldest},`,
    ].join('\n');
    for (const receivedOn of impossible)
      expect(
        refusal(
          await test.finance.post(list, { referenceNumber: newReference(), amount: 5, receivedOn }),
        ).errors,
        receivedOn,
      ).toEqual(['/receivedOn check']);
    const { counts, results } = ok<ImportAnswer>(
      await test.finance.call('POST', '/console/v1/imports/bank-notices', {
        query: { dryRun: 'true' },
        body: csv,
        headers: { 'content-type': 'text/csv' },
      }),
    );
    expect(counts).toMatchObject({ errors: impossible.length, created: 1 });
    for (const { errors } of results?.slice(0, impossible.length) ?? [])
      expect(errors?.map(({ column }) => column)).toEqual(['Received on']);
  });
});

it('an import tells its columns by the words of the screen', async () => {
  const send = async (csv: string) =>
    refusal(
      await test.finance.call('POST', '/console/v1/imports/bank-notices', {
        query: { dryRun: 'true' },
        body: csv,
        headers: { 'content-type': 'text/csv' },
      }),
    ).message;
  expect(await send('Zebra,Amount\n1,2\n')).toBe(
    'Line 1: Column 1: there is no column "Zebra"; the columns are: Reference number, Amount, Received on, Remitter. (and 1 more)',
  );
  expect(await send('Amount,Received on\n1,2026-01-05\n')).toBe(
    'Line 1: The column "Reference number" is missing; it identifies the record.',
  );
  expect(await send('referenceNumber,Reference number\n1,2\n')).toBe(
    'Line 1: The column "Reference number" appears twice: as column 1 and 2.',
  );
});
