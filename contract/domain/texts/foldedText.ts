import { plainText } from './plainText.ts';

/** Letters with a stroke, which Unicode takes for letters of their own. */
const stroked: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't' };

const [first, last] = [0xc0, 0x24f];

/** The letter of English below a Latin letter with marks, small; undefined for any other sign. */
const baseOf = (letter: string): string | undefined => {
  const small = letter.toLowerCase();
  const base = stroked[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^[a-z]$/.test(base) && base !== letter ? base : undefined;
};

const pairs = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  .map(letter => [letter, baseOf(letter)] as const)
  .filter((pair): pair is readonly [string, string] => pair[1] !== undefined);

/**
 * Signs that a search takes for others, place by place: `from[3]` for `to[3]`. The function `folded_text` of the database is
 * made of the same two texts; a suite holds them together.
 */
export const folds = {
  from: `${pairs.map(([letter]) => letter).join('')}‘’‛′ʼ“”‟″`,
  to: `${pairs.map(([, base]) => base).join('')}'''''""""`,
} as const;

const baseLetters = new Map(pairs);

/** Text as searches and the operator `contains` compare it: small letters, no accents, straight quotes (decision T67). */
export const foldedText = (text: string): string =>
  plainText(text)
    .replaceAll(/[\u00C0-\u024F]/g, letter => baseLetters.get(letter) ?? letter)
    .toLowerCase();
