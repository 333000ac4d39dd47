import { describe, expect, it } from 'vitest';
import { onboardingSubStatusWords, remarkType } from './onboarding.ts';

describe('T54 mortgage sub-statuses', () => {
  it.each([
    [1, 'Partner created'],
    [6, 'Agreement approved'],
    [8, 'Pushback'],
    [9, undefined],
    [13, undefined],
    [14, 'Bank update requested'],
    [15, 'Bank update rejected'],
    [16, 'Bank update approved'],
  ])('%i is %s', (id, label) => {
    expect(onboardingSubStatusWords.find(one => one.id === id)?.label).toBe(label);
  });

  it.each([
    [5, 13, 1],
    [5, 14, 2],
    [5, 15, 2],
    [5, 16, 2],
    [4, 14, 1],
    [1, 1, 1],
  ])('status %i with sub-status %i has remark type %i', (statusId, subStatusId, expected) => {
    expect(remarkType(statusId, subStatusId)).toBe(expected);
  });
});
