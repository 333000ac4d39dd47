import { expect, it } from 'vitest';
import { formattedPrice, listingCategoryOf, listingTypeOf } from './listingServices.ts';

it.each([
  [125_000_000_0, 'BUY', '₹1.25 Cr'],
  [450_000_000, 'BUY', '₹45 L'],
  [1_850_000, 'RENT', '₹18,500/month'],
  [99_999_00, 'PG', '₹99,999/month'],
  [100_000_00, 'RENT', '₹1 L/month'],
  [0, 'BUY', '₹0'],
] as const)('%i paise of %s is told as %s', (paise, type, expected) => {
  expect(formattedPrice(paise, type)).toBe(expected);
});

it('reads services and categories', () => {
  expect((['Resale', 'Rent', 'PG'] as const).map(listingTypeOf)).toEqual(['BUY', 'RENT', 'PG']);
  expect(([1, 2] as const).map(listingCategoryOf)).toEqual(['RESIDENTIAL', 'COMMERCIAL']);
});
