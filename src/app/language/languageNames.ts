import type { Language } from '#contract/model/types.ts';

/** Each language by its own name. */
export const languageNames: readonly { locale: Language; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];
