import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { oneLanguage } from './textsPlugin.ts';

const catalogue = `export const texts = {
  save: ['Save', 'सहेजें'],
  list: { 'new-one': ["It's \\"new\\"", 'नया'], ...[english, { all: 'सभी' }] },
};`;

const inLanguage = (code: string, language: string) =>
  oneLanguage(code, parseSync('texts.ts', code).program, language);

describe('a catalogue in one language', () => {
  it('has that language in place of each pair', () => {
    expect(inLanguage(catalogue, 'en')).toBe(`export const texts = {
  save: 'Save',
  list: { 'new-one': "It's \\"new\\"", ...english },
};`);
    expect(inLanguage(catalogue, 'hi')).toBe(`export const texts = {
  save: 'सहेजें',
  list: { 'new-one': 'नया', ...{ all: 'सभी' } },
};`);
  });

  it.each([`['Save']`, `['Save', 'सहेजें', 'Sichern']`, `['Save', , ]`])(
    'is refused where a list is no pair: %s',
    words => {
      const code = `export const texts = { save: ${words} };`;
      expect(() => inLanguage(code, 'hi')).toThrow(words);
    },
  );
});
