import { createTheme, type Shadows } from '@mui/material/styles';
import { fontFamily, layout, motion, radii } from '#parts/measures.ts';
import { components } from './components/components.ts';
import { palettes } from './palette.ts';

const elevation = (name: 'rest' | 'raised' | 'overlay') =>
  `var(--console-palette-elevation-${name})`;

// The library counts elevations from 0 to 24; the design knows three.
const shadows = Array.from({ length: 25 }, (_, step) => {
  if (step === 0) return 'none';
  if (step < 4) return elevation('rest');
  return elevation(step < 8 ? 'raised' : 'overlay');
}) as Shadows;

const text = (size: number, line: number, weight = 400, tracking?: string) => ({
  fontSize: size,
  lineHeight: `${line}px`,
  fontWeight: weight,
  ...(tracking && { letterSpacing: tracking }),
});

/**
 * The design as the library reads it: both colour schemes as CSS variables, so that a change of mode renders nothing
 * again. `page.css` says what the page has besides the library's components.
 */
export const consoleTheme = createTheme({
  cssVariables: { cssVarPrefix: 'console', colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  spacing: 4,
  shape: { borderRadius: radii.control },
  shadows,
  breakpoints: { values: { xs: 0, sm: layout.phone, md: layout.tablet, lg: layout.wide } },
  transitions: {
    duration: {
      shortest: motion.fast,
      shorter: motion.fast,
      short: motion.base,
      standard: motion.base,
      complex: motion.slow,
      enteringScreen: motion.base,
      leavingScreen: motion.fast,
    },
    easing: {
      easeInOut: motion.easing,
      easeOut: motion.easing,
      easeIn: motion.easing,
      sharp: motion.easing,
    },
  },
  typography: {
    fontFamily,
    fontSize: 14,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    display: text(32, 40, 600, '-0.02em'),
    signIn: text(24, 32, 600, '-0.02em'),
    h1: text(20, 28, 600, '-0.014em'),
    h2: text(16, 24, 600),
    h3: text(14, 20, 600),
    fact: text(16, 24, 600, '-0.006em'),
    subtitle2: text(13, 16, 500),
    body1: text(14, 20),
    body2: text(13, 20),
    caption: text(12, 16),
    micro: text(11, 16, 500),
    button: { ...text(13, 20, 500, '0'), textTransform: 'none' },
  },
  components,
});
