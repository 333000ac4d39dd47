import { expect, it } from 'vitest';
import { isMappingOptional, masterDesignations } from './designations.ts';

it.each([
  [55, true],
  [52, true],
  [53, true],
  [31, true],
  [32, false],
  [29, false],
])('T98 the mapping of designation %i is optional: %s', (id, expected) => {
  expect(isMappingOptional(id)).toBe(expected);
});

it('numbers the thirteen master designations from 29', () => {
  expect(masterDesignations.map(row => row.id)).toEqual(
    Array.from({ length: 13 }, (_, index) => 29 + index),
  );
});
