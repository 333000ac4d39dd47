import { normalisePhone } from '../checks/phone.ts';

/** Of a part of a number: fewer digits would find half of all people. */
const fewestDigits = 4;
const mostDigits = 10;

const mask = /^X{1,6}(?=\d)/i;

/** A number as it is shown masked, without what hides its beginning. */
export const withoutMask = (search: string): string => search.trim().replace(mask, '');

/** How many digits find anything for someone who is shown the last `visible` of a number. */
const fewestOf = (search: string, visible: number): number => {
  if (visible >= mostDigits) return fewestDigits;
  return mask.test(search.trim()) ? visible : mostDigits;
};

/**
 * The last digits of a phone number that a search asks for, however it is written: `98765 43210`, `+91-98765-43210`,
 * `0091 9876543210`, `(0)98765.43210`; or, for anyone who sees whole numbers, the four to ten last ones alone. Anyone who sees
 * them masked could find the hidden digits one by one, so for them only the whole number finds anything, and the number as it
 * is shown to them, `XX76543210` (T89).
 * @param visible how many of the last digits the person is shown; undefined: all
 * @returns undefined for a search that is not a number, not enough of one, or more than is shown of a masked one
 */
export const phoneDigitsOf = (search: string, visible = mostDigits): string | undefined => {
  const shown = withoutMask(search);
  if (/[^\d\s()+./-]/.test(shown)) return undefined;
  const digits = normalisePhone(shown.replaceAll('/', ' ').replace(/\(0\)/, ''));
  const most = mask.test(search.trim()) ? visible : mostDigits;
  return /^\d+$/.test(digits) && digits.length >= fewestOf(search, visible) && digits.length <= most
    ? digits
    : undefined;
};
