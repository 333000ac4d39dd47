import { pointer } from './jsonPositions.ts';
import { verbs } from '../rights/screenAccess.ts';
import type { ScreenFile, Text } from './screenFile.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words of one language: a text, or one and several. */
const isEnglishAlone = (value: Members): boolean =>
  Object.hasOwn(value, 'en') && !Object.hasOwn(value, 'hi') && Object.keys(value).length === 1;

/** A label of a field may name one language: the other comes from the record schema. */
const isFieldLabel = (at: string): boolean => /^\/fields\/[^/]+\/label$/.test(at);

/** Where a screen file has English words without Hindi ones, as JSON pointers. */
export const withoutHindi = (content: unknown, at = ''): readonly string[] => {
  if (Array.isArray(content))
    return content.flatMap((item, index) => withoutHindi(item, at + pointer(index)));
  if (!isMembers(content)) return [];
  if (isEnglishAlone(content)) return isFieldLabel(at) ? [] : [at];
  return Object.entries(content).flatMap(([key, inner]) => withoutHindi(inner, at + pointer(key)));
};

const inHindi = (content: unknown): unknown => {
  if (Array.isArray(content)) return content.map(inHindi);
  if (!isMembers(content)) return content;
  if (isEnglishAlone(content)) return { en: content['en'], hi: content['en'] };
  return Object.fromEntries(Object.entries(content).map(([key, inner]) => [key, inHindi(inner)]));
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const alike = (words: string): Text => ({ en: words, hi: words });

/** What a file leaves out that says no more than where its records are. */
const shortFile = (file: ScreenFile): ScreenFile => {
  const other = capital(file.resource.replaceAll('-', ' '));
  return {
    ...file,
    route: file.route ?? `/${file.resource}`,
    label: file.label ?? { one: alike(singular(other)), other: alike(other) },
    menu: file.menu ?? { group: 'setup', icon: 'tag', order: 900 },
    access: file.access ?? { admin: verbs.filter(verb => verb !== 'import') },
  };
};

/**
 * A screen file as it is read. One without `list` may leave out address, names, menu place and rights too: its records
 * are at `/<resource>`, under Setup, and belong to the admins. English words stand for Hindi ones that are not there.
 */
export const screenFileOf = (content: unknown): ScreenFile => {
  // A file is checked by itself (`checkScreen`); here it has its shape.
  const file = (withoutHindi(content).length > 0 ? inHindi(content) : content) as ScreenFile;
  return file.page === undefined && file.list === undefined ? shortFile(file) : file;
};
