import { expect, it } from 'vitest';
import { keepNewest } from './keepNewest.ts';

it('keeps the 500 that were noted last', () => {
  const known = new Map<string, number>();
  for (let n = 0; n < 500; n += 1) keepNewest(known, String(n), n);
  keepNewest(known, '0', 1000);
  keepNewest(known, 'one more', 1001);
  expect(known.size).toBe(500);
  expect([known.get('0'), known.get('1'), known.get('2')]).toEqual([1000, undefined, 2]);
});
