import { texts as laterEnglish } from '#app/language/laterEnglish.ts';
import { texts as laterHindi } from '#app/language/laterHindi.ts';
import { textsOf, type Texts } from '#app/language/textsOf.ts';

const english = import.meta.glob<Texts>('../../../src/pages/*/texts.ts', {
  query: '?lang=en',
  eager: true,
  import: 'texts',
});
const hindi = import.meta.glob<Texts>('../../../src/pages/*/texts.ts', {
  query: '?lang=hi',
  eager: true,
  import: 'texts',
});

/** All words that the start leaves out, those of every area of pages among them. */
export const laterTexts = {
  en: { ...laterEnglish, ...textsOf(Object.values(english)) },
  hi: { ...laterHindi, ...textsOf(Object.values(hindi)) },
};
