import { describe, expect, it } from 'vitest';
import { edit, redo, step, undo } from './editor.ts';
import { names, storedLevels } from './matrix.fixture.ts';
import { pasteBlock } from './pasteBlock.ts';
import type { CellRange } from './places.ts';
import { rowsOf, type Rows } from './rows.ts';
import { readBlock, writeBlock } from './sheetText.ts';

const rows = rowsOf(storedLevels);
const cell = (row: number, column: number): CellRange => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});
const paste = (text: string, range: CellRange) => pasteBlock(rows, range, readBlock(text), names);
const pasted = (text: string, range: CellRange): Rows => {
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
    const [first, second, third] = pasted('7%\t2 L\n12\t5 L', cell(0, 1));
    expect([first?.untilBp, first?.dealUntilPaise]).toEqual([700, 200_000_00]);
    expect([second?.untilBp, second?.dealUntilPaise]).toEqual([1200, 500_000_00]);
    expect(third).toEqual(rows[2]);
  });

  it('makes levels of the lines below the last', () => {
    const result = pasted('CBO\t60\nNSH\t80', cell(2, 0));
    expect(result).toHaveLength(4);
    expect(result[3]).toMatchObject({ key: 'n1', approvers: ['40'], untilBp: 8000 });
  });

  it('fills a range with a single value', () => {
    const result = pasted('No limit', { top: 0, bottom: 2, left: 2, right: 2 });
    expect(result.map(({ dealUntilPaise }) => dealUntilPaise)).toEqual([null, null, null]);
  });

  it('is one step back and one forward', () => {
    const begun = edit(storedLevels);
    const changed = step(begun, pasted('7\t2 L\n12\t5 L\n70\tNo limit', cell(0, 1)));
    expect(changed.past).toHaveLength(1);
    expect(undo(changed).rows).toEqual(rows);
    expect(redo(undo(changed)).rows).toEqual(changed.rows);
    expect(step(begun, pasted('5%', cell(0, 1)))).toBe(begun);
  });

  it('is refused whole, with every value that cannot be read', () => {
    expect(paste('7\tmuch\nnine\t5 L', cell(1, 1))).toEqual({
      problems: [
        {
          why: 'value',
          level: 2,
          column: 'dealUntilPaise',
          value: 'much',
          unread: { why: 'amount', words: 'much' },
        },
        {
          why: 'value',
          level: 3,
          column: 'untilBp',
          value: 'nine',
          unread: { why: 'percent', words: 'nine' },
        },
      ],
    });
  });

  it('is refused when it does not fit', () => {
    expect(paste('1\t2\t3', cell(0, 2))).toEqual({
      problems: [{ why: 'columns', has: 3, room: 2 }],
    });
    expect(paste(Array.from({ length: 8 }, () => '1').join('\n'), cell(2, 1))).toEqual({
      problems: [{ why: 'levels', has: 8, room: 7 }],
    });
  });
});
