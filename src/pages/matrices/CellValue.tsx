import { useTranslate } from 'react-admin';
import { writeCell } from './model/cellText.ts';
import type { DesignationNames } from './model/designationNames.ts';
import type { ColumnName, LevelRow } from './model/rows.ts';

interface Props {
  row: LevelRow;
  column: ColumnName;
  names: DesignationNames;
}

/** The value of a cell, or what is to be entered in it. */
export const CellValue = ({ row, column, names }: Props) => {
  const translate = useTranslate();
  const text = writeCell(row, column, names);
  if (text === '') {
    const words = column === 'approvers' ? 'matrices.choose' : 'matrices.enter';
    return <span className="missing">{translate(words)}</span>;
  }
  const isNothing =
    row[column] === null || (column === 'reviewers' && row.reviewers.of.length === 0);
  return <span className={isNothing ? 'quiet' : undefined}>{text}</span>;
};
