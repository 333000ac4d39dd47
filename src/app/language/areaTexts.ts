import { textsOf, type Texts } from './textsOf.ts';

const english = import.meta.glob<Texts>('../../pages/*/texts.ts', {
  query: '?lang=en',
  import: 'texts',
});
const hindi = import.meta.glob<Texts>('../../pages/*/texts.ts', {
  query: '?lang=hi',
  import: 'texts',
});

const pathOf = (area: string): string => `../../pages/${area}/texts.ts`;

/** The folders below `src/pages` that have words of their own. */
export const areasWithTexts: readonly string[] = Object.keys(english).map(
  path => path.split('/')[3] ?? '',
);

/** The words of the pages of one area, which come with the first of them; none for an area without words. */
export const areaTexts = async (
  locale: string,
  area: string,
): Promise<Readonly<Record<string, string>>> => {
  const load = (locale === 'hi' ? hindi : english)[pathOf(area)];
  return load ? textsOf([await load()]) : {};
};
