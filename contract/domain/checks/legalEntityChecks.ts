import { isNoValue } from '../noValue.ts';
import { patternCheck } from './patternCheck.ts';
import { pleaseEnter } from './required.ts';

export const pinMessages = {
  invalid: 'PIN is not valid',
  missingForPayment: 'PIN Code is mandatory for adding Payment',
} as const;

/** 6 digits, the first 1 to 9 (part 1 section 5); optional on a legal entity (decision T91). */
export const pinPattern = /^[1-9]\d{5}$/;
export const checkPin = patternCheck(pinPattern, pinMessages.invalid);

/** The PIN when a payment is added: mandatory there, and valid (decision T91). */
export const checkPaymentPin = (pin: string | null | undefined): string | undefined =>
  isNoValue(pin?.trim()) ? pinMessages.missingForPayment : checkPin(pin);

/** Letters and digits of any script, white space and - # _ , & . ' / ( ) (part 1 section 5, decision T87). */
export const specialCharacterPattern = /^[\p{L}\p{M}\p{N}\s\-#_,&.'/()]*$/u;

/** A legal name is mandatory and keeps to those characters: `M/s A & B` and `O'Brien` are names (T87). */
export const checkLegalName = (name: string | null | undefined): string | undefined => {
  if (isNoValue(name?.trim())) return pleaseEnter('legal name');
  return specialCharacterPattern.test(name ?? '')
    ? undefined
    : "Legal name may hold letters, digits, spaces and - # _ , & . ' / ( ) only";
};

/** 5 letters, 4 digits, a letter. */
export const panPattern = /^[A-Za-z]{5}\d{4}[A-Za-z]$/;
export const checkPan = patternCheck(panPattern, 'PAN is not valid');

/** The specification gives TAN no pattern: another form than 4 letters, 5 digits, a letter only warns (T92). */
export const tanPattern = /^[A-Za-z]{4}\d{5}[A-Za-z]$/;
export const tanWarning = patternCheck(
  tanPattern,
  'TAN usually has 4 letters, 5 digits and a letter',
);

/** 1 letter, 5 digits, 2 letters, 4 digits, 3 letters, 6 digits. */
export const cinPattern = /^[A-Za-z]\d{5}[A-Za-z]{2}\d{4}[A-Za-z]{3}\d{6}$/;
export const checkCin = patternCheck(cinPattern, 'CIN is not valid');

export const aadharPattern = /^\d{12}$/;
export const checkAadhar = patternCheck(aadharPattern, 'Aadhar number must have 12 digits');

/** Letters, digits, comma, hyphen, slash and space (part 1 section 5). */
export const alphanumericPattern = /^[A-Za-z0-9,\-/ ]+$/;
export const checkAlphanumeric = patternCheck(
  alphanumericPattern,
  'Only letters, digits, comma, hyphen, slash and space are allowed',
);

export const addressTypes = ['Billing', 'Shipping'] as const;
export type AddressType = (typeof addressTypes)[number];
