import { describe, expect, it } from 'vitest';
import { gstOn, splitGst } from './gst.ts';

const supply = {
  taxable: 100_000,
  supplierState: '27',
  placeOfSupply: '27',
  isSez: false,
  sezTax: 'zero',
} as const;

describe('T53 GST by place of supply', () => {
  it.each([
    ['within the state', {}, { cgst: 9000, sgst: 9000, igst: 0, total: 18_000 }],
    [
      'to another state',
      { placeOfSupply: '29' },
      { cgst: 0, sgst: 0, igst: 18_000, total: 18_000 },
    ],
    ['SEZ, zero-rated', { isSez: true }, { cgst: 0, sgst: 0, igst: 0, total: 0 }],
    [
      'SEZ in the same state, with IGST',
      { isSez: true, sezTax: 'igst' as const },
      { cgst: 0, sgst: 0, igst: 18_000, total: 18_000 },
    ],
    ['odd paise', { taxable: 105 }, { cgst: 9, sgst: 9, igst: 0, total: 18 }],
    ['a credit', { taxable: -100_000 }, { cgst: -9000, sgst: -9000, igst: 0, total: -18_000 }],
  ])('%s', (_title, change, expected) => {
    expect(splitGst({ ...supply, ...change })).toEqual(expected);
  });

  it('halves are equal and within one paisa of 18 percent', () => {
    for (let taxable = 0; taxable < 3000; taxable++) {
      const { cgst, sgst, total } = splitGst({ ...supply, taxable });
      expect(cgst).toBe(sgst);
      expect(Math.abs(total - gstOn(taxable))).toBeLessThanOrEqual(1);
    }
  });
});
