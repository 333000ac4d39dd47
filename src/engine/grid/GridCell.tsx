import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { CellInput } from './CellInput.tsx';
import { isSameCell, type GridColumn, type GridFault, type GridRow } from './GridModel.ts';
import { isInRange, type CellPlace } from './gridPlaces.ts';
import type { GridState } from './useGrid.ts';

interface Props<R extends GridRow> {
  grid: GridState<R>;
  column: GridColumn<R>;
  /** What the row is called. */
  name: string;
  row: R;
  /** The stored row; undefined for a new one. */
  original: R | undefined;
  place: CellPlace;
  fault: GridFault | undefined;
}

/** One cell: its value, what it was before, what is wrong with it, or the field while it is edited. */
export const GridCell = <R extends GridRow>(props: Props<R>) => {
  const { grid, column, name, row, original, place, fault } = props;
  const translate = useTranslate();
  const error = useId();
  const { active } = grid.selection;
  const isActive = active.row === place.row && active.column === place.column;
  const isSelected = isInRange(grid.range, place);
  const isMany = grid.range.top !== grid.range.bottom || grid.range.left !== grid.range.right;
  const isChanged = original !== undefined && !isSameCell(original[column.name], row[column.name]);
  const editing = isActive ? grid.editing : null;
  const Editor = column.Editor ?? CellInput<R>;
  const classes = [
    column.align,
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
          label={`${name}, ${column.label}`}
          onCommit={grid.commit}
          onCancel={grid.cancel}
        />
      ) : (
        <>
          {column.show ? column.show(row) : column.write(row)}
          {isChanged && (
            <>
              <VisuallyHidden> {translate('engine.grid.before')} </VisuallyHidden>
              <del>{column.write(original) || '-'}</del>
            </>
          )}
          {fault && (
            <span id={error} className="cell-error">
              {fault.words}
            </span>
          )}
        </>
      )}
    </td>
  );
};
