import { expect, it } from 'vitest';
import { collectedAmount, pendingCollection, pendingCollectionText } from './pendingCollection.ts';

it.each([
  [118_000_00, 100_000_00, 10_000_00, 8_000_00, '₹8,000'],
  [118_000_00, 118_000_00, 0, 0, '₹0'],
  [118_000_00, 118_000_00, 50, -50, 'Excess ₹0.50'],
  [30, 10, 20, 0, '₹0'],
])('T38 deal %i, received %i, TDS %i: %i, shown %s', (deal, received, tds, pending, text) => {
  const exact = pendingCollection(deal, collectedAmount(received, tds));
  expect(exact).toBe(pending);
  expect(pendingCollectionText(exact)).toBe(text);
});
