import { CsvError, parse } from 'csv-parse';
import { heldWidth } from '#contract/domain/imports/heldWidth.ts';
import {
  isAir,
  otherSeparator,
  saidSeparator,
  separatorOf,
  separators,
  type Separator,
} from '#contract/domain/imports/separatorOf.ts';
import { fileFaults, headingFaults } from '#contract/domain/messages/importFaults.ts';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { cleanText } from './cleanText.ts';
import { placeAt, unreadable, type CsvFault } from './csvFault.ts';
import { findQuoteFault } from './findQuoteFault.ts';
import { plainCell } from './plainCell.ts';

/** More columns than this is a file of something else. */
const mostColumns = 100;

/** Characters that are read before other requests get their turn. */
const pieceSize = 128 * 1024;

/** A line of the file: where it begins, and its trimmed cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceSize) {
    yield text.slice(at, at + pieceSize);
    await setImmediate();
  }
}

const parsed = async (text: string, delimiter: Separator): Promise<Parsed[]> => {
  const records: Parsed[] = [];
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    // Spaces around quotes: `a, "b"`.
    trim: true,
    skip_empty_lines: true,
    info: true,
  });
  try {
    await pipeline(piecesOf(text), parser, async (source: AsyncIterable<Parsed>) => {
      for await (const record of source) records.push(record);
    });
  } catch (error) {
    const fault = error instanceof CsvError ? findQuoteFault(text, delimiter) : undefined;
    if (!fault) throw error;
    const { offset, ...words } = fault;
    throw unreadable([{ ...placeAt(text, offset), code: 'quotes', ...words }]);
  }
  return records;
};

/** A column whose heading begins so is for people, such as the errors that the console writes beside a line. */
const remark = '#';

/** The parser tells the line on which a record ends; values may hold line feeds. */
const rowOf = ({ record, info }: Parsed): CsvRow => ({
  line: info.lines - (record.join('').split('\n').length - 1),
  cells: record.map(plainCell),
});

const lengthFault = (
  { line, cells }: CsvRow,
  columns: number,
  separator: Separator,
  lines: readonly string[],
): CsvFault => {
  const other = otherSeparator(lines[line - 1] ?? '', separator, columns);
  if (other) {
    const fault = fileFaults.otherSeparator(separators[other], separators[separator]);
    return { line, code: 'separator', ...fault };
  }
  const fault = fileFaults.columns(cells.length, columns, separators[separator]);
  return { line, code: 'columns', ...fault };
};

/** A file as one table: trimmed headings, and its lines that are not blank. */
export interface CsvFile {
  readonly header: readonly string[];
  /** Of each heading, which column of the file it is, counted from 1. */
  readonly numbers: readonly number[];
  /** Where the header stands. */
  readonly headerLine: number;
  readonly rows: readonly CsvRow[];
}

/** The headings as a person matched them; what they left out is for people. Columns without a name may follow. */
const matchedHeader = (
  header: readonly string[],
  columns: readonly (string | null)[] | undefined,
): readonly string[] => {
  if (!columns) return header;
  if (columns.length <= header.length && columns.length >= heldWidth(header))
    return header.map((heading, at) => (at < columns.length ? (columns[at] ?? remark) : heading));
  throw unreadable([
    { code: 'columns', ...headingFaults.otherFile(heldWidth(header), columns.length) },
  ]);
};

/** The lines of a text, and how it separates its columns: as its first line says, else as its header does. */
const linesIn = (text: string) => {
  const lines = text.split('\n');
  const said = saidSeparator(lines[0] ?? '');
  // Emptied, not taken away: the lines keep their numbers.
  if (said) lines[0] = '';
  const headAt = lines.findIndex(line => !isAir(line));
  const { separator, mixed } = separatorOf(lines[headAt] ?? '');
  if (!said && mixed !== undefined) {
    const fault = fileFaults.mixedSeparators(separators[separator]);
    throw unreadable([{ line: headAt + 1, character: mixed, code: 'separator', ...fault }]);
  }
  return { lines, headAt, separator: said ?? separator };
};

/**
 * Reads a CSV separated by commas, semicolons or tabs. Lines and columns that hold nothing are as if they were not there.
 * @param columns What each column is called in place of its heading; null leaves it out.
 * @throws Refusal 422 naming line and place when it cannot be read as one table; 413 when it has too many lines.
 */
export const readCsv = async (
  csv: string,
  columns?: readonly (string | null)[],
): Promise<CsvFile> => {
  const { lines, headAt, separator } = linesIn(cleanText(csv));
  const held = (await parsed(lines.join('\n'), separator))
    .map(rowOf)
    .filter(({ cells }) => heldWidth(cells) > 0);
  const [head, ...rows] = held;
  const whole = matchedHeader(head?.cells ?? [], columns);
  if (rows.length === 0) throw unreadable([{ code: 'empty', ...fileFaults.noLines }]);
  const named = heldWidth(whole);
  const faults = rows
    .filter(({ cells }) => cells.length < named || heldWidth(cells) > whole.length)
    .map(row => lengthFault(row, named, separator, lines));
  const isHeld = whole.map(
    (heading, at) => heading !== '' || rows.some(({ cells }) => (cells[at] ?? '') !== ''),
  );
  const count = isHeld.filter(Boolean).length;
  if (count > mostColumns) {
    const fault = fileFaults.tooManyColumns(count, mostColumns);
    throw unreadable([{ line: headAt + 1, code: 'columns', ...fault }]);
  }
  if (faults.length > 0) throw unreadable(faults);
  const read = whole.flatMap((heading, at) =>
    isHeld[at] && !heading.startsWith(remark) ? [at] : [],
  );
  return {
    header: read.map(at => whole[at] ?? ''),
    numbers: read.map(at => at + 1),
    headerLine: headAt + 1,
    rows: rows.map(({ line, cells }) => ({ line, cells: read.map(at => cells[at] ?? '') })),
  };
};
