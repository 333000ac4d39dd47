import { defineKind, textOperators } from './kind.ts';

/** A postal code: six digits, the first 1 to 9 (part 1 section 5). */
export const pincode = defineKind<string>({
  name: 'pincode',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  read: text => {
    // People write it in two halves.
    const value = text.replace(/^(\d{3})[\s-](\d{3})$/, '$1$2');
    return /^[1-9]\d{5}$/.test(value)
      ? { value }
      : { error: { en: 'PIN is not valid', hi: 'पिन मान्य नहीं है' } };
  },
  format: String,
});
