declare module 'virtual:theme' {
  import type { ThemeValues } from './variablesOf.ts';

  /** What the browser needs of the theme, evaluated when the console was built. */
  export const values: ThemeValues;
}

declare module 'virtual:theme.css' {}
