import { typedEntry } from '../typed/typedEntry.tsx';

export const entry = typedEntry({ input: { inputMode: 'numeric' } });
