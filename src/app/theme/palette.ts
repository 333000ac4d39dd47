import type { PaletteOptions } from '@mui/material/styles';
import { schemes, type SchemeTokens } from './tokens.ts';

const paletteOf = (mode: 'light' | 'dark', t: SchemeTokens): PaletteOptions => ({
  mode,
  primary: {
    main: t.accent,
    dark: t.accentPressed,
    light: t.accentSoft,
    contrastText: t.onAccent,
    hover: t.accentHover,
    text: t.accentText,
    line: t.accentLine,
  },
  secondary: { main: t.textSecondary, contrastText: t.surface },
  success: {
    main: t.tone.success.icon,
    dark: t.tone.success.text,
    light: t.tone.success.background,
    contrastText: t.onAccent,
    fill: t.successFill,
  },
  warning: {
    main: t.tone.warning.icon,
    dark: t.tone.warning.text,
    light: t.tone.warning.background,
  },
  error: {
    main: t.tone.error.icon,
    dark: t.tone.error.text,
    light: t.tone.error.background,
    contrastText: t.onAccent,
    fill: t.errorFill,
  },
  info: { main: t.tone.info.icon, dark: t.tone.info.text, light: t.tone.info.background },
  text: {
    primary: t.text,
    secondary: t.textSecondary,
    tertiary: t.textTertiary,
    disabled: t.textDisabled,
  },
  divider: t.divider,
  background: { default: t.canvas, paper: t.surface },
  action: {
    hover: t.hover,
    selected: t.selected,
    focus: t.pressed,
    active: t.textSecondary,
    disabled: t.textDisabled,
    disabledBackground: t.surfaceInset,
  },
  surface: {
    sunken: t.surfaceSunken,
    inset: t.surfaceInset,
    overlay: t.overlay,
    nav: t.navBackground,
    segmentOn: t.segmentOn,
  },
  border: {
    button: t.borderButton,
    control: t.borderControl,
    focus: t.focusRing,
    selected: t.selectedLine,
  },
  changedCell: { background: t.changedCell, line: t.changedCellLine },
  bulkBar: {
    background: t.bulkBar,
    text: t.bulkBarText,
    textSecondary: t.bulkBarTextSecondary,
    divider: t.bulkBarDivider,
  },
  tone: t.tone,
  elevation: t.elevation,
  chart: t.chart,
});

export const palettes = {
  light: paletteOf('light', schemes.light),
  dark: paletteOf('dark', schemes.dark),
};
