import { isNoValue } from '../noValue.ts';
import { gstinFault } from './gstinFault.ts';
import { formerStates } from './gstStates.ts';

/** As what the holder of a number of the GST is registered. */
export type GstinForm =
  'deductor' | 'collector' | 'taxpayer' | 'office' | 'non-resident' | 'online-service' | 'uin';

/** What tells the forms apart, the most particular first. */
const marks: readonly (readonly [GstinForm, RegExp])[] = [
  ['online-service', /OS.$/],
  ['non-resident', /^\d{4}[A-Z]{3}\d{5}NR/],
  ['uin', /^\d{4}[A-Z]{3}\d{5}[UO]N/],
  ['deductor', /[DK].$/],
  ['collector', /C.$/],
  ['office', /^\d{2}[A-Z]{4}\d/],
  ['taxpayer', /^\d{2}[A-Z]{5}/],
];

const written = (gstin: string): string => gstin.trim().toUpperCase();

/** Which form a number has, in small letters or capitals; undefined when it is no GSTIN. */
export const gstinFormOf = (gstin: string): GstinForm | undefined =>
  gstinFault(gstin) ? undefined : marks.find(([, mark]) => mark.test(written(gstin)))?.[0];

export const gstinMessages = {
  form: 'GSTIN is not valid',
  unregistered: 'GSTIN must be empty for an unregistered customer',
  state: (gstin: string): string =>
    `GSTIN begins with ${written(gstin).slice(0, 2)}, which is not a state code`,
} as const;

/** The GSTIN of a legal entity; an unregistered customer has none (part 1 section 5, decisions T90, T92). */
export const checkGstin = (
  gstin: string | null | undefined,
  isUnregisteredCustomer = false,
): string | undefined => {
  if (isNoValue(gstin)) return undefined;
  if (isUnregisteredCustomer && !isNoValue(gstin.trim())) return gstinMessages.unregistered;
  const fault = gstinFault(gstin);
  return fault === 'state' ? gstinMessages.state(gstin) : fault && gstinMessages.form;
};

/**
 * The State that a GSTIN is of, by today's codes: Daman and Diu and the undivided Andhra Pradesh are part of what they became.
 * Undefined for those of no State: other territory (97), the centre (99).
 */
export const stateOfGstin = (gstin: string): string | undefined => {
  const code = written(gstin).slice(0, 2);
  return code === '97' || code === '99' ? undefined : (formerStates[code] ?? code);
};

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The 15th character that the first 14 call for: weights 1 and 2 in turn, digits of each product summed, mod 36. */
export const gstinCheckDigit = (first14: string): string => {
  const sum = [...first14.toUpperCase()].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

interface BesideGstin {
  readonly pan?: string | null;
  readonly tan?: string | null;
  /** GST code of the State of the billing address. */
  readonly stateCode?: string | null;
}

const panPattern = /^[A-Z]{5}/;

/** What its ten characters after the State are: of those from abroad and of UINs nothing that India gave them. */
const holderIn = (form: GstinForm, text: string): 'pan' | 'tan' | undefined => {
  if (form === 'uin' || form === 'non-resident' || form === 'online-service') return undefined;
  return panPattern.test(text.slice(2)) ? 'pan' : 'tan';
};

/**
 * What looks wrong about a GSTIN of a right form (decision T90): another State than the address, another PAN or TAN than the
 * one given, a wrong check digit. These warn and never refuse.
 */
export const gstinWarnings = (gstin: string, beside: BesideGstin = {}): string[] => {
  const text = written(gstin);
  const form = gstinFormOf(text);
  if (!form) return [];
  const state = stateOfGstin(text);
  const holder = holderIn(form, text);
  const given = holder && beside[holder]?.trim().toUpperCase();
  const warnings: string[] = [];
  if (state !== undefined && !isNoValue(beside.stateCode) && beside.stateCode !== state)
    warnings.push('The state of the GSTIN differs from that of the address');
  if (holder && !isNoValue(given) && given !== text.slice(2, 12))
    warnings.push(`GSTIN does not contain the ${holder.toUpperCase()}`);
  if (gstinCheckDigit(text.slice(0, 14)) !== text.charAt(14))
    warnings.push('The last character of the GSTIN does not match the others');
  return warnings;
};
