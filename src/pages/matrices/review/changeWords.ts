import { missingDate } from '#contract/domain/texts/missing.ts';
import { writeCell } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import { columnNames, type Cells, type ColumnName } from '../model/rows.ts';

/** A value in words; a sign where none is entered. */
export const wordsOf = (cells: Cells, column: ColumnName, names: DesignationNames): string =>
  writeCell(cells, column, names) || missingDate;

/** A whole level in one line. */
export const levelWords = (cells: Cells, names: DesignationNames): string =>
  columnNames.map(column => wordsOf(cells, column, names)).join(' · ');
