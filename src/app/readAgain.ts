import { HttpError } from '#dataProvider/http/HttpError.ts';

/** Milliseconds before a lost connection is tried once more. */
const pause = 1_000;

/**
 * Once more after a lost connection, and when a busy server says when; any other answer is its last word, and a wait has its own
 * retry.
 */
export const shouldReadAgain = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof HttpError && (error.code === 'NETWORK' || !!error.retryAfter);

/** Milliseconds until then; up to half as long again, so that not all who were refused come back at once. */
export const untilReadAgain = (
  _failures: number,
  error: Error & { retryAfter?: number | undefined },
): number => (error.retryAfter ? error.retryAfter * (1 + Math.random() / 2) : pause);
