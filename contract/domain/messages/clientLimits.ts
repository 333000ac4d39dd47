/* What the start of the page needs of the limits of calls: apart from the others, which come later. */

/** The outermost bound of any call, over four hours. */
export const clientTimeout = 15_000_000;

/** How long a browser-storage cache entry lives that names no expiry: a day. */
export const cacheLifetime = 86_400_000;

/** Milliseconds the screens wait (part 1 section 9). */
export const waits = {
  debounce: 300,
  /** Before a view reads again after a comment or a slot update (decision T103). */
  refresh: 1000,
} as const;

/** The valid expiry of a cache entry: a moment in milliseconds (part 1 section 5). */
export const isCacheExpiry = (expiry: unknown): expiry is number =>
  typeof expiry === 'number' && Number.isSafeInteger(expiry) && expiry > 0;
