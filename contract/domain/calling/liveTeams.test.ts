import { describe, expect, it } from 'vitest';
import { liveGroupOf, teamsOf, type LiveAgent } from './liveTeams.ts';

const agent = (id: number, managerId: number | null, more: Partial<LiveAgent> = {}): LiveAgent => ({
  id,
  managerId,
  onlineStatus: 'Online',
  activity: null,
  callStatus: 'Idle',
  ...more,
});

describe('the team summary', () => {
  it('P1-T-007, T110: total is online and offline, online is on call, idle and other activities', () => {
    const teams = teamsOf([
      agent(1, null),
      agent(2, 1, { onlineStatus: 'Offline' }),
      agent(3, 1, { callStatus: 'OnCall' }),
      agent(4, 3, { activity: 'Lunch' }),
      agent(5, 3),
      agent(6, 99),
    ]);
    expect(teams.map(({ leader, counts }) => [leader.id, counts])).toEqual([
      [1, { total: 4, online: 3, offline: 1, onCall: 1, idle: 1, otherActivities: 1 }],
      [3, { total: 2, online: 2, offline: 0, onCall: 0, idle: 1, otherActivities: 1 }],
    ]);
  });

  it('ends in a ring of managers', () => {
    const teams = teamsOf([agent(1, 2), agent(2, 1)]);
    expect(teams.map(({ counts }) => counts.total)).toEqual([1, 1]);
  });

  it('counts two thousand agents in a moment', () => {
    const many = Array.from({ length: 2000 }, (_, id) => agent(id + 1, id === 0 ? null : id % 200));
    // The best of five: other work of the machine is no fault of it.
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      teamsOf(many);
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it.each([
    [{ onlineStatus: 'Offline', callStatus: 'OnCall' }, 'offline'],
    [{ callStatus: 'OnCall', activity: 'Lunch' }, 'on-call'],
    [{ activity: 'Lunch' }, 'other'],
    [{}, 'idle'],
  ] as const)('%j is %s', (more, group) => {
    expect(liveGroupOf(agent(1, null, more))).toBe(group);
  });
});
