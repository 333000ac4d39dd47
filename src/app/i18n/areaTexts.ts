import { textsOf, type Texts } from './textsOf.ts';

const english = import.meta.glob<Texts>('../../pages/*/{i18n,texts}/en.ts', { import: 'texts' });
const hindi = import.meta.glob<Texts>('../../pages/*/{i18n,texts}/hi.ts', { import: 'texts' });

/** The folders below `src/pages` that have words of their own. */
export const areasWithTexts: readonly string[] = Object.keys(english).map(
  path => path.split('/')[3] ?? '',
);

/** The words of the pages of one area, which come with the first of them; none for an area without words. */
export const areaTexts = async (
  locale: string,
  area: string,
): Promise<Readonly<Record<string, string>>> => {
  const files = Object.entries(locale === 'hi' ? hindi : english).filter(([path]) =>
    path.startsWith(`../../pages/${area}/`),
  );
  return textsOf(await Promise.all(files.map(([, load]) => load())));
};
