import { describe, expect, it } from 'vitest';
import { shortRupees } from './shortRupees.ts';

const rupees = (amount: number) => Math.round(amount * 100);

describe('T84 lakhs and crores', () => {
  it.each([
    [0, '₹0'],
    [1, '₹1'],
    [99_999, '₹99,999'],
    [99_999.49, '₹99,999'],
    [99_999.5, '₹1.00 L'],
    [100_000, '₹1.00 L'],
    [1_55_000, '₹1.55 L'],
    [99_99_499, '₹99.99 L'],
    [99_99_500, '₹1.00 Cr'],
    [99_99_950, '₹1.00 Cr'],
    [1_00_00_000, '₹1.00 Cr'],
    [1_00_50_000, '₹1.01 Cr'],
    [1_23_456_00_00_000, '₹1,23,456.00 Cr'],
    [-99_99_950, '-₹1.00 Cr'],
    [-0.4, '₹0'],
    [-1, '-₹1'],
  ])('%d rupees is %s', (amount, expected) => {
    expect(shortRupees(rupees(amount))).toBe(expected);
  });

  it('has a text for a missing amount', () => {
    expect([shortRupees(null), shortRupees(undefined)]).toEqual(['--', '--']);
  });

  it('never shows 100.00 lakhs or a hundred thousand rupees', () => {
    for (let paise = 99_000_00; paise < 1_10_00_000_00; paise += 991_313)
      expect(shortRupees(paise)).not.toMatch(/^₹(100\.00 L|1,00,000)$/);
  });
});
