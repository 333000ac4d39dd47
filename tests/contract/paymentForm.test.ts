import { describe, expect, it } from 'vitest';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { checkRecord } from '#contract/model/record/checkRecord.ts';
import { evaluate } from '#contract/rules/evaluate.ts';

/* The form asks by mode for what the mode has; page and server read the same conditions. */

const payment = {
  opportunityId: 1,
  milestoneId: 2,
  amount: 100_00,
  paymentDate: '2026-01-05',
  tdsPercentage: 0,
};
const faultsOf = (record: object) =>
  checkRecord(recordScreen(readScreens(), 'payments'), {
    record: { ...payment, ...record },
    user: { roleCodes: ['finance'] },
    isShapeChecked: true,
  }).map(({ path, code }) => `${path} ${code}`);

describe('a cheque and a draft', () => {
  it.each([1, 2])('ask for the number that stands on them: mode %i', modeOfPaymentId => {
    expect(faultsOf({ modeOfPaymentId })).toEqual(['referenceNumber required']);
    expect(faultsOf({ modeOfPaymentId, referenceNumber: '000123', bankName: 'SBI' })).toEqual([]);
  });
});

describe('what is paid out of the wallet', () => {
  it('has no bank, reference or TDS, and names its milestone', () => {
    const { fields } = recordScreen(readScreens(), 'payments');
    for (const path of ['referenceNumber', 'bankName', 'tdsPercentage']) {
      const visible = fields[path]?.visible ?? true;
      expect(evaluate(visible, { record: { modeOfPaymentId: 12 } }), path).toBe(false);
      expect(evaluate(visible, { record: { modeOfPaymentId: 3 } }), path).toBe(true);
    }
    expect(faultsOf({ modeOfPaymentId: 12 })).toEqual([]);
    expect(faultsOf({ modeOfPaymentId: 12, milestoneId: null })).toEqual(['milestoneId required']);
    expect(
      faultsOf({ modeOfPaymentId: 12, referenceNumber: 'X', bankName: 'SBI', tdsPercentage: 5 }),
    ).toEqual(['tdsPercentage hidden', 'referenceNumber hidden', 'bankName hidden']);
  });
});

it.each([3, 4, 5, 6, 7, 8, 9, 10, 11])('mode %i asks for no reference', modeOfPaymentId => {
  expect(faultsOf({ modeOfPaymentId })).toEqual([]);
});
