import { isNoValue } from '../noValue.ts';
import { patternCheck, type Check } from './patternCheck.ts';
import { phoneFault } from './phoneFault.ts';

/**
 * The standard form of an e-mail address, after trimming (part 1 section 5), as a mail server takes it: no dots at the ends or next to one another, and a domain of labels of letters, digits and dashes, of
 * which the last has two letters at least.
 */
export const emailPattern =
  /^(?=.{6,254}$)(?=[^@]{1,64}@)[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;
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
