import type { Theme } from '@mui/material/styles';

/** A table of figures behind a plot: numbers at the end of their columns, and buttons that look like links. */
export const figureTableStyles = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    padding: '6px 16px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 500 },
  '& thead th': { color: theme.vars.palette.text.secondary, borderTop: 0 },
  '& th:first-of-type': { textAlign: 'start' },
  '& button': {
    padding: '2px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    color: theme.vars.palette.primary.text,
  },
  '& button:hover': { textDecoration: 'underline' },
});
