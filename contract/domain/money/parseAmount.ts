import type { BasisPoints, Paise } from './paise.ts';

/** The largest amount that may be typed: Rs 99,99,99,999 (decision T75). */
export const largestAmount: Paise = 999_999_999_00;

/** Plain digits or Indian grouping, then at most two places; no sign, no exponent, no spaces. */
const amountPattern = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/;

const hundredths = (text: string): bigint | undefined => {
  const [, whole, places = ''] = amountPattern.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : BigInt(whole.replaceAll(',', '') + places.padEnd(2, '0'));
};

/**
 * A typed amount in rupees as paise (decision T75), or undefined when it is none: `12`, `12.5`, `1,00,000.50` are;
 * `1e3`, ` 12`, `1.234`, `-1`, `100,000` and anything above Rs 99,99,99,999 are not.
 */
export const parseAmount = (text: string): Paise | undefined => {
  const paise = hundredths(text);
  return paise === undefined || paise > BigInt(largestAmount) ? undefined : Number(paise);
};

/** What people write around an amount: the sign or word of the rupee before it, and `/-` behind it. */
const around = /^(?:₹|rs\.?|inr)\s*|\s*\/-$/gi;

/** The amount of `₹78,000`, `Rs. 78,000/-` and `INR 78000.50`, as paise, and all of `parseAmount` (T75). */
export const writtenAmount = (text: string): Paise | undefined =>
  parseAmount(text.replaceAll(around, ''));

/** A typed percentage from 0 to 100 with at most two places as basis points, or undefined (decision T52). */
export const parsePercent = (text: string): BasisPoints | undefined => {
  const points = text.includes(',') ? undefined : hundredths(text);
  return points === undefined || points > 10_000n ? undefined : Number(points);
};
