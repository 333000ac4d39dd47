import { untranslated } from '../../newScreen/untranslated.ts';
import { domains } from '../../../domain/accounts/domains.ts';
import { packageTitles } from '../../../domain/catalogue/packageTitles.ts';
import { productTypes } from '../../../domain/catalogue/productTypes.ts';
import { displayRoles } from '../../../domain/roles/displayRoles.ts';
import { roleCodes } from '../../../domain/roles.ts';
import { roleLabel } from '../../../domain/roles/roleName.ts';
import { masterDesignations } from '../../../domain/users/designations.ts';
import { pointer } from '../../files/jsonPositions.ts';

/** Names that the specification gives, which are the same in every language. */
const names = new Set<string>([
  ...Object.values(displayRoles).map(({ name }) => name),
  ...roleCodes.map(roleLabel),
  ...masterDesignations.map(({ label }) => label),
  ...productTypes.map(({ label }) => label),
  ...domains.map(({ label }) => label),
  ...packageTitles,
]);

/** Words in Latin letters that are not names. */
const isEnglish = (words: string): boolean =>
  !names.has(words) &&
  /[a-z]{3}/.test(words.replaceAll(/\{\w+\}/g, '')) &&
  !/\p{Script=Devanagari}/u.test(words);

interface English {
  /** Where it is in the file. */
  readonly at: string;
  readonly words: string;
  /** It says so of itself. */
  readonly isMarked: boolean;
}

const told = (words: unknown, at: string): readonly English[] =>
  typeof words === 'string' && (words.startsWith(untranslated) || isEnglish(words))
    ? [{ at, words, isMarked: words.startsWith(untranslated) }]
    : [];

/** Every Hindi text of a screen file that is left in English. */
export const englishIn = (value: unknown, at = ''): readonly English[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const place = at + pointer(key);
    if (key !== 'hi') return englishIn(inner, place);
    return Array.isArray(inner)
      ? inner.flatMap((words, index) => told(words, place + pointer(index)))
      : told(inner, place);
  });
};
