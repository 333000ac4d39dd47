/** Suites that look at every screen or at every call. */
export const growing: readonly string[];
