import type { Language } from '#contract/model/types.ts';

/** Words that are in cells: written in the language of the person, read in either. */
export const cellWords = {
  en: { noLimit: 'No limit', none: 'None', or: 'or', category: 'category' },
  hi: { noLimit: 'कोई सीमा नहीं', none: 'कोई नहीं', or: 'या', category: 'श्रेणी' },
} as const satisfies Record<Language, Record<string, string>>;

type Word = keyof (typeof cellWords)['en'];

const spellings = (word: Word): string => [cellWords.en[word], cellWords.hi[word]].join('|');

/** A cell that is left empty, in words or without. */
export const isNothing = (text: string): boolean =>
  new RegExp(`^(?:|-+|${spellings('noLimit')}|${spellings('none')})$`, 'i').test(text.trim());

export const orPattern = new RegExp(`\\s+(?:${spellings('or')})\\s+`, 'i');

/** A name, and the client category it is meant for. */
export const categoryPattern = new RegExp(
  `^(.+?)\\s*\\((?:${spellings('category')})\\s*(\\d+)\\)$`,
  'i',
);
