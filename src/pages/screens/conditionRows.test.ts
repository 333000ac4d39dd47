import { describe, expect, it } from 'vitest';
import type { Condition } from '#contract/rules/condition.ts';
import { fromRows, toRows } from './conditionRows.ts';

describe('a condition in rows', () => {
  it.each<[string, Condition]>([
    ['one test', { state: { eq: 'open' } }],
    ['all of them', { all: [{ state: { eq: 'open' } }, { seats: { gt: 4 } }] }],
    ['any of them', { any: [{ state: { empty: true } }, { paid: { ne: false } }] }],
  ])('is the same afterwards: %s', (_case, condition) => {
    const rows = toRows(condition);
    expect(rows && fromRows(rows)).toEqual(condition);
  });

  it('is known in its short form', () => {
    expect(toRows({ state: 'open' } as unknown as Condition)).toEqual({
      join: 'all',
      rows: [{ path: 'state', op: 'eq', value: 'open' }],
    });
  });

  it.each<[string, Condition]>([
    ['not', { not: { state: { eq: 'open' } } }],
    ['a list of values', { state: { in: ['open', 'shut'] } }],
    ['a reference', { ends: { lt: { $: 'record.begins' } } }],
    ['always', true],
    ['groups in groups', { all: [{ any: [{ a: { eq: 1 } }] }] }],
  ])('says less than its grammar: %s', (_case, condition) => {
    expect(toRows(condition)).toBeUndefined();
  });

  it('is none without a row, or while a value is missing', () => {
    expect(toRows(undefined)).toEqual({ join: 'all', rows: [] });
    expect(fromRows({ join: 'all', rows: [] })).toBeUndefined();
    expect(
      fromRows({ join: 'any', rows: [{ path: 'a', op: 'eq', value: undefined }] }),
    ).toBeUndefined();
  });
});
