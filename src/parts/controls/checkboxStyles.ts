import type { CSSObject, Theme } from '@mui/material/styles';

/** A box to tick that is native, drawn as the console's own: in rows, and where the form's would be too much script. */
export const checkboxStyles = (theme: Theme): CSSObject => ({
  appearance: 'none',
  display: 'block',
  position: 'relative',
  width: 16,
  height: 16,
  margin: 0,
  borderRadius: '4px',
  border: `1px solid ${theme.vars.palette.border.control}`,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  // The target is 28 pixels wide and high (WCAG 2.5.8).
  '&::before': { content: '""', position: 'absolute', inset: '-7px' },
  '&:checked, &:indeterminate': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
  },
  '&:checked::after': {
    content: '""',
    position: 'absolute',
    left: 4.5,
    top: 1.5,
    width: 5,
    height: 9,
    borderStyle: 'solid',
    borderWidth: '0 2px 2px 0',
    borderColor: theme.vars.palette.primary.contrastText,
    transform: 'rotate(45deg)',
  },
  '&:indeterminate::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 6,
    width: 8,
    height: 2,
    background: theme.vars.palette.primary.contrastText,
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
