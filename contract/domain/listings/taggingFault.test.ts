import { expect, it } from 'vitest';
import { taggingFault } from './taggingFault.ts';

const fine = { bought: 5, tagged: 3, chosen: 2, notTheirs: [], already: [] };

it.each([
  [{}, undefined],
  [{ chosen: 3 }, 'Only 2 of 5 bought listings are left. Choose at most 2.'],
  [{ tagged: 5, chosen: 1 }, 'All the listings that were bought are already tagged.'],
  [{ tagged: 7, chosen: 1 }, 'All the listings that were bought are already tagged.'],
  [{ already: [4] }, 'Listing 4 already has this product. Choose others.'],
  [
    { notTheirs: [8, 9] },
    'Listing 8, 9 is not a live or pending listing of this seller. Choose others.',
  ],
])('%j', (over, message) => {
  expect(taggingFault({ ...fine, ...over })?.message).toBe(message);
});
