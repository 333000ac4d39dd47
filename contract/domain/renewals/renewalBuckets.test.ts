import { expect, it } from 'vitest';
import { lapsedBuckets, renewalBuckets } from './renewalBuckets.ts';

it.each([
  ['days left', renewalBuckets, undefined],
  ['days since', lapsedBuckets, 180],
])(
  'T78 no day is in two buckets of %s, and none up to the last is in none',
  (_what, buckets, last) => {
    let next = 0;
    for (const bucket of buckets) {
      expect(bucket.from).toBe(next);
      if ('to' in bucket) next = bucket.to + 1;
    }
    expect('to' in (buckets.at(-1) ?? {}) ? next - 1 : undefined).toBe(last);
  },
);
