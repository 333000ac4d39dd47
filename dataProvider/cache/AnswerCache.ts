/** A kept answer. `area` is the part of the call's id that a change of the same area throws away. */
export interface CacheEntry {
  readonly answer: unknown;
  /** Those that it was read from (`tablesHeader`); null where that is not told. */
  readonly tables: string | null;
  readonly area: string;
  /** Milliseconds since 1970; the entry is good up to and including it. */
  readonly expiresAt: number;
}

/** Where answers are kept. A key already holds the user, the role version, the address and the data (T102). */
export interface AnswerCache {
  get(key: string): CacheEntry | undefined;
  /** Throws 'Cache expiry timestamp is invalid' for an entry without a usable expiry. */
  set(key: string, entry: CacheEntry): void;
  removeWhere(matches: (key: string, entry: CacheEntry) => boolean): void;
}
