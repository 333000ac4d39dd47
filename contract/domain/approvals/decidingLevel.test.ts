import { describe, expect, it } from 'vitest';
import { decidingLevel, skippedFor } from './decidingLevel.ts';

const levels = [
  { untilBp: 500, dealUntilPaise: 100_000_00 },
  { untilBp: 1000, dealUntilPaise: 300_000_00 },
  { untilBp: null, dealUntilPaise: null },
  { untilBp: 4000, dealUntilPaise: null },
];

describe('the level that decides', () => {
  it.each([
    ['both limits of the first are covered', 500, 100_000_00, 0],
    ['the discount is above the first', 501, 1, 1],
    ['the deal is above the first', 100, 100_000_01, 1],
    ['a level without a limit yet decides nothing', 1001, 1, 3],
    ['a deal of any value', 100, 900_000_000_00, 3],
    ['nobody decides', 4001, 1, -1],
  ])('%s', (_case, discountBp, dealPaise, expected) => {
    expect(decidingLevel(levels, { discountBp, dealPaise })).toBe(expected);
  });

  it('says why a level is passed over', () => {
    const [first, second] = levels;
    expect(first && skippedFor(first, { discountBp: 501, dealPaise: 1 })).toBe('discount');
    expect(second && skippedFor(second, { discountBp: 1, dealPaise: 300_000_01 })).toBe('deal');
  });
});
