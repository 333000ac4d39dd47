import {
  columnFinder,
  missingKeys,
  namesOf,
  wordsOf,
  type NamedColumn,
} from '#contract/model/importColumns.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { headingFaults } from '#contract/domain/messages/importFaults.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { unreadable, type CsvFault } from './csvFault.ts';
import type { CsvFile } from './readCsv.ts';

/** Longer headings are cut where they are told. */
const longest = 60;

const unknownColumn = (
  heading: string,
  number: number,
  columns: readonly NamedColumn[],
): CsvFault => {
  const cut = heading.slice(0, longest);
  const name = nearest(cut, columns.flatMap(namesOf));
  const near = columns.find(column => name !== null && namesOf(column).includes(name));
  const words = near ? wordsOf(near) : null;
  return {
    code: 'unknown-column',
    ...headingFaults.unknown(number, cut, words, columns.map(wordsOf)),
  };
};

/**
 * The column of each heading of a file, by its heading, its labels or its earlier names.
 * @param missing What is told of a column that the file must have.
 * @throws Refusal 422 for headings that are unknown, doubled or empty, and for missing columns.
 */
export const matchHeadings = <Column extends NamedColumn>(
  columns: readonly Column[],
  { header, numbers, headerLine }: CsvFile,
  missing: (column: Column) => Told,
): readonly Column[] => {
  const find = columnFinder(columns);
  const faults: CsvFault[] = [];
  const numberOf = (at: number): number => numbers[at] ?? at + 1;
  const found = header.map((heading, at) => {
    if (heading === '') {
      faults.push({ code: 'unnamed-column', ...headingFaults.unnamed(numberOf(at)) });
      return undefined;
    }
    const column = find(heading);
    if (!column) faults.push(unknownColumn(heading, numberOf(at), columns));
    return column;
  });
  for (const [at, column] of found.entries()) {
    const first = column ? found.indexOf(column) : at;
    if (!column || first === at) continue;
    const fault = headingFaults.twice(wordsOf(column), numberOf(first), numberOf(at));
    faults.push({ code: 'doubled-column', ...fault });
  }
  for (const column of missingKeys(columns, one => found.includes(one)))
    faults.push({ code: 'missing-column', ...missing(column) });
  if (faults.length > 0) throw unreadable(faults.map(fault => ({ ...fault, line: headerLine })));
  return found.flatMap(column => column ?? []);
};
