import { expect, it } from 'vitest';
import { contactPlace } from './contactPlace.ts';

it.each([
  [true, true, 'listed'],
  [true, false, 'listed'],
  [false, false, 'unverified'],
  [false, true, 'hidden'],
] as const)('T122 verified %s, read-only user %s: %s', (isVerified, isReadOnly, expected) => {
  expect(contactPlace(isVerified, isReadOnly)).toBe(expected);
});
