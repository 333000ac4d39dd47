import { isNoValue } from '../noValue.ts';
import { gstStateCodes } from './gstStates.ts';
import { patternCheck } from './patternCheck.ts';

/**
 * The literal pattern of part 1 section 5: 2 digits, 5 letters, 4 digits, a letter, a digit, a letter, an
 * alphanumeric. The 13th character may be a letter in real life, and yet the pattern holds (decision T90).
 */
export const gstinPattern = /^\d{2}[A-Za-z]{5}\d{4}[A-Za-z]\d[A-Za-z][A-Za-z0-9]$/;

const hasGstinForm = patternCheck(gstinPattern, 'GSTIN is not valid');

/** The GSTIN of a legal entity; an unregistered customer has none (part 1 section 5, decision T92). */
export const checkGstin = (
  gstin: string | null | undefined,
  isUnregisteredCustomer = false,
): string | undefined =>
  isUnregisteredCustomer && !isNoValue(gstin?.trim())
    ? 'GSTIN must be empty for an unregistered customer'
    : hasGstinForm(gstin);

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The 15th character that the first 14 call for: weights 1 and 2 in turn, digits of each product summed, mod 36. */
export const gstinCheckDigit = (first14: string): string => {
  const sum = [...first14.toUpperCase()].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

/**
 * What looks wrong about a GSTIN of the right form (decision T90): an unknown state code or another state than the
 * address, another PAN than the one given, a wrong check digit. These warn and never refuse.
 */
export const gstinWarnings = (
  gstin: string,
  entity: { readonly pan?: string | null; readonly stateCode?: string | null } = {},
): string[] => {
  const text = gstin.trim().toUpperCase();
  if (!gstinPattern.test(text)) return [];
  const state = text.slice(0, 2);
  const pan = entity.pan?.trim().toUpperCase();
  const warnings: string[] = [];
  if (!gstStateCodes.has(state))
    warnings.push(`GSTIN begins with ${state}, which is not a state code`);
  else if (!isNoValue(entity.stateCode) && entity.stateCode !== state)
    warnings.push('The state of the GSTIN differs from that of the address');
  if (!isNoValue(pan) && pan !== text.slice(2, 12)) warnings.push('GSTIN does not contain the PAN');
  if (gstinCheckDigit(text.slice(0, 14)) !== text.charAt(14))
    warnings.push('The last character of the GSTIN does not match the others');
  return warnings;
};
