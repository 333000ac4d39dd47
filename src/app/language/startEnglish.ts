import { textsOf, type Texts } from './textsOf.ts';

const files = import.meta.glob<Texts>('../../*/texts/start.ts', {
  query: '?lang=en',
  eager: true,
  import: 'texts',
});

/** The English words that every page begins with: they are in the start itself. */
export const texts = textsOf(Object.values(files));
