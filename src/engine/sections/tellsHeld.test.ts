import { expect, it } from 'vitest';
import { tellsHeld } from './tellsHeld.ts';

it.each([
  ['accountId', 'accountId', true],
  ['accountName', 'accountId', true],
  ['mappedAccountName', 'accountId', false],
  ['opportunityName', 'accountId', false],
  ['Name', 'by', false],
  ['accountName', undefined, false],
])('the column %s beside a page that rows hold as %s repeats it: %s', (column, held, tells) => {
  expect(tellsHeld(column, held)).toBe(tells);
});
