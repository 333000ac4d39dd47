import { untranslated } from './untranslated.ts';
import type { Text } from '../types.ts';

/** `openedOn` or `opened-on` → `Opened on`. */
export const inWords = (name: string): string => {
  const spaced = name
    .replaceAll('-', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The English singular of a name in the plural, as far as its ending tells. */
export const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** A text in both languages; Hindi that is missing is marked. */
export const bothWords = (en: string, hi = ''): Text => ({
  en,
  hi: hi === '' ? `${untranslated}${en}` : hi,
});
