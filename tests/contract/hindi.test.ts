import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { domains } from '#contract/domain/accounts/domains.ts';
import { packageTitles } from '#contract/domain/catalogue/packageTitles.ts';
import { productTypes } from '#contract/domain/catalogue/productTypes.ts';
import { displayRoles } from '#contract/domain/roles/displayRoles.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { roleLabel } from '#contract/domain/roles/roleName.ts';
import { masterDesignations } from '#contract/domain/users/designations.ts';
import { builtInScreens } from '../../scripts/builtInScreens.ts';
import type { Text } from '#contract/model/types.ts';

/** Names that the specification gives, which are the same in every language. */
const names = new Set<string>([
  ...Object.values(displayRoles).map(({ name }) => name),
  ...roleCodes.map(roleLabel),
  ...masterDesignations.map(({ label }) => label),
  ...productTypes.map(({ label }) => label),
  ...domains.map(({ label }) => label),
  ...packageTitles,
]);

/** The record's version is a field of every schema and shown on no page. */
const isUnseen = (path: string) => path.endsWith('fields.version.label');

const isText = (value: object): value is Text & object =>
  'en' in value && 'hi' in value && typeof value.hi === 'string';

/** Every text of a compiled screen with its place. */
const textsIn = (value: unknown, path: string): { path: string; hi: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ path, hi: (value as { hi: string }).hi }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const isEnglish = (words: string) =>
  /[a-z]{3}/.test(words.replaceAll(/\{\w+\}/g, '')) && !/\p{Script=Devanagari}/u.test(words);

const screens = [...readScreens()].filter(([name]) => builtInScreens.includes(name));

/** Fields that hold names of the reference data, which are stored in English. */
const holdsReferenceWord = /(status|reason|stage)(Name|Label)$/i;

describe('Hindi', () => {
  it.each(screens)('tells names of the reference data on the screen %s', (_name, screen) => {
    const fields = screen.type === 'records' ? screen.fields : {};
    const untold = Object.entries(fields)
      .filter(([name, { kind, cell }]) => kind === 'text' && holdsReferenceWord.test(name) && !cell)
      .map(([name]) => name);
    expect(untold).toEqual([]);
  });

  it.each(screens)('has words for every text of the screen %s', (_name, screen) => {
    const left = textsIn(screen, screen.resource)
      .filter(({ path, hi }) => isEnglish(hi) && !names.has(hi) && !isUnseen(path))
      .map(({ path, hi }) => `${path}: ${hi}`);
    expect(left).toEqual([]);
  });
});
