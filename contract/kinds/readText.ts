import { plainDigits, plainText, visibleText } from '../domain/texts/plainText.ts';
import { kinds } from './index.ts';
import type { KindContext, Parsed } from './kind.ts';
import type { KindName } from './kindNames.ts';

const cleaned = {
  words: plainText,
  prose: visibleText,
  exact: (input: string) => input,
  figures: (input: string) => plainDigits(plainText(input)),
} as const;

/** Reads typed, pasted or imported text as a value of a kind: everything that people write comes in here. */
export const readText = (name: KindName, input: string, context: KindContext): Parsed<unknown> => {
  const kind = kinds[name];
  return kind.parse(cleaned[kind.writes ?? 'figures'](input), context);
};
