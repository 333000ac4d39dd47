import { fillProduct, type Product } from '#contract/domain/fillProduct.ts';
import { referenceWords } from '#contract/domain/opportunities/referenceWords.ts';
import { projectRoot } from '../../screens/projectRoot.ts';
import { readShared } from '../../screens/readShared.ts';
import { choiceWords } from './choiceWords.ts';
import { spoken } from './spoken.ts';
import { storedChoices } from './storedChoices.ts';

/** Choices whose labels are names, so that both languages may have the same. */
export const named: ReadonlySet<string> = new Set([
  'domains',
  'hsnCodes',
  'masterDesignations',
  'packageAgentTypes',
  'packageTitles',
  'productTypes',
  'roles',
  ...Object.keys(storedChoices),
]);

let glossary: Readonly<Record<string, string>> | undefined;

/** The Hindi of an English label: of the choices themselves, of reference data, then of the glossary of screens. */
const hindiOf = (en: string): string | undefined => {
  glossary ??= readShared(projectRoot(), []).words;
  return [choiceWords, referenceWords, glossary].find(words => Object.hasOwn(words, en))?.[en];
};

/** What people read for a choice in both languages; a name without Hindi is the same in both. */
export const choiceLabels = (
  choices: string,
  label: string,
  product: Product,
): { en: string; hi: string } => {
  const en = named.has(choices) ? label : spoken(label);
  return { en: fillProduct(en, product), hi: fillProduct(hindiOf(en) ?? en, product) };
};
