import { expect, it } from 'vitest';
import { hasAnyRole } from './hasAnyRole.ts';

it.each([
  [['finance', 'lookup-view'], ['finance'], true],
  [['lookup-view'], ['finance', 'admin'], false],
  [[], ['finance'], false],
  [undefined, ['finance'], false],
  [['finance'], [], false],
] as const)('%j, for %j: %s', (codes, roles, expected) => {
  expect(hasAnyRole(codes, roles)).toBe(expected);
});
