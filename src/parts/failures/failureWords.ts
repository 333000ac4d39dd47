import type { FieldError } from '#contract/calls/errors.ts';
import { failedCall } from '#contract/domain/messages/httpMessages.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { FieldNames } from './FieldNames.ts';

export interface FailureWords {
  /** What it says; undefined when it says nothing. */
  readonly message: string | undefined;
  /** Why, each reason once, without those that the message tells already. */
  readonly reasons: readonly string[];
}

/** Whether words point at the field that they stand beside: "This field is required.", "यह फ़ील्ड ज़रूरी है।". */
export const isPointing = (message: string): boolean =>
  /^(?:This|These|यह|ये|इसे|इस) /u.test(message);

/** A reason as it stands away from its field: one that points at it names it. */
const awayFrom = ({ field, message }: FieldError, nameOf: FieldNames): string => {
  const name = isPointing(message) ? nameOf(field) : undefined;
  return name === undefined ? message : `${name}: ${message}`;
};

/** What the failure says itself. The one field that the server names as its call does is named as the page does. */
const inWordsOfPage = (
  error: unknown,
  errors: readonly FieldError[],
  nameOf: FieldNames,
): string | undefined => {
  const words = (error instanceof Error && error.message) || undefined;
  const [one] = errors;
  if (!one || errors.length > 1 || words !== `${one.field.slice(1)}: ${one.message}`) return words;
  const name = nameOf(one.field);
  return name === undefined ? one.message : `${name}: ${one.message}`;
};

/** Failures in which nobody says what was not done: the answer did not come, was none, or tells of a fault. */
const silent: readonly string[] = ['INTERNAL', 'NETWORK', 'TIMEOUT', 'NOT_JSON', 'HALF_ANSWER'];

/** Whether the server gave no words of its own, so that those of the screen say what was not done. */
export const saysNothingItself = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.errors.length === 0 &&
  (silent.includes(error.code) || error.message === failedCall);

/**
 * What a failure says and why. The specification's text says that something was not done, the server's `errors` why.
 * @param own the screen's own words, in place of the message; one that says nothing itself stands below them
 * @param isShown whether a reason stands at its field already
 * @param nameOf what fields are called on the page
 */
export const failureWords = (
  error: unknown,
  own?: string,
  isShown?: (one: FieldError) => boolean,
  nameOf: FieldNames = () => undefined,
): FailureWords => {
  const errors = error instanceof HttpError ? error.errors : [];
  const message = own ?? inWordsOfPage(error, errors, nameOf);
  const told = errors.flatMap(one =>
    isShown?.(one) || message?.includes(one.message) ? [] : awayFrom(one, nameOf),
  );
  const cause = saysNothingItself(error) && error.message !== message ? [error.message] : [];
  return { message, reasons: [...new Set([...cause, ...told])] };
};

/** The same in one line, for where there is room for one alone; undefined where nothing is said. */
export const failureLine = (
  error: unknown,
  own?: string,
  nameOf?: FieldNames,
): string | undefined => {
  const { message, reasons } = failureWords(error, own, undefined, nameOf);
  return [message, ...reasons].filter(words => words !== undefined).join(' ') || undefined;
};
