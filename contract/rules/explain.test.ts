import { describe, expect, it } from 'vitest';
import type { Condition } from './condition.ts';
import { evaluate } from './evaluate.ts';
import { decisive, explain } from './explain.ts';

const scope = {
  record: { status: 'live', cityId: 4, days: 0, name: '' },
  user: { roleCodes: ['content'] },
  previous: { status: 'draft' },
  today: '2026-11-20',
};

const conditions: readonly Condition[] = [
  true,
  false,
  { status: { eq: 'live' } },
  { 'user.roleCodes': { has: 'admin' } },
  { status: { changed: true } },
  { all: [] },
  { any: [] },
  { all: [{ status: { eq: 'live' } }, { cityId: { in: [1, 2] } }, { name: { empty: false } }] },
  { any: [{ cityId: { gte: 4 } }, { days: { empty: true } }] },
  { not: { any: [{ days: { eq: 0 } }, { not: { name: { empty: true } } }] } },
  {
    all: [{ any: [{ cityId: { eq: 9 } }, { cityId: { eq: 4 } }] }, { not: { cityId: { eq: 4 } } }],
  },
];

describe('explaining a condition', () => {
  it.each(conditions.map(condition => [JSON.stringify(condition), condition] as const))(
    '%s: the verdict is that of evaluate',
    (_words, condition) => {
      expect(explain(condition, scope).holds).toBe(evaluate(condition, scope));
    },
  );

  it('tells the value that each test saw and what it was compared with', () => {
    expect(explain({ 'previous.status': { ne: { $: 'record.status' } } }, scope)).toEqual({
      type: 'test',
      holds: true,
      path: 'previous.status',
      op: 'ne',
      value: 'draft',
      operand: { $: 'record.status' },
      against: 'live',
    });
  });

  const deciding = (condition: Condition) =>
    decisive(explain(condition, scope)).map(({ path, op }) => `${path} ${op}`);

  it.each([
    [{ all: [{ status: { eq: 'live' } }, { cityId: { in: [1] } }] }, ['cityId in']],
    [{ any: [{ status: { eq: 'live' } }, { cityId: { in: [1] } }] }, ['status eq']],
    [{ all: [{ status: { eq: 'live' } }, { cityId: { eq: 4 } }] }, ['status eq', 'cityId eq']],
    [{ not: { all: [{ status: { eq: 'live' } }, { cityId: { eq: 5 } }] } }, ['cityId eq']],
    [true, []],
  ] as const)('of %j the parts that decide are %j', (condition, expected) => {
    expect(deciding(condition as Condition)).toEqual(expected);
  });
});
