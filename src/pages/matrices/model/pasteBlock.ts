import { mostLevels } from '#contract/domain/approvals/matrixTypes.ts';
import { readCell, type Unread } from './cellText.ts';
import type { DesignationNames } from './designationNames.ts';
import type { CellPlace, CellRange } from './places.ts';
import { columnNames, emptyLevel, withCells, type ColumnName, type Rows } from './rows.ts';
import type { Block } from './sheetText.ts';

/** Why a block cannot be pasted here. */
export type PasteProblem =
  /** It is wider or longer than what is right of and below the cell. */
  | { readonly why: 'columns' | 'levels'; readonly has: number; readonly room: number }
  /** One of its values cannot be read. */
  | {
      readonly why: 'value';
      readonly level: number;
      readonly column: ColumnName;
      readonly value: string;
      readonly unread: Unread;
    };

export type Pasted =
  { readonly rows: Rows; readonly end: CellPlace } | { readonly problems: readonly PasteProblem[] };

const misfits = (block: Block, { row, column }: CellPlace): PasteProblem[] => {
  const [width, roomWide] = [
    Math.max(...block.map(line => line.length)),
    columnNames.length - column,
  ];
  const roomLong = mostLevels - row;
  return [
    ...(width > roomWide ? [{ why: 'columns' as const, has: width, room: roomWide }] : []),
    ...(block.length > roomLong
      ? [{ why: 'levels' as const, has: block.length, room: roomLong }]
      : []),
  ];
};

/** A single value fills the whole range that is selected. */
const filling = (block: Block, { top, bottom, left, right }: CellRange): Block => {
  const only = block.length === 1 && block[0]?.length === 1 ? block[0] : undefined;
  if (!only) return block;
  return Array.from({ length: bottom - top + 1 }, () =>
    Array.from({ length: right - left + 1 }, () => only[0] ?? ''),
  );
};

/**
 * Puts a block of a spreadsheet into the matrix, from the first cell of the range on; lines below the last level become
 * new levels. All of it or nothing: every value that cannot be read is named.
 */
export const pasteBlock = (
  rows: Rows,
  range: CellRange,
  copied: Block,
  names: DesignationNames,
): Pasted => {
  const at = { row: range.top, column: range.left };
  const block = filling(copied, range);
  const problems = misfits(block, at);
  if (problems.length > 0) return { problems };
  let next = rows;
  while (next.length < at.row + block.length) next = [...next, emptyLevel(next)];
  block.forEach((line, down) =>
    line.forEach((value, along) => {
      const row = next[at.row + down];
      const column = columnNames[at.column + along];
      if (!row || !column) return;
      const read = readCell(column, value, names);
      if ('cells' in read) next = withCells(next, row.key, read.cells);
      else
        problems.push({
          why: 'value',
          level: at.row + down + 1,
          column,
          value,
          unread: read.unread,
        });
    }),
  );
  if (problems.length > 0) return { problems };
  const width = Math.max(...block.map(line => line.length));
  return { rows: next, end: { row: at.row + block.length - 1, column: at.column + width - 1 } };
};
