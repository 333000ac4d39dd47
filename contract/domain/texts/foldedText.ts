import { plainText } from './plainText.ts';

/** Letters with a stroke, which Unicode takes for letters of their own. */
const stroked: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't' };

/**
 * Text as searches and the operator `contains` compare it: small letters, Latin ones without accents, straight quotes (decision
 * T67). The function `folded_text` of the database does the same for letters up to U+024F; a suite holds them together.
 */
export const foldedText = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[øłđħŧ]/g, letter => stroked[letter] ?? letter);
