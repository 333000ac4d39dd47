import { expect, it } from 'vitest';
import { foldedText } from './foldedText.ts';

it.each([
  ['Café', 'cafe'],
  ['CAFE\u0301', 'cafe'],
  ['D’Souza', "d'souza"],
  ['“A” Block', '"a" block'],
  ['Łódź', 'lodz'],
  ['Pondichéry', 'pondichery'],
  ['Ørsted Señor', 'orsted senor'],
  ['Green\u00A0Park', 'green park'],
  ['सेक्टर २१', 'सेक्टर २१'],
  ['Straße', 'straße'],
])('compares %s as %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
