import type { CSSObject, Theme } from '@mui/material/styles';
import { heights, motion } from '#parts/measures.ts';
import { chipStyles } from './components/chips.ts';

/** The page itself: canvas, focus ring, density, reduced motion. */
export const pageStyles = (theme: Theme): CSSObject => ({
  ':root': {
    '--console-row': `${heights.row.comfortable}px`,
    '--console-fast': `${motion.fast}ms`,
  },
  ':root[data-density="compact"]': { '--console-row': `${heights.row.compact}px` },
  'html, body, #root': { height: '100%' },
  body: {
    fontSize: 14,
    lineHeight: '20px',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  ':focus-visible, .Mui-focusVisible': {
    outline: `2px solid ${theme.vars.palette.border.focus}`,
    outlineOffset: 2,
  },
  // Fields draw their own ring on their border.
  '.MuiInputBase-input:focus-visible': { outline: 'none' },
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
  '::selection': { background: theme.vars.palette.primary.line },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None, rather than a short one: every element would have it, and a new colour go down from each to what it holds.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
    // A turning or growing sign of progress is information, not decoration.
    '.MuiCircularProgress-root, .MuiLinearProgress-bar': {
      animationDuration: '1.4s !important',
      animationIterationCount: 'infinite !important',
    },
  },
  ...chipStyles(theme),
});
