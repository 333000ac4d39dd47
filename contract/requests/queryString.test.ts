import { expect, it } from 'vitest';
import { queryString } from './queryString.ts';

it.each([
  [
    'zero and false travel (T74)',
    { page: 0, slot_status_id: 0, active: false },
    'active=false&page=0&slot_status_id=0',
  ],
  ['undefined, null and empty text do not', { a: undefined, b: null, c: '' }, ''],
  ['keys have one order (T102)', { b: 1, a: 2 }, 'a=2&b=1'],
  ['a list repeats its key', { id: [3, 0, '', 1] }, 'id=3&id=0&id=1'],
  [
    'an object is JSON in one order',
    { selector: { b: 1, a: [2] } },
    'selector=%7B%22a%22%3A%5B2%5D%2C%22b%22%3A1%7D',
  ],
  [
    'signs of the filter grammar are encoded',
    { filters: 'name=like=A&B;id==1' },
    'filters=name%3Dlike%3DA%26B%3Bid%3D%3D1',
  ],
  [
    'words are encoded as a form does it',
    { q: "A b+c (d)!'~*é\uD83D" },
    'q=A+b%2Bc+%28d%29%21%27%7E*%C3%A9%EF%BF%BD',
  ],
])('%s', (_, query, expected) => {
  expect(queryString(query)).toBe(expected);
});
