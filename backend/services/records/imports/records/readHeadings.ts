import {
  columnFinder,
  importColumns,
  namesOf,
  wordsOf,
  type ImportColumn,
} from '#contract/model/importColumns.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { headingFaults } from '#contract/domain/messages/importFaults.ts';
import type { Actor } from '../../../../calls/Actor.ts';
import { unreadable, type CsvFault } from '../../../../imports/file/csvFault.ts';
import type { CsvFile } from '../../../../imports/file/readCsv.ts';

/** Longer headings are cut where they are told. */
const longest = 60;

const unknownColumn = (heading: string, at: number, columns: readonly ImportColumn[]): CsvFault => {
  const cut = heading.slice(0, longest);
  const name = nearest(cut, columns.flatMap(namesOf));
  const near = columns.find(column => name !== null && namesOf(column).includes(name));
  const words = near ? wordsOf(near) : null;
  return {
    code: 'unknown-column',
    ...headingFaults.unknown(at + 1, cut, words, columns.map(wordsOf)),
  };
};

/**
 * The column of each heading of a file. Fields that the person's roles hide are not known.
 * @throws Refusal 422 for headings that are unknown, doubled or empty, and for a missing one of those that tell which
 *   record is meant.
 */
export const readHeadings = (
  screen: RecordScreen,
  { header, headerLine }: CsvFile,
  actor: Actor,
): readonly ImportColumn[] => {
  const hidden = hiddenFields(screen, actor.roleCodes);
  const columns = importColumns(screen).filter(({ field }) => !hidden.includes(field.path));
  const find = columnFinder(columns);
  const faults: CsvFault[] = [];
  const found = header.map((heading, at) => {
    if (heading === '') {
      faults.push({ code: 'unnamed-column', ...headingFaults.unnamed(at + 1) });
      return undefined;
    }
    const column = find(heading);
    if (!column) faults.push(unknownColumn(heading, at, columns));
    return column;
  });
  for (const [at, column] of found.entries()) {
    const first = column ? found.indexOf(column) : at;
    if (!column || first === at) continue;
    const fault = headingFaults.twice(wordsOf(column), first + 1, at + 1);
    faults.push({ code: 'doubled-column', ...fault });
  }
  for (const column of columns) {
    if (!column.isKey || found.includes(column)) continue;
    faults.push({ code: 'missing-column', ...headingFaults.missingKey(wordsOf(column)) });
  }
  if (faults.length > 0) throw unreadable(faults.map(fault => ({ ...fault, line: headerLine })));
  return found.flatMap(column => column ?? []);
};
