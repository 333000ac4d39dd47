import { createElement } from 'react';
import type { ThemeComponents } from './ThemeComponents.ts';
import { CheckboxIcon } from '#parts/controls/CheckboxIcon.tsx';
import { heights, radii } from '#parts/measures.ts';

/** Fields: the label is above, help and errors below, and nothing moves on focus. */
export const inputComponents: ThemeComponents = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        maxWidth: '100%',
        whiteSpace: 'normal',
        fontSize: 13,
        lineHeight: '16px',
        fontWeight: 500,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 14,
        lineHeight: '20px',
        [theme.breakpoints.down('sm')]: { fontSize: 16 },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          minHeight: heights.form,
          borderRadius: radii.control,
          background: palette.background.paper,
          [theme.breakpoints.down('sm')]: { minHeight: heights.phone },
          variants: [
            { props: { size: 'small' }, style: { minHeight: heights.toolbar, fontSize: 13 } },
            { props: { multiline: true }, style: { padding: '8px 10px' } },
          ],
          '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.border.control },
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: palette.text.tertiary,
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: palette.border.focus,
            borderWidth: 2,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': {
            borderColor: palette.error.main,
            borderWidth: 2,
          },
          '&.Mui-disabled': { background: palette.surface.inset },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: palette.border.button },
        };
      },
      input: {
        padding: '0 10px',
        height: 'auto',
        minHeight: 20,
        variants: [{ props: { multiline: true }, style: { padding: 0 } }],
      },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 6 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: 13 }),
      positionStart: { marginRight: 0 },
    },
  },
  MuiSelect: {
    styleOverrides: { icon: { right: 8 }, select: { minHeight: '20px !important' } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '6px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.dark },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -6, marginRight: 0, gap: 2 },
      label: { fontSize: 13, lineHeight: '20px' },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: createElement(CheckboxIcon, { state: 'off' }),
      checkedIcon: createElement(CheckboxIcon, { state: 'on' }),
      indeterminateIcon: createElement(CheckboxIcon, { state: 'some' }),
    },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 6,
        borderRadius: radii.control,
        '&:hover': { background: 'none' },
        '&:hover .console-checkbox-off': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focusVisible': {
          outline: 'none',
          '& .console-checkbox': {
            outline: `2px solid ${theme.vars.palette.border.focus}`,
            outlineOffset: 2,
          },
        },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 5,
        color: theme.vars.palette.border.control,
        '& svg': { width: 18, height: 18 },
        '&:hover': { background: 'none' },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 18, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 2,
        '&:hover': { background: 'none !important' },
        '&.Mui-checked': {
          transform: 'translateX(14px)',
          color: theme.vars.palette.primary.contrastText,
        },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.border.focus}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none', color: '#FFFFFF' },
      track: ({ theme }) => ({
        borderRadius: radii.pill,
        opacity: 1,
        background: theme.vars.palette.border.control,
      }),
    },
  },
};
