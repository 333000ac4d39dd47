import { describe, expect, it } from 'vitest';
import {
  incentiveActs,
  incentiveStatusAfter,
  isPendingIncentive,
  type IncentiveAct,
} from './incentiveStatus.ts';

describe('T56 incentives', () => {
  it.each([
    [1, [2, 3, undefined, undefined]],
    [2, [undefined, 3, undefined, undefined]],
    [3, [undefined, undefined, 4, undefined]],
    [4, [undefined, undefined, 4, 5]],
    [5, [undefined, undefined, undefined, undefined]],
    [6, [undefined, undefined, undefined, undefined]],
  ])('in status %i the acts lead to %j', (statusId, expected) => {
    const acts = Object.keys(incentiveActs) as IncentiveAct[];
    expect(acts.map(act => incentiveStatusAfter(act, statusId))).toEqual(expected);
  });

  it('1 and 2 are pending', () => {
    expect([1, 2, 3, 4, 5].filter(isPendingIncentive)).toEqual([1, 2]);
  });
});
