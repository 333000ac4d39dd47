import { describe, expect, it } from 'vitest';
import { callerLookupStatuses, caseStatusLists, isLinkSent } from './caseStatus.ts';
import { bucketOf, isOpportunityEditable } from './opportunityStatus.ts';
import { checkPackageQuantity } from './packageQuantity.ts';
import { isPackageStatusChanged } from './isPackageStatusChanged.ts';

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

  it.each([
    [1, 98, 'linkSent', true],
    [57, 98, 'linkSent', true],
    [1, 97, 'linkSent', false],
    [1, null, 'linkSent', false],
    [8, 98, 'linkSent', false],
    [8, 98, 'linkSentTeleSales', true],
    [1, 98, 'linkSentTeleSales', false],
  ] as const)('status %i at stage %j is in %s: %s', (statusId, stageId, list, expected) => {
    expect(isLinkSent(statusId, stageId, list)).toBe(expected);
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

it.each([
  ['2XX', true],
  [200, true],
  [299, true],
  ['204', true],
  [300, false],
  [199, false],
  ['4XX', false],
  ['', false],
  [undefined, false],
  [true, false],
])('T49 a statusCode of %j is a success: %s', (statusCode, expected) => {
  expect(isPackageStatusChanged(statusCode)).toBe(expected);
});
