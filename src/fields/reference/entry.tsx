import { referenceEntry } from '../referred/referenceEntry.tsx';

export const entry = referenceEntry(false);
