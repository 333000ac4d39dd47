/*
 * The page of the marketplace, not of the console: it is white in the dark as well, and its measures are those of a
 * visitor's screen.
 */
export const pageColours = {
  paper: '#ffffff',
  ink: '#14161c',
  quiet: '#e9ebf0',
  empty: '#d5d9e2',
  emptyInk: '#4a5163',
} as const;

export const desktopSize = { width: 1440, height: 860, hero: 620 } as const;
export const phoneSize = { width: 390, height: 760, hero: 560 } as const;
