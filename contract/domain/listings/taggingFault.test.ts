import { expect, it } from 'vitest';
import { taggingFault } from './taggingFault.ts';

const fine = { bought: 5, tagged: 3, chosen: 2, notTheirs: [], already: [] };

it.each([
  [{}, undefined],
  [{ chosen: 3 }, 'Only 2 of 5 bought listings are left: choose at most 2.'],
  [{ tagged: 5, chosen: 1 }, 'All listings that were bought are tagged already.'],
  [{ tagged: 7, chosen: 1 }, 'All listings that were bought are tagged already.'],
  [{ already: [4] }, 'Listing 4 has this product already: choose others.'],
  [
    { notTheirs: [8, 9] },
    'Listing 8, 9 is not a live or pending listing of this seller. Choose others.',
  ],
])('%j', (over, message) => {
  expect(taggingFault({ ...fine, ...over })?.message).toBe(message);
});
