import 'virtual:screens-in-hindi';
import { textsOf, type Texts } from './textsOf.ts';

const files = import.meta.glob<Texts>('../../*/texts/start.ts', {
  query: '?lang=hi',
  eager: true,
  import: 'texts',
});

/** The Hindi words that every page begins with: one part of the script. */
export const texts = textsOf(Object.values(files));
