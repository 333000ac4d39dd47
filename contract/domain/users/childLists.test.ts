import { expect, it } from 'vitest';
import { isHiddenFromChildLists } from './childLists.ts';

it.each([
  [['amoeba'], true],
  [['amoeba', 'sales-agent'], true],
  [['amoeba', 'lookup-view'], false],
  [['amoeba', 'master-data'], false],
  [['sales-agent'], false],
  [[], false],
] as const)('T22 %j is hidden from child lists: %s', (codes, expected) => {
  expect(isHiddenFromChildLists(codes)).toBe(expected);
});
