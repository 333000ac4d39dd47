import { expect, it } from 'vitest';
import { inSentence } from './useNames.ts';

it.each([
  ['Packages', 'packages'],
  ['Sales closure dates', 'sales closure dates'],
  ['NetSuite events', 'NetSuite events'],
  ['FAQs', 'FAQs'],
  ['पैकेज', 'पैकेज'],
])('%s stand inside a sentence as %s', (words, inside) => {
  expect(inSentence(words)).toBe(inside);
});
