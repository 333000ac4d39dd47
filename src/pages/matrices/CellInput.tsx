import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { focusOnMount } from '#parts/focusOnMount.ts';
import { readCell, writeCell, type Unread } from './model/cellText.ts';
import type { DesignationNames } from './model/designationNames.ts';
import type { Cells, ColumnName, LevelRow } from './model/rows.ts';
import type { Leaving } from './useMatrixGrid.ts';

export interface CellEditorProps {
  row: LevelRow;
  column: ColumnName;
  /** What was typed on the cell; null begins with its value. */
  typed: string | null;
  label: string;
  names: DesignationNames;
  onCommit: (cells: Partial<Cells>, leaving: Leaving) => void;
  onCancel: () => void;
}

/** Where a key leads out of a cell that is edited; undefined while it stays. */
export const leavingBy = ({ key, shiftKey }: KeyboardEvent): Leaving | undefined => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'back' : 'next';
  return undefined;
};

/** A limit being typed in its cell. What cannot be read stays, with the reason under it. */
export const CellInput = (props: CellEditorProps) => {
  const { row, column, typed, label, names, onCommit, onCancel } = props;
  const translate = useTranslate();
  const error = useId();
  const begun =
    column === 'dealUntilPaise' && row[column] === null ? '' : writeCell(row, column, names);
  const [text, setText] = useState(typed ?? begun);
  const [unread, setUnread] = useState<Unread | null>(null);
  const commit = (leaving: Leaving) => {
    const read = readCell(column, text, names);
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
        aria-describedby={unread ? error : undefined}
        inputMode="decimal"
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
      {unread && (
        <span id={error} role="alert" className="cell-error">
          {translate(`matrices.unread.${unread.why}`, { words: unread.words })}
        </span>
      )}
    </>
  );
};
