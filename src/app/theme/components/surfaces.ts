import type { Theme } from '@mui/material/styles';
import type { ThemeComponents } from './ThemeComponents.ts';
import { motion, radii } from '#parts/measures.ts';

const floating = (theme: Theme) => ({
  borderRadius: radii.floating,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.surface.overlay,
  boxShadow: theme.vars.palette.elevation.overlay,
});

/** What holds content: flat cards, and what floats above the page. */
export const surfaceComponents: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(15,17,22,.5)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating(theme), maxWidth: 480, margin: 16, width: '100%' }),
      paperFullScreen: { maxWidth: 'none', margin: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    },
  },
  // Where it is a grid, what does not break is cut off rather than widening the dialog.
  MuiDialogContent: {
    styleOverrides: { root: { padding: '0 24px 8px', gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 20px', gap: 8 },
      spacing: { '& > * + *': { marginLeft: 0 } },
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme), list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        padding: '4px 8px',
        gap: 10,
        borderRadius: radii.control,
        fontSize: 13,
        lineHeight: '20px',
        whiteSpace: 'normal',
        [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: 14 },
        '&:hover': { background: theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': { background: theme.vars.palette.action.selected },
        '&.Mui-focusVisible': { background: theme.vars.palette.action.hover, outlineOffset: -2 },
      }),
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '6px 8px 2px',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        background: 'none',
        color: theme.vars.palette.text.tertiary,
      }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
  MuiDrawer: {
    defaultProps: { transitionDuration: motion.slow },
    styleOverrides: { paper: ({ theme }) => ({ boxShadow: theme.vars.palette.elevation.overlay }) },
  },
};
