import { useTranslate } from 'ra-core';
import { SidesDialog } from '#engine/conflict/SidesDialog.tsx';
import { emptyCells } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import { settled, type MatrixConflict } from '../model/mergeMatrix.ts';
import { columnNames, type Cells, type Rows } from '../model/rows.ts';
import { levelWords, wordsOf } from './changeWords.ts';

interface Props {
  conflict: MatrixConflict;
  /** Who saved first. */
  person: string;
  names: DesignationNames;
  isSaving: boolean;
  onResolve: (rows: Rows) => void;
  /** Back to the grid, with everything as it was. */
  onClose: () => void;
}

/** Cell by cell, whose value stays: mine, theirs, and what both started from. */
export const MatrixConflictDialog = ({ conflict, names, onResolve, ...rest }: Props) => {
  const translate = useTranslate();
  const { conflicts, order } = conflict;
  const clashes = conflicts.map(({ path, mine, theirs, original }) => {
    const [key = '', columnName] = path.split('.');
    const column = columnNames.find(name => name === columnName);
    const words = (value: unknown): string => {
      if (column) return wordsOf({ ...emptyCells, [column]: value }, column, names);
      return value ? levelWords(value as Cells, names) : translate('matrices.conflict.gone');
    };
    return {
      path,
      label: `L${order.indexOf(key) + 1} ${column ? translate(`matrices.column.${column}`) : ''}`,
      mine: words(mine),
      theirs: words(theirs),
      original: words(original),
    };
  });
  return (
    <SidesDialog
      {...rest}
      clashes={clashes}
      text={translate('matrices.conflict.text', { smart_count: conflicts.length })}
      onResolve={sideOf =>
        onResolve(
          settled(
            conflict,
            conflicts.map(one => one[sideOf(one.path)]),
          ),
        )
      }
    />
  );
};
