import { describe, expect, it } from 'vitest';
import { withCells } from '#engine/grid/GridModel.ts';
import { faultsOf } from './faults.ts';
import { storedLevels } from './matrix.fixture.ts';
import { emptyLevel, rowsOf, type Rows } from './rows.ts';

const rows = rowsOf(storedLevels);

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
