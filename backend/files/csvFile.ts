import type { FileCell } from '#contract/domain/reports/reportCell.ts';
import { csvCell, csvLine } from './csvCell.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

const written = (cell: FileCell): string => (cell ? csvCell(cell.text, cell.as !== 'text') : '');

/** A CSV in parts, as its rows come; no text in it is a formula. */
export async function* csvFile(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly FileCell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings.map(heading => csvCell(heading)));
  for await (const rows of parts) yield rows.map(row => csvLine(row.map(written))).join('');
}
