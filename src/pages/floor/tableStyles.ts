import type { CSSObject, Theme } from '@mui/material/styles';

/** Pixels of a row; all are alike, so that only those that are seen have to be drawn. */
export const rowHeight = 44;

/** One style for the whole table: a style object for each of two thousand rows would cost more than drawing them. */
export const floorTable = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 14,
    '& th, & td': {
      height: rowHeight,
      padding: '0 10px',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      fontWeight: 400,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      paddingLeft: '16px',
      background: palette.background.paper,
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      height: 36,
      // Two lines of a heading rather than a column out of sight.
      whiteSpace: 'normal',
      lineHeight: '16px',
      fontSize: 12,
      fontWeight: 500,
      color: palette.text.secondary,
      background: palette.background.paper,
    },
    '& thead th:first-of-type, & thead th.acts': { zIndex: 2 },
    '& tbody th': { fontWeight: 500, maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' },
    // What can be done stays in sight, however wide the table is.
    '& .acts': {
      position: 'sticky',
      right: 0,
      padding: '0 8px',
      background: palette.background.paper,
    },
    '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .quiet': { color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      '& .onDesk': { display: 'none' },
      '& th, & td': { padding: '0 8px' },
      '& tbody th': { maxWidth: 140 },
    },
    '& tbody tr:hover > *': { background: palette.surface.inset },
    '& tr[data-heard] > *': { background: palette.action.selected },
  };
};
