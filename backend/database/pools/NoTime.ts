/**
 * The database has no time for a call: too many wait before it, or its own time is over. Nothing that it began is stored.
 * `retryAfter`: seconds after which it may well be served; absent where the same call would take as long again.
 */
export class NoTime extends Error {
  readonly retryAfter: number | undefined;

  constructor(retryAfter?: number) {
    super(retryAfter === undefined ? 'The call took too long' : 'Too many calls wait');
    this.name = 'NoTime';
    this.retryAfter = retryAfter;
  }
}

/** What stands behind an error, where it is that: Drizzle wraps the errors of statements in its own. */
export const noTimeIn = (error: unknown): NoTime | undefined => {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof NoTime) return inner;
  return undefined;
};
