import { isNoValue } from '../noValue.ts';
import { patternCheck, type Check } from './patternCheck.ts';
import { phoneFault } from './phoneFault.ts';

/** The standard form of an e-mail address, after trimming (part 1 section 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const checkEmail = patternCheck(emailPattern, 'E-mail is not valid');

/**
 * Contact names: letters and digits once white space is removed, in any script, with the marks that Indian scripts
 * write vowels with (part 1 section 5, decision T87).
 */
export const contactNamePattern = /^[\p{L}\p{M}\p{N}]+$/u;
export const checkContactName: Check = value =>
  isNoValue(value) || contactNamePattern.test(value.replaceAll(/\s/g, ''))
    ? undefined
    : 'Name may hold letters and digits only';

export const phonePattern = /^\d{10}$/;

/** Exactly 10 digits; typed numbers go through `normalisePhone` first (part 1 section 5, decision T88). */
export const checkPhone: Check = value =>
  isNoValue(value) || phonePattern.test(value) ? undefined : phoneFault.en;
