import { describe, expect, it } from 'vitest';
import { gapOf, isBehind, projectedOf, reasonsOf, type Standing } from './standing.ts';

const usual: Standing = {
  target: 300_000,
  achieved: 150_000,
  from: '2026-11-01',
  until: '2026-11-30',
  people: 1,
  attempted: 200,
  connected: 100,
  closed: 10,
  pending: 0,
  approvals: 0,
};

describe('a standing', () => {
  it.each([
    ['2026-11-02', null, false],
    ['2026-11-03', 1_500_000, false],
    ['2026-11-15', 300_000, false],
    ['2026-11-16', 281_250, true],
    ['2026-11-30', 150_000, true],
    ['2026-12-02', 150_000, true],
  ])('on %s is projected to %s', (today, projected, behind) => {
    expect(projectedOf(usual, today)).toBe(projected);
    expect(isBehind(usual, today)).toBe(behind);
  });

  it('without a target is never behind', () => {
    expect(isBehind({ ...usual, target: 0, achieved: 0 }, '2026-11-30')).toBe(false);
  });

  it('has a gap until the target is reached', () => {
    expect([gapOf(usual), gapOf({ ...usual, achieved: 400_000 })]).toEqual([150_000, 0]);
  });
});

describe('why someone is behind', () => {
  it.each([
    ['nothing that explains it', {}, []],
    ['few calls', { attempted: 150, connected: 75, closed: 8 }, ['calls']],
    ['few who answered', { connected: 70, closed: 7 }, ['connects']],
    ['few deals of many talks', { closed: 7 }, ['conversion']],
    [
      'no call at all',
      { attempted: 0, connected: 0, closed: 0 },
      ['calls', 'connects', 'conversion'],
    ],
    ['money and decisions that wait', { pending: 5, approvals: 2 }, ['pending', 'approvals']],
  ])('%s', (_name, figures, expected) => {
    const one = { ...usual, ...figures };
    expect(reasonsOf(one, [one, usual, { ...usual }]).map(({ why }) => why)).toEqual(expected);
  });

  it('of a team is asked for each person of it', () => {
    const team = { ...usual, people: 4, attempted: 400, connected: 200, closed: 20 };
    const other = { ...usual, people: 2, attempted: 400, connected: 200, closed: 20 };
    expect(reasonsOf(team, [team, other])).toEqual([{ why: 'calls', value: 100, usual: 200 }]);
    expect(reasonsOf(other, [team, other])).toEqual([]);
  });
});
