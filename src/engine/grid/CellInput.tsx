import Box from '@mui/material/Box';
import { useId, useState, type KeyboardEvent } from 'react';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import type { GridColumn, GridRow } from './GridModel.ts';
import type { Leaving } from './useGrid.ts';

export interface CellEditorProps<R extends GridRow> {
  row: R;
  column: GridColumn<R>;
  /** What was typed on the cell; null begins with its value. */
  typed: string | null;
  label: string;
  onCommit: (cells: Partial<R>, leaving: Leaving) => void;
  onCancel: () => void;
}

/** Where a key leads out of a cell that is edited; undefined while it stays. */
export const leavingBy = ({ key, shiftKey }: KeyboardEvent): Leaving | undefined => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'back' : 'next';
  return undefined;
};

/** A value being typed in its cell. What cannot be read stays, with the reason under it. */
export const CellInput = <R extends GridRow>(props: CellEditorProps<R>) => {
  const { row, column, typed, label, onCommit, onCancel } = props;
  const error = useId();
  const [text, setText] = useState(typed ?? (column.begin ?? column.write)(row));
  const [unread, setUnread] = useState<string | null>(null);
  const commit = (leaving: Leaving) => {
    const read = column.read(text);
    if ('cells' in read) onCommit(read.cells, leaving);
    else setUnread(read.unread);
  };
  return (
    <>
      <Box
        component="input"
        ref={focusOnMount}
        className="cell-input"
        aria-label={label}
        aria-invalid={unread !== null}
        aria-describedby={unread === null ? undefined : error}
        inputMode={column.align === 'end' ? 'decimal' : undefined}
        autoComplete="off"
        value={text}
        onChange={event => {
          setText(event.target.value);
          setUnread(null);
        }}
        onFocus={event => typed === null && event.target.select()}
        onBlur={() => commit('stay')}
        onKeyDown={event => {
          const leaving = leavingBy(event);
          if (event.key === 'Escape') onCancel();
          else if (leaving) commit(leaving);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {unread !== null && (
        <span id={error} role="alert" className="cell-error">
          {unread}
        </span>
      )}
    </>
  );
};
