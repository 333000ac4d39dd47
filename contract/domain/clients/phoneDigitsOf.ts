import { normalisePhone } from '../checks/phone.ts';

/** Of a part of a number: fewer digits would find half of all people. */
const fewestDigits = 4;
const mostDigits = 10;

/** A number as it is shown masked, without what hides its beginning. */
export const withoutMask = (search: string): string =>
  search.trim().replace(/^[xX]{1,6}(?=\d)/, '');

/**
 * The last digits of a phone number that a search asks for, however it is written: `98765 43210`, `+91-98765-43210`,
 * `0091 9876543210`, `(0)98765.43210`; or the four last ones and more, as far as the person is shown them, `XX43210` as it is
 * shown, too. A longer part would tell hidden digits one by one, so of those only the whole number finds anything (T89).
 * @param visible how many of the last digits the person is shown; undefined: all
 * @returns undefined for a search that is not a number, not enough of one, or more than is shown
 */
export const phoneDigitsOf = (search: string, visible = mostDigits): string | undefined => {
  const shown = withoutMask(search);
  if (/[^\d\s()+./-]/.test(shown)) return undefined;
  const digits = normalisePhone(shown.replaceAll('/', ' ').replace(/\(0\)/, ''));
  const isPart = digits.length >= fewestDigits && digits.length <= visible;
  return /^\d+$/.test(digits) && (isPart || digits.length === mostDigits) ? digits : undefined;
};
