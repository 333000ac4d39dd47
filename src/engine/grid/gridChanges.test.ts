import { describe, expect, it } from 'vitest';
import { columnNames, rows, type Target } from './grid.fixture.ts';
import { gridChanges, withoutChange } from './gridChanges.ts';
import { withCells } from './GridModel.ts';

const fresh: Target = { key: 'n1', name: 'Devi', amount: 15 };
const without = (at: number) => rows.filter((_, index) => index !== at);
const changesOf = (edited: readonly Target[]) => gridChanges<Target>(columnNames, rows, edited);

describe('the difference', () => {
  it.each<[string, readonly Target[], unknown[][]]>([
    ['nothing', rows, []],
    [
      'cells',
      withCells(rows, 'b', { name: 'Bina', amount: null }),
      [
        [1, 'name'],
        [1, 'amount'],
      ],
    ],
    [
      'a row between two, which moves none of the others',
      [...rows.slice(0, 1), fresh, ...rows.slice(1)],
      [[1, 'added']],
    ],
    ['a row that is gone', without(0), [[0, 'removed']]],
  ])('tells %s', (_case, edited, expected) => {
    const told = changesOf(edited).map(change => [
      change.at,
      change.type === 'cell' ? change.column : change.type,
    ]);
    expect(told).toEqual(expected);
  });

  it.each<[string, readonly Target[]]>([
    ['a cell', withCells(rows, 'b', { amount: 9 })],
    ['an added row', [...rows, fresh]],
    ['the first row', without(0)],
    ['a row between two', without(1)],
  ])('is taken back for %s', (_case, edited) => {
    const [change] = changesOf(edited);
    expect(change && withoutChange(rows, edited, change)).toEqual(rows);
  });
});
