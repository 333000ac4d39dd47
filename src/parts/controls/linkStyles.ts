import type { CSSObject, Theme } from '@mui/material/styles';

/** The look of a link in text. */
export const linkStyles = (theme: Theme): CSSObject => ({
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** A button that looks like a link in text. */
export const linkButtonStyles = (theme: Theme): CSSObject => ({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outline: 'auto' },
  ...linkStyles(theme),
});
