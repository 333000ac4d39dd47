import { describe, expect, it } from 'vitest';
import { laterTexts } from '#tests/support/console/laterTexts.ts';
import { texts as startEnglish } from './startEnglish.ts';
import { texts as startHindi } from './startHindi.ts';
import { textsOf, type Texts } from './textsOf.ts';

const english = import.meta.glob<Texts>(
  ['../../*/texts/*.ts', '../../pages/*/texts.ts', '!**/*.test.ts'],
  { query: '?lang=en', eager: true, import: 'texts' },
);
const hindi = import.meta.glob<Texts>(
  ['../../*/texts/*.ts', '../../pages/*/texts.ts', '!**/*.test.ts'],
  { query: '?lang=hi', eager: true, import: 'texts' },
);

/** A folder of `src`, or one of its areas of pages, with the files of its words: those of the start are apart. */
const zones = new Map<string, string[]>();
for (const path of Object.keys(english)) {
  const zone = path.replace(/\/texts(\/\w+)?\.ts$/, '');
  zones.set(zone, [...(zones.get(zone) ?? []), path]);
}

const keysOf = (texts: Texts | undefined) => Object.keys(textsOf(texts ? [texts] : []));
const places = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/** Whether there is something to translate: not a name of a product, an address or places to fill alone. */
const hasWords = (text: string) =>
  /(^| )[a-z]{3}/.test(text.replaceAll(/%\{\w+\}|https?:\S+|\S+@\S+/g, ''));

/** React-Admin's words for parts of it that the console has its own for. */
const unused = /^ra\.(saved_queries|guesser|configurable)\./;

describe('the words of the console', () => {
  it('are found by folder', () => {
    expect([...zones.keys()]).toEqual(
      expect.arrayContaining(['../../parts', '../../pages', '../../pages/slots']),
    );
  });

  it.each([
    ['English', english, startEnglish, laterTexts.en],
    ['Hindi', hindi, startHindi, laterTexts.hi],
  ])('are all in the start or in what comes later: %s', (_language, files, start, later) => {
    const keys = new Set(Object.values(files).flatMap(keysOf));
    expect(Object.keys({ ...start, ...later }).sort()).toEqual([...keys].sort());
  });

  it('stand once, but for those of ra-core, which are the same in the start and later', () => {
    const all = Object.values(english).flatMap(keysOf);
    const twice = all.filter((key, place) => all.indexOf(key) !== place);
    expect(twice.filter(key => !key.startsWith('ra.'))).toEqual([]);
    for (const key of twice) {
      expect([key, startEnglish[key]]).toEqual([key, laterTexts.en[key]]);
      expect([key, startHindi[key]]).toEqual([key, laterTexts.hi[key]]);
    }
  });

  it('have no two folders with the same first key', () => {
    const roots = [...zones.values()].flatMap(paths => [
      ...new Set(paths.flatMap(path => Object.keys(english[path] ?? {}))),
    ]);
    expect(roots).toEqual([...new Set(roots)]);
  });

  describe.each(Object.entries(english))('%s', (path, texts) => {
    const inHindi = textsOf([hindi[path] ?? {}]);
    const inEnglish = Object.entries(textsOf([texts]));

    it('has the same keys in both languages', () => {
      expect(Object.keys(inHindi).sort()).toEqual(inEnglish.map(([key]) => key).sort());
    });

    it('fills the same places in both languages', () => {
      for (const [key, text] of inEnglish) {
        expect([key, ...places(inHindi[key] ?? '')]).toEqual([key, ...places(text)]);
      }
    });

    it('says in Hindi what it says in English', () => {
      const left = inEnglish.filter(
        ([key, text]) =>
          hasWords(text) && !unused.test(key) && !/\p{Script=Devanagari}/u.test(inHindi[key] ?? ''),
      );
      expect(left).toEqual([]);
    });

    it('has no empty words', () => {
      const all = [...inEnglish, ...Object.entries(inHindi)];
      expect(all.filter(([, text]) => text === '')).toEqual([]);
    });
  });
});
