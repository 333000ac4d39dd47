import { CsvError, parse } from 'csv-parse';
import {
  otherSeparator,
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
  /** Where the header stands. */
  readonly headerLine: number;
  readonly rows: readonly CsvRow[];
}

/** The headings as a person matched them; what they left out is for people. */
const matchedHeader = (
  header: readonly string[],
  columns: readonly (string | null)[] | undefined,
): readonly string[] => {
  if (!columns) return header;
  if (columns.length === header.length) return columns.map(column => column ?? remark);
  throw unreadable([
    { code: 'columns', ...headingFaults.otherFile(header.length, columns.length) },
  ]);
};

/**
 * Reads a CSV separated by commas, semicolons or tabs.
 * @param columns What each column is called in place of its heading; null leaves it out.
 * @throws Refusal 422 naming line and place when it cannot be read as one table; 413 when it has too many lines.
 */
export const readCsv = async (
  csv: string,
  columns?: readonly (string | null)[],
): Promise<CsvFile> => {
  const text = cleanText(csv);
  const lines = text.split('\n');
  const headAt = lines.findIndex(line => line.trim() !== '');
  const { separator, mixed } = separatorOf(lines[headAt] ?? '');
  if (mixed !== undefined) {
    const fault = fileFaults.mixedSeparators(separators[separator]);
    throw unreadable([{ line: headAt + 1, character: mixed, code: 'separator', ...fault }]);
  }
  const [head, ...rest] = (await parsed(text, separator)).map(rowOf);
  const header = matchedHeader(head?.cells ?? [], columns);
  if (header.length > mostColumns) {
    const fault = fileFaults.tooManyColumns(header.length, mostColumns);
    throw unreadable([{ line: headAt + 1, code: 'columns', ...fault }]);
  }
  const rows = rest.filter(({ cells }) => cells.some(cell => cell !== ''));
  if (rows.length === 0) throw unreadable([{ code: 'empty', ...fileFaults.noLines }]);
  const faults = rows
    .filter(({ cells }) => cells.length !== header.length)
    .map(row => lengthFault(row, header.length, separator, lines));
  if (faults.length > 0) throw unreadable(faults);
  const isRead = header.map(heading => !heading.startsWith(remark));
  const readCells = (cells: readonly string[]) => cells.filter((_, at) => isRead[at]);
  return {
    header: readCells(header),
    headerLine: headAt + 1,
    rows: rows.map(({ line, cells }) => ({ line, cells: readCells(cells) })),
  };
};
