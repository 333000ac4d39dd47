import { describe, expect, it } from 'vitest';
import { model, rows, type Target } from './grid.fixture.ts';
import type { CellRange } from './gridPlaces.ts';
import { redo, step, undo, type GridSteps } from './gridSteps.ts';
import { pasteBlock } from './pasteBlock.ts';
import { readBlock, writeBlock } from './sheetText.ts';

const cell = (row: number, column: number): CellRange => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});
const paste = (text: string, range: CellRange) => pasteBlock(model, rows, range, readBlock(text));
const pasted = (text: string, range: CellRange): readonly Target[] => {
  const result = paste(text, range);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.rows;
};

describe('the text of a block', () => {
  it.each([
    [
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\r\n2', [['1'], ['2']]],
    ['"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
    ['\t', [['', '']]],
    ['', [['']]],
  ])('%j is read', (text, block) => {
    expect(readBlock(text)).toEqual(block);
  });

  it('reads back what is written', () => {
    const block = [
      ['TL, ZM', 'a\tb'],
      ['"quoted"', ''],
    ];
    expect(readBlock(writeBlock(block))).toEqual(block);
  });
});

describe('a pasted block', () => {
  it('goes into the cells below and right of its first one', () => {
    const result = pasted('Devi\t7\nEsha\t', cell(0, 0));
    expect(result.slice(0, 2)).toEqual([
      { key: 'a', name: 'Devi', amount: 7 },
      { key: 'b', name: 'Esha', amount: null },
    ]);
    expect(result[2]).toEqual(rows[2]);
  });

  it('makes rows of the lines below the last', () => {
    const result = pasted('Devi\t7\nEsha\t8', cell(2, 0));
    expect(result).toHaveLength(4);
    expect(result[3]).toEqual({ key: 'n3', name: 'Esha', amount: 8 });
  });

  it('fills a range with a single value', () => {
    const result = pasted('5', { top: 0, bottom: 2, left: 1, right: 1 });
    expect(result.map(({ amount }) => amount)).toEqual([5, 5, 5]);
  });

  it('is one step back and one forward', () => {
    const begun: GridSteps<Target> = { original: rows, rows, past: [], future: [] };
    const changed = step(begun, pasted('7\n8\n9', cell(0, 1)));
    expect(changed.past).toHaveLength(1);
    expect(undo(changed).rows).toEqual(rows);
    expect(redo(undo(changed)).rows).toEqual(changed.rows);
    expect(step(begun, pasted('10', cell(0, 1)))).toBe(begun);
  });

  it('is refused whole, with every value that cannot be read', () => {
    expect(paste('7\nmuch\nnine', cell(0, 1))).toEqual({
      problems: ['much', 'nine'].map((value, place) => ({
        why: 'value',
        at: place + 1,
        column: 'Amount',
        value,
        unread: `"${value}" is no number`,
      })),
    });
  });

  it('is refused when it does not fit', () => {
    expect(paste('1\t2\t3', cell(0, 1))).toEqual({
      problems: [{ why: 'columns', has: 3, room: 1 }],
    });
    expect(paste('1\n1\n1\n1', cell(2, 1))).toEqual({
      problems: [{ why: 'rows', has: 4, room: 3 }],
    });
  });
});
