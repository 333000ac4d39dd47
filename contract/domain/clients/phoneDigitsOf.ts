import { normalisePhone } from '../checks/phone.ts';

/** Of a part of a number: fewer digits would find half of all people. */
const fewestDigits = 4;
const mostDigits = 10;

/**
 * The last digits of a phone number that a search asks for, however it is written: `98765 43210`, `+91-98765-43210`,
 * `0091 9876543210`, `(0)98765.43210`; or, for anyone who sees whole numbers, the four to ten last ones alone. Anyone who sees
 * them masked could find the hidden digits one by one, so only the whole number finds anything (T89).
 * @returns undefined for a search that is not a number, or not enough of one
 */
export const phoneDigitsOf = (search: string, seesWhole: boolean): string | undefined => {
  if (/[^\d\s()+./-]/.test(search)) return undefined;
  const digits = normalisePhone(search.replaceAll('/', ' ').replace(/\(0\)/, ''));
  const fewest = seesWhole ? fewestDigits : mostDigits;
  return /^\d+$/.test(digits) && digits.length >= fewest && digits.length <= mostDigits
    ? digits
    : undefined;
};
