/* What the start of the page needs of the limits of calls: apart from the others, which come later. */

/** The outermost bound of any call, over four hours. */
export const clientTimeout = 15_000_000;

/** How long a browser-storage cache entry lives that names no expiry: a day. */
export const cacheLifetime = 86_400_000;

/** Milliseconds that what is typed waits before it is looked up (part 1 section 9). */
export const debounce = 300;

/** The valid expiry of a cache entry: a moment in milliseconds (part 1 section 5). */
export const isCacheExpiry = (expiry: unknown): expiry is number =>
  Number.isSafeInteger(expiry) && Number(expiry) > 0;

/** Milliseconds a notice of success or information stays (part 1 section 9). */
export const snackbarDuration = 4000;
