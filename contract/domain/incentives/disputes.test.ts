import { describe, expect, it } from 'vitest';
import { disputeSideOf, outcomeFault, stateAfter, type StandingDispute } from './disputes.ts';

const dispute: StandingDispute = {
  state: 'open',
  userId: 7,
  disputed: 750_00,
  incentive: 750_00,
  statusId: 1,
};

describe('a disputed figure', () => {
  it.each([
    ['its agent', 7, ['owner-agent'], 'agent'],
    ['its agent, who also answers others', 7, ['lookup-admin'], 'agent'],
    ['who calculates', 8, ['lookup-admin'], 'team'],
    ['who pays', 8, ['finance'], 'team'],
    ['a manager', 8, ['sales-manager'], undefined],
    ['an administrator', 8, ['admin'], undefined],
  ] as const)('%s speaks for a side', (_who, id, roleCodes, side) => {
    expect(disputeSideOf({ id, roleCodes }, dispute)).toBe(side);
  });

  it.each([
    ['the agent withdraws', 'withdrawn', 'agent', {}, undefined],
    ['the team does not withdraw', 'withdrawn', 'team', {}, 'side'],
    ['the team lets it stand', 'stands', 'team', {}, undefined],
    ['the agent does not', 'stands', 'agent', {}, 'side'],
    ['nobody else does', 'stands', undefined, {}, 'side'],
    ['not twice', 'stands', 'team', { state: 'closed' }, 'closed'],
    ['an answered one is closed', 'stands', 'team', { state: 'answered' }, undefined],
    ['not corrected before it is', 'corrected', 'team', {}, 'unchanged'],
    ['nor under review', 'corrected', 'team', { statusId: 2 }, 'unchanged'],
    ['corrected once it is another', 'corrected', 'team', { incentive: 900_00 }, undefined],
    ['one that is signed off stays as it is', 'corrected', 'team', { statusId: 3 }, undefined],
  ] as const)('%s', (_title, outcome, side, changes, fault) => {
    expect(outcomeFault(outcome, side, { ...dispute, ...changes })).toBe(fault);
  });

  it('waits for an answer whenever its agent writes', () => {
    expect([stateAfter('agent'), stateAfter('team')]).toEqual(['open', 'answered']);
  });
});
