import { describe, expect, it } from 'vitest';
import { payoutColumnsOf } from './payoutColumnsOf.ts';

const read = (text?: string) =>
  payoutColumnsOf(text === undefined ? {} : { PAYOUT_FILE_COLUMNS: text });

describe('PAYOUT_FILE_COLUMNS', () => {
  it('is six columns where nobody says otherwise', () => {
    expect(read().map(({ heading }) => heading)).toEqual([
      'Reference',
      'Account holder',
      'Account number',
      'IFSC',
      'Amount',
      'Narration',
    ]);
  });

  it('names columns in order, with headings or by their own names', () => {
    expect(read('amount=Amt, account=A/c, ifsc, reference=Ref')).toEqual([
      { source: 'amount', heading: 'Amt' },
      { source: 'account', heading: 'A/c' },
      { source: 'ifsc', heading: 'ifsc' },
      { source: 'reference', heading: 'Ref' },
    ]);
  });

  it.each([
    ['reference,account,ifsc', /no column of amount/],
    ['reference,account,ifsc,amount,colour=Blue', /names "colour"/],
  ])('%s is refused', (text, why) => {
    expect(() => read(text)).toThrow(why);
  });
});
