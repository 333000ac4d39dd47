import { describe, expect, it } from 'vitest';
import { formatRupees } from './formatRupees.ts';
import { parseAmount } from './parseAmount.ts';

describe('rupees with Indian grouping', () => {
  it.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [99_900, '₹999'],
    [100_000, '₹1,000'],
    [10_000_000, '₹1,00,000'],
    [1_234_567_850, '₹1,23,45,678.50'],
    [99_999_999_900, '₹99,99,99,999'],
    [-1250, '-₹12.50'],
    [null, '--'],
    [undefined, '--'],
  ])('%j paise is %s', (paise, expected) => {
    expect(formatRupees(paise)).toBe(expected);
  });

  it('T75 reads back what it writes', () => {
    for (let paise = 1; paise < 99_999_999_900; paise = paise * 3 + 1)
      expect(parseAmount(formatRupees(paise).slice(1))).toBe(paise);
  });
});
