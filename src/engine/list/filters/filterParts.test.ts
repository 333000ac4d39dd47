import { describe, expect, it } from 'vitest';
import type { Condition } from '#contract/rules/condition.ts';
import { sampleField } from '../../sample.fixture.ts';
import { filterOf, partsOf, whereOf } from './filterParts.ts';

const fields = {
  name: sampleField({ path: 'name', operators: ['contains', 'eq'] }),
  days: sampleField({ path: 'days', kind: 'number', operators: ['gte', 'lte'] }),
};

describe('filter parts', () => {
  it.each<{ where: Condition | undefined; paths: string[] }>([
    { where: undefined, paths: [] },
    { where: { name: { contains: 'relax' } }, paths: ['name contains'] },
    {
      where: { all: [{ name: { eq: 'a' } }, { days: { gte: 0 } }] },
      paths: ['name eq', 'days gte'],
    },
    {
      where: { all: [{ days: { gte: 1 } }, { days: { lte: 9 } }] },
      paths: ['days gte', 'days lte'],
    },
    { where: { any: [{ name: { eq: 'a' } }, { name: { eq: 'b' } }] }, paths: ['other'] },
    {
      where: { all: [{ name: { eq: 'a' } }, { not: { days: { gte: 1 } } }] },
      paths: ['name eq', 'other'],
    },
  ])('reads $where and writes the same back', ({ where, paths }) => {
    const parts = partsOf(where, fields);
    expect(
      parts.map(part => (part.type === 'field' ? `${part.path} ${part.op}` : 'other')),
    ).toEqual(paths);
    expect(whereOf(parts)).toEqual(where);
  });

  it.each<[string, Condition]>([
    ['a field that the screen does not have', { colour: { eq: 'red' } }],
    ['an operator that the field does not have', { days: { contains: '1' } }],
    ['two operators at once', { days: { gte: 1, lte: 9 } }],
    ['a value that is no test', { days: 5 } as unknown as Condition],
    ['a condition that never holds', false],
  ])('keeps %s visible instead of dropping it', (_, where) => {
    expect(partsOf(where, fields)).toEqual([{ type: 'other', condition: where }]);
  });

  it('puts only what there is into the address', () => {
    expect(filterOf(undefined, '')).toEqual({});
    expect(filterOf({ name: { eq: 'a' } }, 'x')).toEqual({ where: { name: { eq: 'a' } }, q: 'x' });
  });
});
