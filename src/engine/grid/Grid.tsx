import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { GridCell } from './GridCell.tsx';
import type { GridFault, GridModel, GridRow } from './GridModel.ts';
import { gridStyles } from './gridStyles.ts';
import type { GridState } from './useGrid.ts';

interface Props<R extends GridRow> {
  table: RefObject<HTMLTableElement | null>;
  grid: GridState<R>;
  model: GridModel<R>;
  rows: readonly R[];
  /** The rows as they are stored: what differs from them is marked. */
  original: readonly R[];
  faults: readonly GridFault[];
  label: string;
  canEdit: boolean;
}

/** Rows and columns that are edited like a spreadsheet; `useGrid` holds its selection, keys and clipboard. */
export const Grid = <R extends GridRow>(props: Props<R>) => {
  const { table, grid, model, rows, original, faults, label, canEdit } = props;
  const stored = new Map(original.map(row => [row.key, row]));
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
        style={{ minWidth: model.minWidth ?? 760 }}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{model.words.row}</th>
            {model.columns.map(column => (
              <th
                key={column.name}
                scope="col"
                className={column.align}
                style={{ width: column.width }}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key} className={stored.has(row.key) ? undefined : 'fresh'}>
              <th scope="row">{model.nameOf(at)}</th>
              {model.columns.map((column, place) => (
                <GridCell
                  key={column.name}
                  grid={grid}
                  column={column}
                  name={model.nameOf(at)}
                  row={row}
                  original={stored.get(row.key)}
                  place={{ row: at, column: place }}
                  fault={faults.find(one => one.key === row.key && one.column === column.name)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
