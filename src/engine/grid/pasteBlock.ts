import type { CellPlace, CellRange } from './gridPlaces.ts';
import { withCells, type GridModel, type GridRow } from './GridModel.ts';
import type { Block } from './sheetText.ts';

/** Why a block cannot be pasted here. */
export type PasteProblem =
  /** It is wider or longer than what is right of and below the cell. */
  | { readonly why: 'columns' | 'rows'; readonly has: number; readonly room: number }
  /** One of its values cannot be read; `at` is the place of its row. */
  | {
      readonly why: 'value';
      readonly at: number;
      readonly column: string;
      readonly value: string;
      readonly unread: string;
    };

export type Pasted<R> =
  | { readonly rows: readonly R[]; readonly end: CellPlace }
  | { readonly problems: readonly PasteProblem[] };

type Model<R extends GridRow> = Pick<GridModel<R>, 'columns' | 'most' | 'added'>;

const widthOf = (block: Block): number => Math.max(...block.map(line => line.length));

const misfits = <R extends GridRow>(
  { columns, most }: Model<R>,
  block: Block,
  { row, column }: CellPlace,
): PasteProblem[] => {
  const sides = [
    { why: 'columns' as const, has: widthOf(block), room: columns.length - column },
    { why: 'rows' as const, has: block.length, room: most - row },
  ];
  return sides.filter(({ has, room }) => has > room);
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
 * Puts a block of a spreadsheet into the rows, from the first cell of the range on; lines below the last row become new
 * rows. All of it or nothing: every value that cannot be read is named.
 */
export const pasteBlock = <R extends GridRow>(
  model: Model<R>,
  rows: readonly R[],
  range: CellRange,
  copied: Block,
): Pasted<R> => {
  const at = { row: range.top, column: range.left };
  const block = filling(copied, range);
  const problems = misfits(model, block, at);
  if (problems.length > 0) return { problems };
  let next = rows;
  while (next.length < at.row + block.length) next = [...next, model.added(next)];
  block.forEach((line, down) =>
    line.forEach((value, along) => {
      const row = next[at.row + down];
      const column = model.columns[at.column + along];
      if (!row || !column) return;
      const read = column.read(value);
      if ('cells' in read) next = withCells(next, row.key, read.cells);
      else {
        const { unread } = read;
        problems.push({ why: 'value', at: at.row + down, column: column.label, value, unread });
      }
    }),
  );
  if (problems.length > 0) return { problems };
  const end = { row: at.row + block.length - 1, column: at.column + widthOf(block) - 1 };
  return { rows: next, end };
};
