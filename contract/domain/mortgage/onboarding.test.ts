import { describe, expect, it } from 'vitest';
import { hasPartnerCreationFailed, onboardingSubStatusLabel, remarkType } from './onboarding.ts';

describe('T54 mortgage sub-statuses', () => {
  it.each([
    [1, 'partner created'],
    [6, 'agreement approved'],
    [8, 'pushback'],
    [9, 'Sub-status 9'],
    [13, 'Sub-status 13'],
    [14, 'bank update requested'],
    [15, 'bank update rejected'],
    [16, 'bank update approved'],
  ])('%i is %s', (id, label) => {
    expect(onboardingSubStatusLabel(id)).toBe(label);
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

it('T55 the creation flag says that it failed', () => {
  expect(hasPartnerCreationFailed('success')).toBe(false);
  expect(hasPartnerCreationFailed('error')).toBe(true);
});
