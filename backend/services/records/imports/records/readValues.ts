import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { readText } from '#contract/kinds/readText.ts';
import type { ImportColumn } from '#contract/model/importColumns.ts';
import type { Field, Text } from '#contract/model/types.ts';
import { toldText, type Told } from '#contract/domain/messages/told.ts';
import type { LineError } from '../../../../imports/Importer.ts';
import type { CsvFile, CsvRow } from '../../../../imports/file/readCsv.ts';
import { inTurns } from '../../../../turns/inTurns.ts';
import type { FoundReferences } from './findReferences.ts';

/** What a line says, as far as it can be read; null stands for an empty cell. */
export interface ReadRecord {
  readonly row: CsvRow;
  /** By path of the field. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly errors: readonly LineError[];
}

type Read = { readonly value: unknown } | { readonly error: Told & Pick<LineError, 'reads'> };

/** Options or examples that are told; more do not help. */
const mostReads = 8;
const fewReads = 2;

/** What a cell of a field would be read as: its options, else examples, unless the words of its kind have one. */
const readsOf = ({ kind, options }: Field, { message }: Told): readonly Text[] | undefined => {
  if (options.length > 0) {
    const shown = options.slice(0, mostReads).map(({ label }) => label);
    return options.length > mostReads ? [...shown, { en: '…', hi: '…' }] : shown;
  }
  if (/such as|at most/.test(message)) return undefined;
  return kindExamples[kind].slice(0, fewReads).map(({ input }) => ({ en: input, hi: input }));
};

const readCell = ({ field }: ImportColumn, cell: string, references: FoundReferences): Read => {
  const known = references.get(field.path);
  if (known && cell !== '') return known.read(cell);
  const parsed = readText(field.kind, cell, { language: 'en', options: field.options });
  if (!('error' in parsed)) return parsed;
  const fault = toldText(parsed.error);
  const reads = readsOf(field, fault);
  return { error: { ...fault, ...(reads && { reads }) } };
};

/** Reads the cells by the kinds of their fields. */
export const readValues = (
  { header, rows }: CsvFile,
  columns: readonly ImportColumn[],
  references: FoundReferences,
): Promise<ReadRecord[]> =>
  inTurns(rows, row => {
    const values = new Map<string, unknown>();
    const errors: LineError[] = [];
    for (const [at, column] of columns.entries()) {
      const read = readCell(column, row.cells[at] ?? '', references);
      if ('error' in read) errors.push({ column: header[at] ?? column.heading, ...read.error });
      else values.set(column.field.path, read.value);
    }
    return { row, values, errors };
  });
