/**
 * A phone number as people write it, brought to its 10 digits: spaces, dashes, dots and brackets go, then +91, 0091,
 * 91 and a leading 0 where 10 digits stay behind. A text that is no such number comes back without its spaces, for
 * the strict check to refuse (decision T88).
 */
export const normalisePhone = (typed: string): string =>
  typed
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+|00)?91(?=0?\d{10}$)/, '')
    .replace(/^0(?=\d{10}$)/, '');

/** Whether a text is a stored number as it was answered to somebody who may not see all of it. */
export const isMaskOf = (text: string, stored: string | null | undefined): boolean =>
  Boolean(stored) &&
  (text === stored ||
    (/^X+\d+$/.test(text) &&
      text.length === stored?.length &&
      stored.endsWith(text.replaceAll('X', ''))));

/**
 * A masked phone number: every digit becomes X but the last eight (part 1 section 6, decision T89). `visible` 4 is
 * the stricter mask that an installation may choose.
 */
export const maskPhone = (phone: string, visible = 8): string => {
  let hidden = phone.replaceAll(/\D/g, '').length - visible;
  return phone.replaceAll(/\d/g, digit => (hidden-- > 0 ? 'X' : digit));
};
