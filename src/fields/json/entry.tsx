import { typedEntry } from '../typed/typedEntry.tsx';
import type { FieldEntry } from '../FieldEntry.ts';

/** A value without a form of its own, edited as JSON text. */
export const entry: FieldEntry = {
  ...typedEntry({ input: { isLong: true, isMonospace: true } }),
  Filter: null,
};
