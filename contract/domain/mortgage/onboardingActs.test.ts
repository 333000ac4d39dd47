import { describe, expect, it } from 'vitest';
import { remarkType } from './onboarding.ts';
import {
  actsIn,
  onboardingActNames,
  onboardingActOf,
  stateAfter,
  type OnboardingAct,
  type OnboardingState,
} from './onboardingActs.ts';

/** What may be done to a mortgage partner, and by whom (part 1 section 4). */
const rcmActions = [
  { id: 'block', by: 'sales-agent' },
  { id: 'reject', by: 'rcm' },
  { id: 'approve', by: 'rcm' },
  { id: 'retry', by: 'sales-agent' },
  { id: 'bank-details-retry', by: 'sales-agent' },
  { id: 'pushback-rejected', by: 'sales-agent' },
  { id: 'pushback-approved', by: 'rcm' },
  { id: 'bank-update-approve', by: 'rcm' },
  { id: 'bank-update-reject', by: 'rcm' },
] as const;

const agent: readonly (readonly [OnboardingAct, OnboardingState, OnboardingState])[] = [
  ['professional-details', [1, 1], [2, 2]],
  ['signatory-details', [2, 2], [2, 3]],
  ['agreement-signed', [2, 3], [2, 4]],
  ['retry', [2, 5], [2, 4]],
  ['retry', [3, 8], [2, 4]],
  ['bank-details', [2, 6], [2, 7]],
  ['bank-details-retry', [3, 7], [2, 7]],
  ['pushback-rejected', [2, 5], [2, 8]],
  ['block', [1, 1], [4, 1]],
  ['block', [2, 5], [4, 5]],
  ['bank-update-request', [5, 6], [5, 14]],
  ['bank-update-request', [5, 16], [5, 14]],
];
const rcm: typeof agent = [
  ['approve', [2, 4], [2, 6]],
  ['approve', [2, 7], [5, 6]],
  ['approve', [2, 8], [2, 6]],
  ['reject', [2, 4], [2, 5]],
  ['reject', [2, 7], [3, 7]],
  ['pushback-approved', [5, 6], [3, 8]],
  ['bank-update-approve', [5, 14], [5, 16]],
  ['bank-update-reject', [5, 14], [5, 15]],
];

describe('the way of a mortgage partner', () => {
  it.each([
    ...agent.map(row => [...row, 'sales-agent'] as const),
    ...rcm.map(row => [...row, 'rcm'] as const),
  ])('%s leads from %j to %j and is done by %s', (name, from, to, by) => {
    expect(stateAfter(name, from)).toEqual(to);
    expect(onboardingActOf(name).by).toBe(by);
  });

  it.each<[OnboardingAct, OnboardingState]>([
    ['approve', [1, 1]],
    ['approve', [5, 14]],
    ['block', [5, 6]],
    ['block', [4, 5]],
    ['bank-details', [2, 4]],
    ['bank-update-request', [2, 6]],
  ])('%s is nothing in %j', (name, from) => {
    expect(stateAfter(name, from)).toBeUndefined();
  });

  it('knows each action of RCM that is named, by whom it is named', () => {
    for (const { id, by } of rcmActions) {
      expect(onboardingActNames).toContain(id);
      expect(onboardingActOf(id).by).toBe(by);
    }
  });

  it('offers nothing to a blocked partner, and edits only on the way', () => {
    expect(actsIn([4, 5])).toEqual([]);
    expect(actsIn([2, 5])).toEqual(['retry', 'pushback-rejected', 'block', 'edit']);
    expect(actsIn([5, 14])).toEqual(['bank-update-approve', 'bank-update-reject']);
  });

  it('gives remarks of bank updates the type 2 and all others 1', () => {
    for (const name of onboardingActNames)
      for (const [, [status, sub]] of onboardingActOf(name).moves)
        expect(remarkType(status, sub)).toBe(name.startsWith('bank-update') ? 2 : 1);
  });
});
