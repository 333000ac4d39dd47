import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { stylisPlugins } from './emotionCache.ts';
import { pageStyles } from './pageStyles.ts';
import { themeSource } from './themeSource.ts';
import { variablesOf, type Names, type ThemeValues } from './variablesOf.ts';

export interface BuiltTheme {
  readonly values: ThemeValues;
  /** The variables of both schemes and the styles of the page itself. */
  readonly css: string;
}

const namesOf = (variables: unknown): Names => {
  if (Array.isArray(variables)) return variables.map(namesOf);
  if (typeof variables !== 'object' || variables === null) return 0;
  return Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, namesOf(value)]));
};

/** What every page stands on, before the design's own styles. */
const baselineOf = (theme: Theme): CSSObject => ({
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    boxSizing: 'border-box',
    // A phone that is turned keeps the size of the text.
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    margin: 0,
    ...(theme.typography.body1 as CSSObject),
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    '@media print': { backgroundColor: theme.vars.palette.common.white },
    '&::backdrop': { backgroundColor: theme.vars.palette.background.default },
  },
});

const write = (styles: CSSObject): string => {
  const cache = createCache({ key: 'c', stylisPlugins: [...stylisPlugins] });
  return String(cache.insert('', css(styles), cache.sheet, false));
};

const cssOf = (theme: Theme): string =>
  [baselineOf(theme), pageStyles(theme), ...theme.generateStyleSheets()]
    .map(styles => write(styles as CSSObject))
    .join('\n');

/** Evaluates the theme: what of it is data, and its style sheet. For the build alone; see `scripts/vite/themePlugin.ts`. */
export const buildTheme = (): BuiltTheme => {
  const { shape, typography, zIndex, mixins, motion, breakpoints, transitions, vars } = themeSource;
  const { duration, easing } = transitions;
  const names = namesOf(vars);
  return {
    values: {
      shape,
      typography,
      zIndex,
      mixins,
      motion,
      breakpoints: breakpoints.values,
      transitions: { duration, easing },
      names,
    },
    css: cssOf({ ...themeSource, vars: variablesOf(names) as Theme['vars'] }),
  };
};
