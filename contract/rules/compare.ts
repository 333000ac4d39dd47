import { indiaDay, isDay, offsetText } from '../domain/days/indiaDay.ts';

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const numberPattern = /^-?\d+(\.\d+)?$/;
const hasZone = /(Z|[+-]\d{2}:?\d{2})$/;

/** Milliseconds of an ISO date-time; one without a zone is a time in India. Undefined when it is none. */
const instantOf = (text: string): number | undefined => {
  if (!instantPattern.test(text)) return undefined;
  const time = Date.parse(hasZone.test(text) ? text : text + offsetText);
  return Number.isNaN(time) ? undefined : time;
};

const order = <Value extends string | number>(a: Value, b: Value): number =>
  a < b ? -1 : a > b ? 1 : 0;

const compareStrings = (a: string, b: string): number => {
  const first = instantOf(a);
  const second = instantOf(b);
  if (first !== undefined && second !== undefined) return order(first, second);
  if (first !== undefined && isDay(b)) return order(indiaDay(new Date(first)), b);
  if (second !== undefined && isDay(a)) return order(a, indiaDay(new Date(second)));
  return order(a, b);
};

/**
 * Orders two values: negative, 0, positive, or undefined when they cannot be ordered.
 *
 * - two numbers by size; a number and a string of plain decimal digits by size too, as a typed filter such as
 *   `pincode==560001` does not know whether the field is text;
 * - two date-times by instant; a date-time and a day by the day in India (T76);
 * - other strings by code unit, which is the calendar order for days;
 * - two booleans are only equal or not.
 */
export const compare = (a: unknown, b: unknown): number | undefined => {
  if (typeof a === 'number' && typeof b === 'number')
    return Number.isNaN(a - b) && a !== b ? undefined : order(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'number' && typeof b === 'string')
    return numberPattern.test(b) ? order(a, Number(b)) : undefined;
  if (typeof a === 'string' && typeof b === 'number')
    return numberPattern.test(a) ? order(Number(a), b) : undefined;
  return typeof a === 'boolean' && a === b ? 0 : undefined;
};
