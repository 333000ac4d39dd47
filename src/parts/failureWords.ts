import type { FieldError } from '#contract/calls/errors.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';

export interface FailureWords {
  /** What it says; undefined when it says nothing. */
  readonly message: string | undefined;
  /** Why, each reason once, without those that the message tells already. */
  readonly reasons: readonly string[];
}

/**
 * What a failure says and why. The specification's text says that something was not done, the server's `errors` why.
 * @param own the screen's own words, in place of the message
 * @param isShown whether a reason stands at its field already
 */
export const failureWords = (
  error: unknown,
  own?: string,
  isShown?: (one: FieldError) => boolean,
): FailureWords => {
  const message = own ?? ((error instanceof Error && error.message) || undefined);
  const errors = error instanceof HttpError ? error.errors : [];
  const told = errors.flatMap(one =>
    isShown?.(one) || message?.includes(one.message) ? [] : one.message,
  );
  return { message, reasons: [...new Set(told)] };
};

/** The same in one line, for where there is room for one alone; undefined where nothing is said. */
export const failureLine = (error: unknown, own?: string): string | undefined => {
  const { message, reasons } = failureWords(error, own);
  return [message, ...reasons].filter(words => words !== undefined).join(' ') || undefined;
};
