import { describe, expect, it } from 'vitest';
import {
  needsRequest,
  rowOfOffered,
  rowOfStored,
  sentLine,
  valueIn,
  withCell,
  type Cell,
  type QuoteRow,
} from './quoteRows.ts';

const offered = {
  packageId: 7,
  packageName: 'Gold',
  packageFamilyName: 'Metals',
  rate: 1_000_000,
  days: 90,
  startDateMandatory: false,
};
const stored = {
  id: 3,
  version: 4,
  packageName: 'Silver',
  quantity: 3,
  ratePrice: 1_000_000,
  salesPrice: 950_000,
  promotedDays: 30,
  startDate: '2026-12-01',
  discountStatus: 'Approved' as const,
  createdAt: '2026-11-01T06:00:00Z',
  updatedAt: '2026-11-01T06:00:00Z',
  opportunityId: 1,
  packageId: 8,
};

const typed = (row: QuoteRow, ...acts: [Cell, unknown][]) =>
  acts.reduce((now, [cell, value]) => withCell(now, cell, value), row);

describe('typing into a line', () => {
  it.each<[string, [Cell, unknown][], Partial<QuoteRow>]>([
    ['a quantity moves rate and price', [['quantity', 3]], { rate: 3_000_000, sales: 3_000_000 }],
    ['a discount gives the price', [['discount', 15]], { sales: 850_000 }],
    ['a price stands as typed', [['salesPrice', 900_001]], { sales: 900_001 }],
    [
      'no price is the rate',
      [
        ['discount', 5],
        ['salesPrice', undefined],
      ],
      { sales: 1_000_000 },
    ],
    [
      'a quantity keeps the discount',
      [
        ['discount', 10],
        ['quantity', 2],
      ],
      { sales: 1_800_000 },
    ],
    ['no days', [['promotedDays', undefined]], { days: undefined }],
  ])('%s', (_, acts, row) => {
    expect(typed(rowOfOffered(offered, 'new-1'), ...acts)).toMatchObject(row);
  });

  it('a price gives the discount', () => {
    const row = typed(rowOfOffered(offered, 'new-1'), ['salesPrice', 912_500]);
    expect(valueIn(row, 'discount')).toBe(8.75);
  });

  it('a quantity through others ends at the rate that the server reckons', () => {
    const row = typed(rowOfStored(stored), ['quantity', 1], ['quantity', 3]);
    expect(row.rate).toBe(stored.ratePrice);
  });

  it.each<[Cell, unknown]>([
    ['quantity', 0],
    ['quantity', 'three'],
    ['salesPrice', -1],
    ['discount', 101],
    ['promotedDays', 1.5],
    ['startDate', 'soon'],
  ])('%s %s stands as it was typed and moves nothing', (cell, value) => {
    const before = rowOfOffered(offered, 'new-1');
    const row = typed(before, [cell, value]);
    expect(valueIn(row, cell)).toBe(value);
    expect({ ...row, unread: {} }).toEqual(before);
    expect(typed(row, [cell, valueIn(before, cell)]).unread).toEqual({});
  });
});

describe('what is sent', () => {
  it('nothing of a stored line that stands as it was', () => {
    expect(sentLine(rowOfStored(stored))).toBeUndefined();
  });

  it('what changed of a stored line, with its version', () => {
    const row = typed(rowOfStored(stored), ['promotedDays', 45], ['startDate', undefined]);
    expect(sentLine(row)).toEqual({ id: 3, version: 4, promotedDays: 45, startDate: null });
  });

  it('all of a new line', () => {
    const row = typed(rowOfOffered(offered, 'new-1'), ['quantity', 2], ['discount', 10]);
    expect(sentLine(row)).toEqual({
      packageId: 7,
      quantity: 2,
      salesPrice: 1_800_000,
      promotedDays: 90,
    });
  });
});

describe('a request', () => {
  it.each<[string, QuoteRow, boolean]>([
    ['an approved price', rowOfStored(stored), false],
    ['a price that moved', typed(rowOfStored(stored), ['discount', 20]), true],
    ['one that was never asked', rowOfStored({ ...stored, discountStatus: 'Required' }), true],
    ['a new line at its rate', rowOfOffered(offered, 'new-1'), false],
    ['a new line below it', typed(rowOfOffered(offered, 'new-1'), ['discount', 1]), true],
  ])('%s: %s', (_, row, isNeeded) => {
    expect(needsRequest(row)).toBe(isNeeded);
  });
});
