import { expect, it } from 'vitest';
import { collectedAmount, pendingCollection } from './pendingCollection.ts';

it.each([
  [118_000_00, 100_000_00, 10_000_00, 8_000_00],
  [118_000_00, 118_000_00, 0, 0],
  [118_000_00, 118_000_00, 50, -50],
  [30, 10, 20, 0],
])('T38 deal %i, received %i, TDS %i: %i', (deal, received, tds, pending) => {
  expect(pendingCollection(deal, collectedAmount(received, tds))).toBe(pending);
});
