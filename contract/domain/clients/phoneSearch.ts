import { normalisePhone } from '../checks/phone.ts';

/** Fewer digits would find half of all people. */
const fewestDigits = 4;
const mostDigits = 10;

/**
 * The last digits of a phone number that a search asks for, however it is written: `98765 43210`, `+91-98765-43210`,
 * `0091 9876543210`, `(0)98765.43210`, or the four to ten last ones alone. Undefined for a search that is no number.
 */
export const phoneDigitsOf = (search: string): string | undefined => {
  if (/[^\d\s()+./-]/.test(search)) return undefined;
  const digits = normalisePhone(search.replaceAll('/', ' ').replace(/\(0\)/, ''));
  return /^\d+$/.test(digits) && digits.length >= fewestDigits && digits.length <= mostDigits
    ? digits
    : undefined;
};
