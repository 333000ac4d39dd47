import { describe, expect, it } from 'vitest';
import { gstOn } from '../money/gst.ts';
import type { TaxedPart } from '../money/shareGst.ts';
import { dealTax } from './dealTax.ts';

const taxed = (amount: number, settled?: number): TaxedPart => ({
  amount,
  isTaxed: true,
  ...(settled !== undefined && { settled }),
});

describe('T38 what a deal comes to', () => {
  it.each<[string, number, readonly TaxedPart[], boolean, object]>([
    ['without milestones', 299_97, [], true, { gst: [], restGst: 54_00, dealValue: 353_97 }],
    ['for a zone that pays no GST', 299_97, [], false, { restGst: 0, dealValue: 299_97 }],
    ['in one milestone', 299_97, [taxed(299_97)], true, { gst: [54_00], dealValue: 353_97 }],
    [
      'in three',
      299_97,
      [taxed(99_99), taxed(99_99), taxed(99_99)],
      true,
      { gst: [18_00, 18_00, 18_00], rest: 0, dealValue: 353_97 },
    ],
    [
      'of which one is zero-rated',
      300_00,
      [taxed(100_00), { amount: 100_00, isTaxed: false }],
      true,
      { gst: [18_00, 0], rest: 100_00, restGst: 18_00, dealValue: 336_00 },
    ],
    ['in parts that rounding moved', 18, [taxed(6), taxed(6)], true, { gst: [2, 2], restGst: 0 }],
    ['of which one is settled', 11, [taxed(5, 0), taxed(6)], true, { gst: [0, 2], dealValue: 13 }],
    [
      'in parts too small for a tax of their own',
      18,
      [taxed(1), taxed(1)],
      true,
      { gst: [0, 0], restGst: 4, dealValue: 22 },
    ],
    [
      'of which the one that rounding left nothing is settled',
      18,
      [taxed(6), taxed(6), taxed(6, 0)],
      true,
      { gst: [2, 2, 0], dealValue: 22 },
    ],
    [
      'of which one was agreed without tax',
      300_00,
      [taxed(100_00, 0)],
      true,
      { gst: [0], restGst: 36_00, dealValue: 336_00 },
    ],
  ])('%s', (_title, sales, milestones, isRestTaxed, expected) => {
    expect(dealTax(sales, milestones, isRestTaxed)).toMatchObject(expected);
  });

  it('stays the same in parts of a few paise, some of them zero-rated', () => {
    for (let sales = 1; sales <= 36; sales++)
      for (let first = 0; first <= sales; first++)
        for (let second = 0; first + second <= sales; second++)
          for (const taxes of [
            [true, true],
            [true, false],
            [false, true],
          ] as const) {
            const parts = [first, second].map((amount, at) => ({
              amount,
              isTaxed: taxes[at] ?? true,
            }));
            const left = sales - first - second;
            for (const last of new Set([0, Math.ceil(left / 2), left])) {
              const { dealValue, gst, restGst } = dealTax(sales, [...parts, taxed(last)], true);
              const zone = parts.reduce((all, part) => all + (part.isTaxed ? 0 : part.amount), 0);
              const told = JSON.stringify({ sales, parts, last });
              expect(dealValue, told).toBe(sales + gstOn(sales - zone));
              expect(Math.min(restGst, ...gst), told).toBeGreaterThanOrEqual(0);
            }
          }
  });

  it('stays the same, however much of it milestones ask for', () => {
    const sales = 1_234_57;
    for (let first = 1; first < sales; first += 1_111)
      for (const milestones of [[taxed(first)], [taxed(first), taxed(sales - first)]])
        expect(dealTax(sales, milestones, true).dealValue).toBe(sales + gstOn(sales));
  });
});
