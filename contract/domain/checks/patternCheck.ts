import { isNoValue } from '../noValue.ts';

/** The message of a fault, or undefined when there is none. A field without a value has no fault of form. */
export type Check = (value: string | null | undefined) => string | undefined;

/** A check that a trimmed text has a form. */
export const patternCheck =
  (pattern: RegExp, message: string): Check =>
  value =>
    isNoValue(value) || pattern.test(value.trim()) ? undefined : message;
