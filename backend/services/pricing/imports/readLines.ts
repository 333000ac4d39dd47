import { headerFaults } from '#contract/domain/pricing/importColumns.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import {
  readImportLine,
  type ImportLine,
  type LineError,
} from '#contract/domain/pricing/readImportLine.ts';
import { unreadable, type CsvFault } from '../../../imports/file/csvFault.ts';
import type { ImportPackage } from './catalogueOf.ts';
import { withoutBeside, type NamedFile } from './readNames.ts';
import type { CsvFile, CsvRow } from '../../../imports/file/readCsv.ts';
import { inTurns } from '../../../turns/inTurns.ts';

/** A line of the file with what it says; without a package nothing else of it can be read. */
export interface ReadLine {
  readonly line: number;
  readonly item: ImportPackage | undefined;
  readonly said: ImportLine | undefined;
  readonly errors: readonly LineError[];
}

type Cells = Readonly<Record<string, string>>;

/** @throws Refusal 422 for columns that are unknown, doubled or missing. */
export const refuseFaultyHeader = (
  { header, numbers, headerLine }: Pick<CsvFile, 'header' | 'numbers' | 'headerLine'>,
  parameterNames: readonly string[],
): void => {
  const faults = headerFaults(header, parameterNames, numbers);
  if (faults.length > 0) throw unreadable(faults.map(fault => ({ ...fault, line: headerLine })));
};

export const cellsOf = (header: readonly string[], { cells }: CsvRow): Cells =>
  Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));

/** The package a line names; 0 when it names none. */
export const packageIdOf = ({ packageId = '' }: Cells): number =>
  /^[1-9]\d{0,14}$/.test(packageId) ? Number(packageId) : 0;

/** @throws Refusal 422 for a column that a package needs and the file does not have. */
const refuseMissingParameters = (header: readonly string[], lines: readonly ReadLine[]): void => {
  const missing = new Map<string, CsvFault>();
  for (const { line, item } of lines) {
    for (const { name } of item?.requiredPricingParameters ?? []) {
      if (header.includes(name) || missing.has(name)) continue;
      const fault = priceFaults.missingColumn(name, item?.id);
      missing.set(name, { line, code: 'missing-column', ...fault });
    }
  }
  if (missing.size > 0) throw unreadable([...missing.values()]);
};

const readLine = (
  { line }: CsvRow,
  cells: Cells,
  item: ImportPackage | undefined,
  unnamed: readonly LineError[],
): ReadLine => {
  if (!item) {
    if (unnamed.length > 0) return { line, item, said: undefined, errors: unnamed };
    const id = packageIdOf(cells);
    const fault = id === 0 ? priceFaults.packageId : priceFaults.noPackage(id);
    return { line, item, said: undefined, errors: [{ column: 'packageId', ...fault }] };
  }
  const { line: said, errors: found } = readImportLine(
    item.requiredPricingParameters,
    withoutBeside(cells),
  );
  // A name that means nothing is told as such, not as what is no number.
  const columns = new Set(unnamed.map(({ column }) => column));
  const errors = [...unnamed, ...found.filter(({ column }) => !columns.has(column))];
  // What the price would depend on is beside the point then.
  if (errors.length > 0 && !item.isPriceApplicable)
    return {
      line,
      item,
      said,
      errors: [{ column: 'packageId', ...priceFaults.notApplicable }],
    };
  const { packageName = '' } = cells;
  const isOther = packageName !== '' && packageName !== item.name;
  const named = { column: 'packageName', ...priceFaults.otherName(item.id, item.name) };
  return { line, item, said, errors: isOther ? [named, ...errors] : errors };
};

/**
 * Reads the lines of a file by what the packages that they name require.
 * @throws Refusal 422 for a column that one of the packages needs and the file does not have.
 */
export const readLines = async (
  { file: { header, rows }, faults }: NamedFile,
  packages: ReadonlyMap<number, ImportPackage>,
): Promise<ReadLine[]> => {
  const lines = await inTurns(rows, row => {
    const cells = cellsOf(header, row);
    return readLine(row, cells, packages.get(packageIdOf(cells)), faults.get(row.line) ?? []);
  });
  refuseMissingParameters(header, lines);
  return lines;
};
