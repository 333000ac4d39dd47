import { missingCount } from '../texts/missing.ts';
import { groupDigits } from './formatRupees.ts';
import { roundedShare, type Paise } from './paise.ts';

/** Rupees from which amounts are written in lakhs and in crores (part 1 section 9). */
export const lakh = 100_000;
export const crore = 10_000_000;

/** The amount in hundredths of a unit of `rupees`; a rupee is 100 paise, so the hundreds cancel out. */
const inHundredths = (paise: Paise, rupees: number) => roundedShare(paise, 1, rupees);

const withPlaces = (hundredths: number) => {
  const digits = String(hundredths).padStart(3, '0');
  return `${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
};

/**
 * The short form for tiles: `₹99,999`, `₹1.00 L`, `₹1.00 Cr`. The unit is chosen after rounding, so that 99,99,950 is
 * `₹1.00 Cr` and never `100.00 L` (decision T84). Zero is `₹0`, a missing amount the text for a missing count.
 */
export const shortRupees = (paise: Paise | null | undefined): string => {
  if (paise === null || paise === undefined) return missingCount;
  const size = Math.abs(paise);
  const rupees = roundedShare(size, 1, 100);
  const sign = paise < 0 && rupees > 0 ? '-' : '';
  if (rupees < lakh) return `${sign}₹${groupDigits(String(rupees))}`;
  const lakhs = inHundredths(size, lakh);
  if (lakhs < (crore / lakh) * 100) return `${sign}₹${withPlaces(lakhs)} L`;
  return `${sign}₹${withPlaces(inHundredths(size, crore))} Cr`;
};
