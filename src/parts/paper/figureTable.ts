import type { Theme } from '@mui/material/styles';

/** A quiet table of figures: names at the start, numbers at the end. */
export const figureTable = (theme: Theme) =>
  ({
    width: '100%',
    borderCollapse: 'collapse',
    typography: 'body2',
    '& th, & td': {
      padding: '6px 12px 6px 0',
      textAlign: 'end',
      verticalAlign: 'top',
      fontVariantNumeric: 'tabular-nums',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tr > :last-child': { paddingRight: 0 },
    '& th:first-of-type, & td.start': { textAlign: 'start', fontWeight: 400 },
    '& thead th': {
      typography: 'caption',
      color: theme.vars.palette.text.secondary,
      fontWeight: 500,
    },
    '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
  }) as const;
