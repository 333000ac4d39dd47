import { describe, expect, it } from 'vitest';
import { withChanges, type Facts } from './withChanges.ts';

const facts = (id: number, more: Partial<Facts> = {}): Facts => ({
  id,
  onlineStatus: 'Online',
  activity: null,
  firstActivityAt: null,
  lastActivityAt: null,
  callStatus: 'Idle',
  callId: null,
  callState: null,
  callStartedAt: null,
  opportunityId: null,
  campaign: null,
  ...more,
});

const agent = (id: number, more: Partial<Facts> = {}) => ({
  ...facts(id, more),
  name: `Agent ${id}`,
  email: `${id}@example.com`,
  managerId: null,
  isListed: true,
  isBelow: true,
});

const floor = {
  isSimulated: true,
  canSupervise: true,
  listed: 'agents' as const,
  mine: { callId: 7, agentId: 1, mode: 'listen' as const, isPrivate: false, startedAt: '' },
  results: [agent(1, { callId: 7, callState: 'connected', callStatus: 'OnCall' }), agent(2)],
};

describe('changes of the floor', () => {
  it('leave the agents of whom nothing was told as they are', () => {
    const after = withChanges(floor, new Map([[2, facts(2, { onlineStatus: 'Offline' })]]));
    expect(after.results[0]).toBe(floor.results[0]);
    expect(after.results[1]).toMatchObject({ name: 'Agent 2', onlineStatus: 'Offline' });
    expect(after.mine).toBe(floor.mine);
  });

  it.each([
    ['goes on', { callId: 7, callState: 'on-hold' as const }, 7],
    ['is over', { callId: 7, callState: 'wrap-up' as const }, undefined],
    ['is another', { callId: 8, callState: 'connected' as const }, undefined],
    ['is gone', {}, undefined],
  ])('keep what one hears while the call %s', (_title, more, expected) => {
    expect(withChanges(floor, new Map([[1, facts(1, more)]])).mine?.callId).toBe(expected);
  });

  it('of people who are not on the floor add nobody', () => {
    expect(withChanges(floor, new Map([[3, facts(3)]])).results).toHaveLength(2);
  });
});
