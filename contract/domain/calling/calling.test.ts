import { describe, expect, it } from 'vitest';
import { roleCodes } from '../roles.ts';
import { shownLiveStatus, teamCounts, type Activity, type AgentState } from './agentStatus.ts';
import { callDispositions } from './callConstants.ts';
import { agentListOf, mayReassignAccounts, seesWholeHierarchy } from './hierarchy.ts';

const activities: (Activity | null)[] = [
  null,
  'login-activity',
  'call-activity-logging',
  'no-callback',
];
const states: AgentState[] = [true, false].flatMap(isOnline =>
  (['OnCall', 'Idle'] as const).flatMap(callStatus =>
    activities.map(activity => ({ isOnline, callStatus, activity })),
  ),
);

describe('live status', () => {
  it.each([
    [{ isOnline: false, callStatus: 'OnCall', activity: null }, 'offline'],
    [{ isOnline: true, callStatus: 'OnCall', activity: 'login-activity' }, 'on-call'],
    [{ isOnline: true, callStatus: 'Idle', activity: 'login-activity' }, 'login-activity'],
    [{ isOnline: true, callStatus: 'Idle', activity: null }, 'idle'],
  ] as const)('T110 %j is shown as %s', (state, expected) => {
    expect(shownLiveStatus(state)).toBe(expected);
  });

  it('T110 the counts add up for every mix of states', () => {
    for (let size = 0; size <= states.length; size++) {
      const counts = teamCounts(states.slice(0, size));
      expect(counts.online + counts.offline).toBe(counts.total);
      expect(counts.onCall + counts.idle + counts.otherActivities).toBe(counts.online);
    }
    expect(teamCounts(states)).toEqual({
      total: 16,
      online: 8,
      offline: 8,
      onCall: 4,
      idle: 1,
      otherActivities: 3,
    });
  });
});

describe('hierarchy', () => {
  it('T18 six roles see all of it', () => {
    expect(roleCodes.filter(code => seesWholeHierarchy([code])).sort()).toEqual([
      'admin',
      'admin-broker',
      'admin-owner',
      'broker-process-manager',
      'head-of-management',
      'owner-process-owner',
    ]);
  });

  it('T18 one of them among other roles is enough', () => {
    expect(seesWholeHierarchy(['broker-tele-sales', 'broker-process-manager'])).toBe(true);
  });

  it.each([
    [['owner-agent'], false, 'agents'],
    [['owner-agent', 'owner-team-lead'], true, 'agents'],
    [['broker-tele-sales', 'broker-process-manager'], false, 'team-leaders'],
    [['broker-tele-sales', 'broker-process-manager'], true, 'agents'],
    [['owner-process-owner'], false, 'team-leaders'],
    [['owner-process-owner'], true, undefined],
    [['finance'], false, undefined],
  ] as const)(
    'T17 %j with the team-leader view %s lists %j',
    (codes, isTeamLeaderView, expected) => {
      expect(agentListOf(codes, isTeamLeaderView)).toBe(expected);
    },
  );

  it.each([
    [['admin'], false],
    [['admin', 'broker-team-lead'], true],
    [['broker-business-manager'], true],
    [['broker-tele-sales'], false],
  ] as const)('T12 %j may reassign accounts: %s', (codes, expected) => {
    expect(mayReassignAccounts(codes)).toBe(expected);
  });
});

it('there are sixteen dispositions', () => {
  expect(new Set(callDispositions).size).toBe(16);
});
