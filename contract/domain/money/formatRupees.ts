import { missingCount } from '../texts/missing.ts';
import type { Paise } from './paise.ts';

/** Digits of a whole number with Indian grouping: `12345678` → `1,23,45,678`. */
export const groupDigits = (digits: string): string =>
  digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');

/**
 * Rupees with Indian grouping (part 1 section 9); paise only where there are some: `₹1,00,000`, `-₹12.50`. A missing
 * amount gives the text for a missing count.
 */
export const formatRupees = (paise: Paise | null | undefined): string => {
  if (paise === null || paise === undefined) return missingCount;
  const digits = String(Math.abs(paise)).padStart(3, '0');
  const places = digits.slice(-2);
  const sign = paise < 0 ? '-' : '';
  return `${sign}₹${groupDigits(digits.slice(0, -2))}${places === '00' ? '' : `.${places}`}`;
};
