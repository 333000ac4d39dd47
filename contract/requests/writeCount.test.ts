import { expect, it } from 'vitest';
import { writeCount } from './writeCount.ts';

it.each([
  [0, undefined, '0'],
  [9_731, undefined, '9,731'],
  [10_000, undefined, '10,000'],
  [10_001, undefined, '10,000+'],
  [10_001, true, '10,001'],
  [12_34_567, true, '12,34,567'],
  [20_011, false, '20,010+'],
])('decision 0239: %i rows, exact: %s', (count, isExact, words) => {
  expect(writeCount(count, isExact)).toBe(words);
});
