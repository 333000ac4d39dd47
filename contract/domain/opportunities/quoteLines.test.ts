import { describe, expect, it } from 'vitest';
import { salesAt } from '../approvals/approvalContent.ts';
import { discountOf, highestNeeded, levelNeeded, quoteSums } from './quoteLines.ts';

describe('sales price and discount', () => {
  it.each([
    [1_500_000, 500, 1_425_000],
    [1_500_000, 0, 1_500_000],
    [1_500_000, 10_000, 0],
    [333, 1250, 291],
  ])('%i paise at %i basis points are %i', (rate, discount, sales) => {
    expect(salesAt(rate, discount)).toBe(sales);
  });

  it.each([
    [1_500_000, 1_425_000, 500],
    [1_500_000, 1_600_000, 0],
    [0, 0, 0],
    [300, 200, 3333],
    [30_000, 20_000, 3334],
  ])('of a rate of %i sold at %i: %i', (rate, sales, discount) => {
    expect(discountOf({ rate, sales })).toBe(discount);
  });
});

describe('the level that a discount needs', () => {
  const levels = [
    { untilBp: 500, dealUntilPaise: 10_000_000 },
    { untilBp: 1500, dealUntilPaise: 10_000_000 },
    { untilBp: 2000, dealUntilPaise: null },
  ];
  it.each([
    ['no discount', 100_000, 100_000, 1, 'nothing'],
    ['a mark-up', 100_000, 110_000, 1, 'nothing'],
    ['the first level to its limit', 100_000, 95_000, 1, 0],
    ['a hundredth of a percent more', 100_000, 94_999, 1, 1],
    ['a deal above what it decides', 100_000, 95_000, 10_000_001, 2],
    ['more than any level', 100_000, 70_000, 1, 'no-level'],
  ])('%s', (_, rate, sales, deal, needed) => {
    expect(levelNeeded(levels, { rate, sales }, deal)).toBe(needed);
  });
});

it.each([
  ['nothing without lines', [], 'nothing'],
  ['nothing where no line needs anything', ['nothing', 'nothing'], 'nothing'],
  ['the highest of the lines', [0, 'nothing', 2, 1], 2],
  ['no level as soon as one line has none', [2, 'no-level', 0], 'no-level'],
] as const)('the whole of a quote needs %s', (_, lines, needed) => {
  expect(highestNeeded(lines)).toBe(needed);
});

it('a quote comes to its lines, with the GST of milestones that stands', () => {
  const lines = [
    { rate: 1_000_000, sales: 900_000 },
    { rate: 500_000, sales: 500_000 },
  ];
  expect(quoteSums(lines, [], true)).toEqual({
    rate: 1_500_000,
    sales: 1_400_000,
    gst: 252_000,
    dealValue: 1_652_000,
    discount: 667,
  });
  const milestone = { amount: 400_000, isTaxed: false, settled: 0 };
  expect(quoteSums(lines, [milestone], true)).toMatchObject({ gst: 180_000, dealValue: 1_580_000 });
});
