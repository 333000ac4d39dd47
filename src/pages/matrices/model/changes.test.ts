import { describe, expect, it } from 'vitest';
import { changesOf, withoutChange } from './changes.ts';
import { faultsOf } from './faults.ts';
import { storedLevels } from './matrix.fixture.ts';
import { emptyLevel, isSameRows, rowsOf, withCells, type Rows } from './rows.ts';

const rows = rowsOf(storedLevels);
const fresh = { ...emptyLevel(rows), approvers: ['40'], untilBp: 800 };
const without = (at: number): Rows => rows.filter((_, index) => index !== at);

const told = (edited: Rows) =>
  changesOf(rows, edited).map(change =>
    change.type === 'cell' ? [change.level, change.column] : [change.level, change.type],
  );

describe('the difference', () => {
  it.each<[string, Rows, unknown[][]]>([
    ['nothing', rows, []],
    [
      'cells',
      withCells(rows, 'e12', { untilBp: 900, dealUntilPaise: null }),
      [
        [2, 'untilBp'],
        [2, 'dealUntilPaise'],
      ],
    ],
    [
      'a level between two, which moves none of the others',
      [...rows.slice(0, 1), fresh, ...rows.slice(1)],
      [[2, 'added']],
    ],
    ['a level that is gone', without(0), [[1, 'removed']]],
  ])('tells %s', (_case, edited, expected) => {
    expect(told(edited)).toEqual(expected);
  });

  it.each<[string, Rows]>([
    ['a cell', withCells(rows, 'e12', { untilBp: 900 })],
    ['an added level', [...rows, fresh]],
    ['the first level', without(0)],
    ['a level between two', without(1)],
  ])('is taken back for %s', (_case, edited) => {
    const [change] = changesOf(rows, edited);
    expect(change && isSameRows(withoutChange(rows, edited, change), rows)).toBe(true);
  });
});

describe('faults', () => {
  it.each<[string, Rows, unknown[][]]>([
    ['none', rows, []],
    [
      'a level that nothing is entered for',
      [...rows, emptyLevel(rows)],
      [
        ['n1', 'approvers', 'approvers'],
        ['n1', 'untilBp', 'untilBp'],
      ],
    ],
    [
      'limits that do not rise',
      withCells(rows, 'e12', { untilBp: 500 }),
      [['e12', 'untilBp', 'order']],
    ],
    [
      'deal values that fall',
      withCells(rows, 'e12', { dealUntilPaise: 1_00 }),
      [['e12', 'dealUntilPaise', 'falling']],
    ],
    [
      'a level that reviews itself',
      withCells(rows, 'e12', { reviewers: { of: ['33'], isAnyEnough: false } }),
      [['e12', 'reviewers', 'own']],
    ],
  ])('are %s', (_case, edited, expected) => {
    expect(faultsOf(edited).map(({ key, column, why }) => [key, column, why])).toEqual(expected);
  });
});
