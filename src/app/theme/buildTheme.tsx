import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { stylisPlugins } from './emotionCache.ts';
import { themeSource } from './themeSource.ts';
import type { Names, ThemeValues } from './variablesOf.ts';

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

/** What the library's own providers write into the head of a page. */
const cssOf = (theme: Theme): string => {
  const page = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'c', stylisPlugins: [...stylisPlugins] })}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
      </ThemeProvider>
    </CacheProvider>,
  );
  return [...page.matchAll(/<style[^>]*>(?<css>.*?)<\/style>/gs)]
    .map(({ groups }) => groups?.['css'] ?? '')
    .join('\n');
};

/** Evaluates the theme: what of it is data, and its style sheet. For the build alone; see `scripts/vite/themePlugin.ts`. */
export const buildTheme = (): BuiltTheme => {
  const { shape, typography, zIndex, mixins, motion, breakpoints, transitions, vars } = themeSource;
  const { duration, easing } = transitions;
  return {
    values: {
      shape,
      typography,
      zIndex,
      mixins,
      motion,
      breakpoints: breakpoints.values,
      transitions: { duration, easing },
      names: namesOf(vars),
    },
    css: cssOf(themeSource),
  };
};
