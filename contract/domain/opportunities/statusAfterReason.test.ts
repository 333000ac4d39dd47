import { describe, expect, it } from 'vitest';
import { isLoss, statusAfterReason } from './statusAfterReason.ts';

describe('the status that a case gets for a reason', () => {
  const any = { toStatusId: 44 };
  const fromNew = { fromStatusId: 1, toStatusId: 6 };
  it.each([
    ['from its own status before that from any', [any, fromNew], 1, 6],
    ['from any where its own has none', [any, fromNew], 57, 44],
    ['none where nothing is said', [fromNew], 57, undefined],
    ['that from any for a case without a status', [any, fromNew], null, 44],
  ])('is %s', (_, mappings, from, to) => {
    expect(statusAfterReason(mappings, from)?.toStatusId).toBe(to);
  });

  it.each([
    [6, true],
    [7, true],
    [2, false],
    [44, false],
    [undefined, false],
  ])('%s loses it: %s', (to, expected) => {
    expect(isLoss(to)).toBe(expected);
  });
});
