import { describe, expect, it } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const read = (pattern: Record<string, Texts>) =>
  Object.entries(pattern).map(([path, texts]): [string, Texts] => [
    path.replace(/\/(en|hi)\.ts$/, ''),
    texts,
  ]);

const english = read(
  import.meta.glob<Texts>(['../../*/{i18n,texts}/en.ts', '../../pages/*/{i18n,texts}/en.ts'], {
    eager: true,
    import: 'texts',
  }),
);
const hindi = new Map(
  read(
    import.meta.glob<Texts>(['../../*/{i18n,texts}/hi.ts', '../../pages/*/{i18n,texts}/hi.ts'], {
      eager: true,
      import: 'texts',
    }),
  ),
);

const flat = (texts: Texts, front = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[front + key, value]] : flat(value, `${front}${key}.`),
  );

const places = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('the words of the console', () => {
  it('are found by folder', () => {
    expect(english.map(([zone]) => zone)).toEqual(
      expect.arrayContaining(['..', '../../parts/i18n', '../../pages/i18n'].slice(1)),
    );
  });

  it('have no two folders with the same first key', () => {
    const roots = english.flatMap(([, texts]) => Object.keys(texts));
    expect(roots).toEqual([...new Set(roots)]);
  });

  describe.each(english)('%s', (zone, texts) => {
    const other = hindi.get(zone) ?? {};
    const inHindi = new Map(flat(other));

    it('has the same keys in both languages', () => {
      expect([...inHindi.keys()].sort()).toEqual(
        flat(texts)
          .map(([key]) => key)
          .sort(),
      );
    });

    it('fills the same places in both languages', () => {
      for (const [key, text] of flat(texts)) {
        expect([key, ...places(inHindi.get(key) ?? '')]).toEqual([key, ...places(text)]);
      }
    });

    it('has no empty words', () => {
      const all = [...flat(texts), ...inHindi];
      expect(all.filter(([, text]) => text === '')).toEqual([]);
    });
  });
});
