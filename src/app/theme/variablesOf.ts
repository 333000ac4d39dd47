import type { Theme } from '@mui/material/styles';

/** Names of CSS variables, by the path that is their name: a leaf is `0`. */
export type Names = 0 | readonly Names[] | { readonly [key: string]: Names };

/** The part of the theme that is data and not the same in the style sheet. */
export interface ThemeValues extends Pick<
  Theme,
  'shape' | 'typography' | 'zIndex' | 'mixins' | 'motion'
> {
  readonly breakpoints: Theme['breakpoints']['values'];
  readonly transitions: Pick<Theme['transitions'], 'duration' | 'easing'>;
  readonly names: Names;
}

/** Where the variables of the style sheet begin. */
const prefix = '--console';

/** `{ palette: { divider: 0 } }` as `{ palette: { divider: 'var(--console-palette-divider)' } }`. */
export const variablesOf = (names: Names, path = prefix): unknown => {
  if (names === 0) return `var(${path})`;
  if (Array.isArray(names)) return names.map((name, at) => variablesOf(name, `${path}-${at}`));
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, variablesOf(name, `${path}-${key}`)]),
  );
};
