import { textsOf, type Texts } from './textsOf.ts';

const files = import.meta.glob<Texts>('../../*/{i18n,texts}/en.ts', {
  eager: true,
  import: 'texts',
});

/** The English words that the start leaves out and that belong to no area of pages: one part of the script. */
export const texts = textsOf(Object.values(files));
