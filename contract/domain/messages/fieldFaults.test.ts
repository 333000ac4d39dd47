import { expect, it } from 'vitest';
import { fieldFaults, schemaFault } from './fieldFaults.ts';

it.each([
  ['items', 1, 'Give at most 1 entry here.'],
  ['unevaluatedItems', 2, 'Give at most 2 entries here.'],
  ['maxProperties', 1, 'Give at most 1 part here.'],
  ['maxProperties', 3, 'Give at most 3 parts here.'],
  ['minProperties', 2, 'Fill in at least 2 of these.'],
  ['minProperties', 1, fieldFaults.required.message],
])('%s of %s says "%s"', (keyword, limit, words) => {
  expect(schemaFault(keyword, { limit }).message).toBe(words);
});
