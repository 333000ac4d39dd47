import { expect, it } from 'vitest';
import { nameReadings } from './nameReadings.ts';

it.each([
  ['Aurangabad', []],
  ['Aurangabad, Bihar', [['Aurangabad', 'Bihar']]],
  ['Aurangabad (Bihar)', [['Aurangabad', 'Bihar']]],
  ['Sector 4, Noida , Uttar Pradesh', [['Sector 4, Noida', 'Uttar Pradesh']]],
  ['Homes, Ltd. (Pune)', [['Homes, Ltd.', 'Pune']]],
  [', Bihar', []],
  ['Aurangabad,', []],
])('%j may be a name with something beside it', (text, beside) => {
  const [whole, ...rest] = nameReadings(text);
  expect(whole).toEqual({ name: text, beside: null });
  expect(rest.map(one => [one.name, one.beside])).toEqual(beside);
});
