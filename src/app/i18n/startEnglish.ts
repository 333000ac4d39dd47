import { textsOf, type Texts } from './textsOf.ts';

const files = import.meta.glob<Texts>('../../*/{i18n,texts}/startEn.ts', {
  eager: true,
  import: 'texts',
});

/** The English words that every page begins with: they are in the start itself. */
export const texts = textsOf(Object.values(files));
