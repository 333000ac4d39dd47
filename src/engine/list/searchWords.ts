import type { Language } from '#contract/model/types.ts';
import { inSentence } from '../useNames.ts';

/** Names of fields as the choice that a search is: "Name, GSTIN or account", "नाम, GSTIN या खाता"; each once. */
export const searchWords = (labels: readonly string[], language: Language): string => {
  const names = [...new Set(labels)].map((label, at) => (at === 0 ? label : inSentence(label)));
  // As English is written in India: without a comma before the last.
  return new Intl.ListFormat(`${language}-IN`, { type: 'disjunction' }).format(names);
};
