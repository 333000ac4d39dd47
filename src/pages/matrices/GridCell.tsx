import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { VisuallyHidden } from '#parts/VisuallyHidden.tsx';
import { CellInput } from './CellInput.tsx';
import { NamesCellInput } from './NamesCellInput.tsx';
import { isNamesColumn } from './NamesInput.tsx';
import { writeCell } from './model/cellText.ts';
import type { DesignationNames } from './model/designationNames.ts';
import type { CellFault } from './model/faults.ts';
import { isInRange, type CellPlace } from './model/places.ts';
import { columnNames, isSameCell, type ColumnName, type LevelRow } from './model/rows.ts';
import type { MatrixGridState } from './useMatrixGrid.ts';

interface Props {
  grid: MatrixGridState;
  row: LevelRow;
  /** The stored level; undefined for a new one. */
  original: LevelRow | undefined;
  place: CellPlace;
  fault: CellFault | undefined;
  names: DesignationNames;
}

const isEnd = (column: ColumnName): boolean => column === 'untilBp' || column === 'dealUntilPaise';

export const alignOf = (column: ColumnName): 'end' | undefined =>
  isEnd(column) ? 'end' : undefined;

/** What a cell says is wrong, in the language that the person reads. */
export const useFaultWords = () => {
  const translate = useTranslate();
  return ({ why }: CellFault): string =>
    typeof why === 'string' ? translate(`matrices.fault.${why}`) : why.words;
};

interface ValueProps {
  row: LevelRow;
  column: ColumnName;
  names: DesignationNames;
}

/** The value of a cell, or what is to be entered in it. */
export const CellValue = ({ row, column, names }: ValueProps) => {
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

/** One cell: its value, what it was before, what is wrong with it, or the field while it is edited. */
export const GridCell = ({ grid, row, original, place, fault, names }: Props) => {
  const translate = useTranslate();
  const say = useFaultWords();
  const error = useId();
  const { active } = grid.selection;
  const column = columnNames[place.column] ?? 'approvers';
  const isActive = active.row === place.row && active.column === place.column;
  const isSelected = isInRange(grid.range, place);
  const isMany = grid.range.top !== grid.range.bottom || grid.range.left !== grid.range.right;
  const isChanged = original !== undefined && !isSameCell(original[column], row[column]);
  const editing = isActive ? grid.editing : null;
  const Editor = isNamesColumn(column) ? NamesCellInput : CellInput;
  const classes = [
    alignOf(column),
    isChanged && 'changed',
    isSelected && isMany && 'range',
    editing && 'editing',
  ];
  return (
    <td
      data-cell={`${place.row}:${place.column}`}
      className={classes.filter(Boolean).join(' ') || undefined}
      tabIndex={isActive && !editing ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? error : undefined}
      onMouseDown={event => {
        if (editing || event.button !== 0) return;
        event.preventDefault();
        grid.select({ active: place, anchor: event.shiftKey ? grid.selection.anchor : place });
      }}
      onMouseEnter={event => {
        if (event.buttons === 1 && !grid.editing)
          grid.select({ active: place, anchor: grid.selection.anchor });
      }}
      onDoubleClick={() => grid.begin(null)}
    >
      {editing ? (
        <Editor
          row={row}
          column={column}
          typed={editing.typed}
          label={`L${place.row + 1}, ${translate(`matrices.column.${column}`)}`}
          names={names}
          onCommit={grid.commit}
          onCancel={grid.cancel}
        />
      ) : (
        <>
          <CellValue row={row} column={column} names={names} />
          {isChanged && (
            <>
              <VisuallyHidden> {translate('matrices.before')} </VisuallyHidden>
              <del>{writeCell(original, column, names) || '-'}</del>
            </>
          )}
          {fault && (
            <span id={error} className="cell-error">
              {say(fault)}
            </span>
          )}
        </>
      )}
    </td>
  );
};
