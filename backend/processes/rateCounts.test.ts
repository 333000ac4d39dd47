import { expect, it } from 'vitest';
import { rateCounts } from './rateCounts.ts';

it('counts each address, and all anew once the time is over', () => {
  let time = 5_000;
  const count = rateCounts(() => time);
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  time += 1_000;
  expect(count('a', 60_000)).toEqual({ current: 2, ttl: 59_000 });
  expect(count('b', 60_000)).toEqual({ current: 1, ttl: 59_000 });
  time += 58_999;
  expect(count('a', 60_000)).toEqual({ current: 3, ttl: 1 });
  time += 1;
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
});
