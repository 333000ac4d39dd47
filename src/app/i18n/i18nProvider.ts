import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'ra-core';
import { languageNames } from './languageNames.ts';

type Texts = Record<string, unknown>;

// Each zone keeps its own words and is found by its folder. English is part of the page, Hindi comes when it is read.
const english = import.meta.glob<Texts>(
  ['../../*/{i18n,texts}/en.ts', '../../pages/*/{i18n,texts}/en.ts'],
  { eager: true, import: 'texts' },
);
const hindi = import.meta.glob<Texts>(
  ['../../*/{i18n,texts}/hi.ts', '../../pages/*/{i18n,texts}/hi.ts'],
  { import: 'texts' },
);

const merged = (parts: Texts[]) => Object.assign({}, ...parts) as TranslationMessages;

const englishTexts = () => merged(Object.values(english));

const hindiTexts = async () => merged(await Promise.all(Object.values(hindi).map(load => load())));

/** Words of the console in English and Hindi; English is what it starts with. */
export const createI18nProvider = () =>
  polyglotI18nProvider(locale => (locale === 'hi' ? hindiTexts() : englishTexts()), 'en', [
    ...languageNames,
  ]);
