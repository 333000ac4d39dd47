import { typedEntry } from '../typed/typedEntry.tsx';

/** A time of day, such as 16:30 or 4:30 pm. */
export const entry = typedEntry({ input: { placeholder: 'hh:mm' } });
