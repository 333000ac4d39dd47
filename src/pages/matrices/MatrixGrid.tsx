import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { alignOf, GridCell } from './GridCell.tsx';
import { gridStyles } from './gridStyles.ts';
import type { DesignationNames } from './model/designationNames.ts';
import type { MatrixEditor } from './model/editor.ts';
import type { CellFault } from './model/faults.ts';
import { columnNames } from './model/rows.ts';
import type { MatrixGridState } from './useMatrixGrid.ts';

interface Props {
  table: RefObject<HTMLTableElement | null>;
  grid: MatrixGridState;
  editor: MatrixEditor;
  faults: readonly CellFault[];
  names: DesignationNames;
  label: string;
  canEdit: boolean;
}

/** Levels down, what each decides across. */
export const MatrixGrid = ({ table, grid, editor, faults, names, label, canEdit }: Props) => {
  const translate = useTranslate();
  const stored = new Map(editor.original.map(row => [row.key, row]));
  return (
    <Box
      sx={theme => ({
        overflowX: 'auto',
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      <Box
        component="table"
        role="grid"
        ref={table}
        aria-label={label}
        aria-multiselectable
        aria-readonly={!canEdit}
        sx={gridStyles}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{translate('matrices.column.level')}</th>
            {columnNames.map(column => (
              <th key={column} scope="col" className={alignOf(column)}>
                {translate(`matrices.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {editor.rows.map((row, at) => (
            <tr key={row.key} className={stored.has(row.key) ? undefined : 'fresh'}>
              <th scope="row">L{at + 1}</th>
              {columnNames.map((column, place) => (
                <GridCell
                  key={column}
                  grid={grid}
                  row={row}
                  original={stored.get(row.key)}
                  place={{ row: at, column: place }}
                  fault={faults.find(one => one.key === row.key && one.column === column)}
                  names={names}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
