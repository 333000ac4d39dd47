import type { CSSObject, Theme } from '@mui/material/styles';

/** One style for all entries of the menu, which are plain elements: it is drawn whole before the page's own rows are. */
export const menuStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '0 8px 8px',
    scrollbarWidth: 'thin',
    '& .branch': { marginBottom: '12px' },
    '&.rail .branch': { marginBottom: '8px' },
    '&.rail .branch + .branch': { paddingTop: '8px', borderTop: `1px solid ${palette.divider}` },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& .fold': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      height: 32,
      padding: '0 8px',
      border: 0,
      borderRadius: '6px',
      background: 'none',
      font: 'inherit',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 500,
      color: palette.text.secondary,
      cursor: 'pointer',
    },
    '& .fold:hover': { color: palette.text.primary },
    '& .fold > svg': { transition: 'transform var(--console-fast)' },
    '& .fold[aria-expanded="false"] > svg': { transform: 'rotate(-90deg)' },
    '& li': { position: 'relative' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: 32,
      padding: '2px 8px',
      borderRadius: '6px',
      fontSize: 13,
      lineHeight: '20px',
      color: palette.text.secondary,
      textDecoration: 'none',
      WebkitTapHighlightColor: 'transparent',
      [theme.breakpoints.down('sm')]: { minHeight: 44 },
    },
    // Room for the star, which comes later: a name that wrapped only then would move the entries under the pointer.
    '&:not(.rail) li a': { paddingRight: '32px' },
    '&.rail li a': { justifyContent: 'center' },
    '& li a > svg': { flex: 'none' },
    '& li a:hover': { background: palette.action.focus, color: palette.text.primary },
    '& li a[aria-current]': {
      fontWeight: 550,
      color: palette.primary.text,
      background: palette.action.selected,
    },
    '& li a:focus-visible, & .fold:focus-visible': { outlineOffset: -2 },
  };
};
