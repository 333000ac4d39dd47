import { typedEntry } from '../typed/typedEntry.tsx';

export const entry = typedEntry({ input: { type: 'tel', inputMode: 'tel' } });
