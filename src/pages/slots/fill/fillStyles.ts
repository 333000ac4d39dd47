import type { Theme } from '@mui/material/styles';
import { figureTableStyles } from '#parts/page/figureTableStyles.ts';

/** A table of figures whose first column stays in place while the others move. */
export const fillStyles = (theme: Theme) => ({
  ...figureTableStyles(theme),
  '& th:first-of-type': {
    textAlign: 'start',
    position: 'sticky',
    insetInlineStart: 0,
    background: theme.vars.palette.background.paper,
  },
  '& [data-now]': { background: theme.vars.palette.action.selected },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
});
