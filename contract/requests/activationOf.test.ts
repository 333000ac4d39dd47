import { expect, it } from 'vitest';
import { activationOf } from './activationOf.ts';

it.each([
  [
    { id: 7, productName: 'Listing', termsheetId: 3, opportunityId: 2 },
    { on: 'termsheet', id: 3, productId: 7 },
  ],
  [
    { id: 7, productName: 'Listing', termsheetId: null, opportunityId: 2 },
    { on: 'deal', id: 2, productId: 7 },
  ],
  [
    { id: 3, opportunityId: 2, statusId: 3 },
    { on: 'termsheet', id: 3 },
  ],
  [
    { id: 2, bucket: 'closed' },
    { on: 'deal', id: 2 },
  ],
])('%o is activated on %o', (record, expected) => {
  expect(activationOf(record)).toEqual(expected);
});
