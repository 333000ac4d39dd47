import { describe, expect, it } from 'vitest';
import { callerLookupStatuses, caseStatusLists } from './caseStatus.ts';
import { bucketOf, isOpportunityEditable } from './opportunityStatus.ts';
import { checkPackageQuantity } from './packageQuantity.ts';

describe('T34 buckets and editability are two tables', () => {
  it.each([
    [1, 'open', true, true],
    [2, 'closed', false, false],
    [3, 'open', true, true],
    [4, 'open', true, true],
    [5, 'open', true, true],
    [6, 'lost', false, false],
    [7, 'lost', false, false],
    [8, 'open', true, false],
    [9, undefined, true, true],
  ] as const)('status %i: %s, editable %s, for owners %s', (id, bucket, editable, forOwner) => {
    expect(bucketOf(id)).toBe(bucket);
    expect(isOpportunityEditable(id, 'builder')).toBe(editable);
    expect(isOpportunityEditable(id, 'tenant')).toBe(editable);
    expect(isOpportunityEditable(id, 'owner')).toBe(forOwner);
  });
});

describe('T36 case statuses', () => {
  it('renewal is follow-up and 22', () => {
    expect(caseStatusLists.followUp).toEqual([1, 44, 46, 57]);
    expect(caseStatusLists.renewal).toEqual([1, 22, 44, 46, 57]);
  });

  it('T107 looks a caller up in 1 and 57 first', () => {
    expect(callerLookupStatuses).toEqual([1, 57]);
  });
});

it.each([
  [3, 3, undefined],
  [4, 3, 'Cannot Add more that 3 projects!'],
])('T117 %i projects of %i: %j', (projects, quantity, expected) => {
  expect(checkPackageQuantity(projects, quantity)).toBe(expected);
});
