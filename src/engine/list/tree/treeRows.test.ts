import { describe, expect, it } from 'vitest';
import { treeRows } from './treeRows.ts';

const tree = { parent: 'over', count: 'below' };
const person = (id: number, below = 0) => ({ id, below });
const below = new Map([
  [1, [person(2, 1), person(3)]],
  [2, [person(4, 1)]],
  [4, [person(1, 2)]],
]);

const shown = (open: readonly number[]) =>
  treeRows([person(1, 2), person(9)], tree, { open: new Set(open), below }).map(
    ({ record, level, isOpen }) => [record.id, level, isOpen],
  );

describe('the rows of a tree', () => {
  it.each([
    [
      'closed',
      [],
      [
        [1, 1, false],
        [9, 1, null],
      ],
    ],
    [
      'open',
      [1],
      [
        [1, 1, true],
        [2, 2, false],
        [3, 2, null],
        [9, 1, null],
      ],
    ],
    [
      'open below a closed one',
      [2],
      [
        [1, 1, false],
        [9, 1, null],
      ],
    ],
    [
      'each once, though two reads tell of a ring',
      [1, 2, 4],
      [
        [1, 1, true],
        [2, 2, true],
        [4, 3, true],
        [3, 2, null],
        [9, 1, null],
      ],
    ],
  ])('%s', (_, open, rows) => expect(shown(open)).toEqual(rows));

  it('shows what is read so far', () => {
    const open = new Set([1]);
    expect(treeRows([person(1, 2)], tree, { open, below: new Map() })).toHaveLength(1);
  });
});
