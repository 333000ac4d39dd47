import type { ThemeOptions } from '@mui/material/styles';

/**
 * Changes of the library's components exactly as `createTheme` takes them: `Components<Theme>` is accepted as well, but
 * comparing the two structures costs the type checker most of its time.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
