import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { areasWithTexts, areaTexts } from './areaTexts.ts';
import { languageNames } from './languageNames.ts';
import { texts as startEnglish } from './startEnglish.ts';

type Words = Readonly<Record<string, string>>;

/**
 * Words of the console. Those that no first page says come with the first part of the script that comes later, those of an
 * area of pages with the first of them.
 */
export interface ConsoleI18nProvider extends I18nProvider {
  /**
   * Adds the words that the start leaves out, in the language in use and in each that is chosen from then on.
   * @param area the folder below `src/pages` whose words are added too
   */
  bringRest: (area?: string) => Promise<void>;
}

// Polyglot takes words by their full key as well as nested ones.
const merged = (...parts: readonly Words[]) =>
  Object.assign({}, ...parts) as unknown as TranslationMessages;

const none = { texts: {} };
const startOf = (locale: string) =>
  locale === 'hi' ? import('./startHindi.ts') : Promise.resolve({ texts: startEnglish });
const laterHindi = () => import('./laterHindi.ts');
const laterEnglish = () => import('./laterEnglish.ts');
const restOf = (locale: string) => (locale === 'hi' ? laterHindi() : laterEnglish());

const load = async (locale: string, isWhole: boolean, areas: ReadonlySet<string>) => {
  const rest = isWhole ? restOf(locale) : Promise.resolve(none);
  const parts: readonly { texts: Words }[] = await Promise.all([startOf(locale), rest]);
  const ofAreas = await Promise.all([...areas].map(area => areaTexts(locale, area)));
  return merged(...parts.map(part => part.texts), ...ofAreas);
};

/**
 * Words of the console in English and Hindi; English is what it starts with.
 *
 * @param atHand the English words that the start leaves out, of all areas, where they need not be fetched
 */
export const createI18nProvider = (atHand?: Words): ConsoleI18nProvider => {
  let isWhole = atHand !== undefined;
  const areas = new Set(atHand ? areasWithTexts : []);
  let isBegun = false;
  const polyglot = polyglotI18nProvider(
    locale => {
      if (isBegun) return load(locale, isWhole, areas);
      isBegun = true;
      return merged(startEnglish, atHand ?? {});
    },
    'en',
    [...languageNames],
  );

  let turn: Promise<unknown> = Promise.resolve();
  // One after the other: words that come late must not bring back a language that was left meanwhile.
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = turn.then(step, step);
    turn = done;
    return done;
  };
  const brought = new Map<string, Promise<void>>();
  const add = async (area: string) => {
    const wasWhole = isWhole;
    isWhole = true;
    if (area) areas.add(area);
    try {
      await polyglot.changeLocale(polyglot.getLocale());
    } catch (error) {
      // Anyone who needs them next asks again.
      brought.delete(area);
      areas.delete(area);
      isWhole = wasWhole;
      throw error;
    }
  };
  const bringRest = (area = ''): Promise<void> => {
    const known = areasWithTexts.includes(area) ? area : '';
    if (atHand) return Promise.resolve();
    const bringing = brought.get(known) ?? inTurn(() => add(known));
    brought.set(known, bringing);
    return bringing;
  };
  return {
    ...polyglot,
    changeLocale: locale => inTurn(() => polyglot.changeLocale(locale)),
    bringRest,
  };
};
