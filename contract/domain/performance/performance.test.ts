import { describe, expect, it } from 'vitest';
import type { RoleCode } from '../roles.ts';
import { hoursOf, levelOf, levelsShown } from './performanceLevels.ts';

describe('P2-P-018: the levels shown depend on the role', () => {
  it.each<[RoleCode[], string]>([
    [['head-of-management'], 'business-manager process-manager team-leader agent'],
    [['owner-agent', 'admin'], 'business-manager process-manager team-leader agent'],
    [['admin-broker'], 'process-manager team-leader agent'],
    [['admin-owner'], 'process-manager team-leader agent'],
    [['broker-tele-sales', 'broker-business-manager'], 'process-manager team-leader agent'],
    [['broker-tele-sales', 'broker-process-manager'], 'team-leader agent'],
    [['owner-agent', 'owner-process-owner'], 'team-leader agent'],
    [['broker-tele-sales', 'broker-team-lead'], 'agent'],
    [['tenant-agent'], 'agent'],
    [['sales-manager'], ''],
    [['lookup-view'], ''],
  ])('%j: %s', (codes, levels) => expect(levelsShown(codes).join(' ')).toBe(levels));

  it('a person is at the highest of their levels', () => {
    expect(levelOf(['broker-tele-sales', 'broker-team-lead'])).toBe('team-leader');
    expect(levelOf(['broker-tele-sales'])).toBe('agent');
    expect(levelOf(['finance'])).toBeUndefined();
  });
});

it('P2-N-034: hours are told with two decimals', () => {
  expect([hoursOf(3600), hoursOf(100), hoursOf(0)]).toEqual([1, 0.03, 0]);
});
