import { texts as laterEnglish } from '#app/i18n/laterEnglish.ts';
import { texts as laterHindi } from '#app/i18n/laterHindi.ts';
import { textsOf, type Texts } from '#app/i18n/textsOf.ts';

const english = import.meta.glob<Texts>('../../src/pages/*/{i18n,texts}/en.ts', {
  eager: true,
  import: 'texts',
});
const hindi = import.meta.glob<Texts>('../../src/pages/*/{i18n,texts}/hi.ts', {
  eager: true,
  import: 'texts',
});

/** All words that the start leaves out, those of every area of pages among them. */
export const laterTexts = {
  en: { ...laterEnglish, ...textsOf(Object.values(english)) },
  hi: { ...laterHindi, ...textsOf(Object.values(hindi)) },
};
