import { describe, expect, it } from 'vitest';
import { laterTexts } from '#tests/support/laterTexts.ts';
import { texts as startEnglish } from './startEnglish.ts';
import { texts as startHindi } from './startHindi.ts';
import { textsOf, type Texts } from './textsOf.ts';

/** The words of each folder by their full key: those of the start and those that come later. */
const read = (files: Record<string, Texts>) => {
  const folders = new Map<string, (readonly [string, string])[]>();
  const isNew = (folder: string, key: string) =>
    !folders.get(folder)?.some(([known]) => known === key);
  for (const [path, texts] of Object.entries(files)) {
    const folder = path.replace(/\/\w+\.ts$/, '');
    const words = Object.entries(textsOf([texts])).filter(([key]) => isNew(folder, key));
    folders.set(folder, [...(folders.get(folder) ?? []), ...words]);
  }
  return folders;
};

const english = [
  ...read({
    ...import.meta.glob<Texts>('../../*/{i18n,texts}/{en,startEn}.ts', {
      eager: true,
      import: 'texts',
    }),
    ...import.meta.glob<Texts>('../../pages/*/{i18n,texts}/{en,startEn}.ts', {
      eager: true,
      import: 'texts',
    }),
  }),
];
const hindi = read({
  ...import.meta.glob<Texts>('../../*/{i18n,texts}/{hi,startHi}.ts', {
    eager: true,
    import: 'texts',
  }),
  ...import.meta.glob<Texts>('../../pages/*/{i18n,texts}/{hi,startHi}.ts', {
    eager: true,
    import: 'texts',
  }),
});

const places = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/** Whether there is something to translate: not a name of a product, an address or places to fill alone. */
const hasWords = (text: string) =>
  /(^| )[a-z]{3}/.test(text.replaceAll(/%\{\w+\}|https?:\S+|\S+@\S+/g, ''));

/** React-Admin's words for parts of it that the console has its own for. */
const unused = /^ra\.(saved_queries|guesser|configurable)\./;

describe('the words of the console', () => {
  it('are found by folder', () => {
    expect(english.map(([zone]) => zone)).toEqual(
      expect.arrayContaining(['../../parts/i18n', '../../pages/i18n', '../../pages/slots/texts']),
    );
  });

  it.each([
    ['English', english, startEnglish, laterTexts.en],
    ['Hindi', [...hindi], startHindi, laterTexts.hi],
  ])('are all in the start or in what comes later: %s', (_language, folders, start, later) => {
    const keys = folders.flatMap(([, texts]) => texts.map(([key]) => key));
    expect(Object.keys({ ...start, ...later }).sort()).toEqual(keys.sort());
  });

  it.each([
    ['English', startEnglish, laterTexts.en],
    ['Hindi', startHindi, laterTexts.hi],
  ])('are the same where they stand twice: %s', (_language, start, later) => {
    const twice = Object.keys(start).filter(key => key in later);
    expect(twice.filter(key => !key.startsWith('ra.'))).toEqual([]);
    expect(twice.map(key => [key, start[key]])).toEqual(twice.map(key => [key, later[key]]));
  });

  it('stand in the start in both languages, or in neither', () => {
    expect(Object.keys(startHindi).sort()).toEqual(Object.keys(startEnglish).sort());
  });

  it('have no two folders with the same first key', () => {
    const roots = english.flatMap(([, texts]) => [
      ...new Set(texts.map(([key]) => key.split('.')[0])),
    ]);
    expect(roots).toEqual([...new Set(roots)]);
  });

  describe.each(english)('%s', (zone, texts) => {
    const inHindi = new Map(hindi.get(zone));

    it('has the same keys in both languages', () => {
      expect([...inHindi.keys()].sort()).toEqual(texts.map(([key]) => key).sort());
    });

    it('fills the same places in both languages', () => {
      for (const [key, text] of texts) {
        expect([key, ...places(inHindi.get(key) ?? '')]).toEqual([key, ...places(text)]);
      }
    });

    it('says in Hindi what it says in English', () => {
      const left = texts.filter(
        ([key, text]) =>
          hasWords(text) &&
          !unused.test(key) &&
          !/\p{Script=Devanagari}/u.test(inHindi.get(key) ?? ''),
      );
      expect(left).toEqual([]);
    });

    it('has no empty words', () => {
      const all = [...texts, ...inHindi];
      expect(all.filter(([, text]) => text === '')).toEqual([]);
    });
  });
});
