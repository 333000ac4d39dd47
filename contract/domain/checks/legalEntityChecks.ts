import type { Text } from '../../model/files/screenFile.ts';
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
const tanPattern = /^[A-Za-z]{4}\d{5}[A-Za-z]$/;
export const tanWarning = (tan: string): Text | undefined =>
  tan.trim() === '' || tanPattern.test(tan.trim())
    ? undefined
    : {
        en: 'TAN usually has 4 letters, 5 digits and a letter',
        hi: 'TAN में प्रायः 4 अक्षर, 5 अंक और एक अक्षर होते हैं',
      };

export const aadharPattern = /^\d{12}$/;
export const addressTypes = ['Billing', 'Shipping'] as const;
export type AddressType = (typeof addressTypes)[number];
