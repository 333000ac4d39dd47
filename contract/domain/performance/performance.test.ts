import { describe, expect, it } from 'vitest';
import type { RoleCode } from '../roles.ts';
import { hoursOf, levelOf, levelsShown } from './performanceLevels.ts';
import { noFigures, sumBelow } from './sumBelow.ts';

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

  it('a person is at the highest of his levels', () => {
    expect(levelOf(['broker-tele-sales', 'broker-team-lead'])).toBe('team-leader');
    expect(levelOf(['broker-tele-sales'])).toBe('agent');
    expect(levelOf(['finance'])).toBeUndefined();
  });
});

describe('sums of teams', () => {
  const people = [
    { id: 1, managerId: null },
    { id: 2, managerId: 1 },
    { id: 3, managerId: 2 },
    { id: 4, managerId: 1 },
  ];
  const own = (calls: number) => ({ ...noFigures, attempted: calls });

  it('count each figure once for everybody above it', () => {
    const sums = sumBelow(
      people,
      new Map([
        [1, own(1)],
        [3, own(10)],
        [4, own(100)],
      ]),
    );
    expect([1, 2, 3, 4].map(id => sums.get(id)?.attempted)).toEqual([111, 10, 10, 100]);
  });

  it('end in a ring of managers', () => {
    const ring = [
      { id: 1, managerId: 2 },
      { id: 2, managerId: 1 },
    ];
    expect(sumBelow(ring, new Map([[1, own(5)]])).get(2)?.attempted).toBe(5);
  });

  it('P2-N-034: hours are told with two decimals', () => {
    expect([hoursOf(3600), hoursOf(100), hoursOf(0)]).toEqual([1, 0.03, 0]);
  });
});
