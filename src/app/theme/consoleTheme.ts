import { createTransitions, type CSSObject, type Theme } from '@mui/material/styles';
import { createSpacing, createTheme, createUnarySpacing } from '@mui/system';
import { values } from 'virtual:theme';
import { components } from './components/components.ts';
import { variablesOf } from './variablesOf.ts';

const { names, breakpoints, transitions, typography, ...data } = values;
const vars = variablesOf(names) as Theme['vars'];

/** The library looks for the variable first. */
const spaced = { vars, spacing: 4 };

/** Root font sizes are the browser's. */
const rootFontSize = 16;

const amountOf = (amount: number | string) =>
  typeof amount === 'string' ? `calc(${amount})` : String(amount);

const mixed = (colour: string, other: string, amount: number | string) =>
  `color-mix(in srgb, ${colour}, ${other} calc(${amount} * 100%))`;

/** `var(--console-palette-primary-main)` as its red, green and blue, which have a variable of their own. */
const channelsOf = (colour: string) => colour.replace(/^var\((--[\w-]+)\)$/, 'var($1Channel)');

const colourFunctions: Pick<Theme, 'alpha' | 'lighten' | 'darken'> = {
  alpha: (colour, amount) =>
    colour.startsWith('var(')
      ? `rgba(${channelsOf(colour)} / ${amountOf(amount)})`
      : `rgb(from ${colour} r g b / ${amountOf(amount)})`,
  lighten: (colour, amount) => mixed(colour, '#fff', amount),
  darken: (colour, amount) => mixed(colour, '#000', amount),
};

/**
 * The theme in the browser: names of CSS variables where the library would have colours. Their values, of both schemes,
 * are in the style sheet that is built from `themeSource.ts`, so nothing is computed and no style written at a start.
 */
export const consoleTheme = Object.assign(createTheme({ breakpoints: { values: breakpoints } }), {
  ...data,
  ...colourFunctions,
  vars,
  components,
  palette: { ...vars.palette, mode: 'light' },
  shadows: vars.shadows,
  spacing: createSpacing(4, createUnarySpacing(spaced)),
  transitions: createTransitions(transitions),
  typography: {
    ...typography,
    pxToRem: (pixels: number) => `${pixels / rootFontSize}rem`,
  },
  applyStyles: (scheme: string, styles: CSSObject) => ({
    [`*:where([data-scheme="${scheme}"]) &`]: styles,
  }),
}) as unknown as Theme;
