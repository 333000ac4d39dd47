import { typedEntry } from '../typed/typedEntry.tsx';

/** Paise in the record, rupees in the field. */
export const entry = typedEntry({ input: { inputMode: 'decimal' }, start: '₹' });
