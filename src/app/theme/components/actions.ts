import type { ThemeComponents } from './ThemeComponents.ts';
import { heights, motion, radii } from '#parts/measures.ts';

const transition = ['background-color', 'border-color', 'color']
  .map(property => `${property} ${motion.fast}ms ${motion.easing}`)
  .join(',');

/** Buttons, tabs and links. */
export const actionComponents: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          minWidth: 0,
          borderRadius: radii.control,
          whiteSpace: 'nowrap',
          transition,
          variants: [
            { props: { size: 'small' }, style: { height: heights.rowAction, padding: '0 8px' } },
            {
              props: { size: 'medium' },
              style: {
                height: heights.toolbar,
                padding: '0 12px',
                [theme.breakpoints.down('sm')]: { height: heights.phone, fontSize: 14 },
              },
            },
            {
              props: { size: 'large' },
              style: {
                height: heights.form,
                padding: '0 14px',
                fontSize: 14,
                [theme.breakpoints.down('sm')]: { height: heights.phone },
              },
            },
            {
              props: { variant: 'outlined', color: 'inherit' },
              style: {
                color: palette.text.primary,
                backgroundColor: palette.background.paper,
                borderColor: palette.border.button,
                boxShadow: palette.elevation.rest,
                '&:hover': { backgroundColor: palette.action.hover },
                '&:active': { backgroundColor: palette.action.focus },
              },
            },
            {
              props: { variant: 'outlined', color: 'error' },
              style: {
                color: palette.error.dark,
                backgroundColor: palette.background.paper,
                borderColor: palette.tone.error.border,
                '&:hover': {
                  backgroundColor: palette.error.light,
                  borderColor: palette.error.main,
                },
              },
            },
            {
              props: { variant: 'text', color: 'inherit' },
              style: {
                color: palette.text.secondary,
                '&:hover': {
                  backgroundColor: palette.action.hover,
                  color: palette.text.primary,
                },
              },
            },
            {
              props: { variant: 'text', color: 'primary' },
              style: {
                color: palette.primary.text,
                '&:hover': { backgroundColor: palette.action.selected },
              },
            },
            {
              props: { variant: 'contained', color: 'primary' },
              style: {
                '&:hover': { backgroundColor: palette.primary.hover },
                '&:active': { backgroundColor: palette.primary.dark },
              },
            },
            {
              props: { variant: 'contained', color: 'error' },
              style: {
                backgroundColor: palette.error.fill,
                color: palette.error.contrastText,
                '&:hover': { backgroundColor: palette.error.fill, filter: 'brightness(.92)' },
              },
            },
          ],
          '&.Mui-disabled': { boxShadow: 'none' },
        };
      },
      startIcon: { marginRight: 6, marginLeft: 0, '& > svg': { width: 16, height: 16 } },
      endIcon: { marginLeft: 6, marginRight: 0, '& > svg': { width: 16, height: 16 } },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        padding: 0,
        width: heights.toolbar,
        height: heights.toolbar,
        color: theme.vars.palette.text.secondary,
        transition,
        '&:hover': {
          backgroundColor: theme.vars.palette.action.focus,
          color: theme.vars.palette.text.primary,
        },
        [theme.breakpoints.down('sm')]: { width: 40, height: 40 },
        variants: [
          {
            props: { size: 'small' },
            style: { width: heights.rowAction, height: heights.rowAction },
          },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: heights.toolbar,
        padding: 2,
        gap: 2,
        borderRadius: radii.control,
        border: `1px solid ${theme.vars.palette.border.button}`,
        background: theme.vars.palette.surface.inset,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: '0 !important',
        borderRadius: `${radii.cell}px !important`,
        margin: '0 !important',
        padding: '0 8px',
        gap: 6,
        textTransform: 'none',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.surface.segmentOn,
          color: theme.vars.palette.text.primary,
          boxShadow: theme.vars.palette.elevation.rest,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.primary.text, fontWeight: 500 }),
    },
  },
};
