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

/** The 10 digits of a text that is a whole number, in whatever form it was typed; undefined for a part of one (T88). */
export const wholePhone = (typed: string): string | undefined => {
  const digits = normalisePhone(typed);
  return /^\d{10}$/.test(digits) ? digits : undefined;
};

/**
 * A masked phone number: every digit becomes X but the last eight (part 1 section 6, decision T89). `visible` 4 is
 * the stricter mask that an installation may choose.
 */
export const maskPhone = (phone: string, visible = 8): string => {
  let hidden = phone.replaceAll(/\D/g, '').length - visible;
  return phone.replaceAll(/\d/g, digit => (hidden-- > 0 ? 'X' : digit));
};

/** Whether a number was sent back as it was shown to someone who sees it masked (T89): then it is not a change. */
export const isMaskOf = (sent: unknown, stored: unknown): boolean =>
  typeof sent === 'string' &&
  typeof stored === 'string' &&
  ([8, 4] as const).some(visible => sent === maskPhone(stored, visible));
