import { expect, it } from 'vitest';
import { discountOf } from './discount.ts';

it.each([
  [100_00, 80_00, { discount: 20_00, markUp: 0, forApproval: 20_00 }],
  [100_00, 120_00, { discount: -20_00, markUp: 20_00, forApproval: 0 }],
  [100_00, 100_00, { discount: 0, markUp: 0, forApproval: 0 }],
])('T39 rate %i, sales %i', (rate, sales, expected) => {
  expect(discountOf(rate, sales)).toEqual(expected);
});
