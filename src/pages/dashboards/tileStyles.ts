import type { Theme } from '@mui/material/styles';
import { radii } from '#parts/measures.ts';

/** The look of a tile: the whole of it leads to its list, and what is overdue is above. */
export const tileStyles = (theme: Theme) => ({
  position: 'relative',
  display: 'grid',
  // Head, figure and help of tiles beside each other begin at one height.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 1,
  minHeight: 112,
  p: 3,
  borderRadius: `${radii.card}px`,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '&:hover': {
    background: theme.vars.palette.action.hover,
    borderColor: theme.vars.palette.border.button,
  },
  '& .tile-head': { display: 'flex', alignItems: 'flex-start', gap: 2, minWidth: 0 },
  '& .tile-head > svg': { flex: 'none', mt: '2px', color: theme.vars.palette.text.secondary },
  '& .tile-link': {
    ...theme.typography.body2,
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& .tile-link::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: `${radii.card}px`,
  },
  '& .tile-figures': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 32,
  },
  '& .tile-count': {
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-empty] .tile-count': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
  '& .tile-overdue': { position: 'relative', textDecoration: 'none', padding: '2px 0' },
  '& .tile-help': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
});
