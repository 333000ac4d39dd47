import { describe, expect, it } from 'vitest';
import { entityIdsOf, entitySearchFault, nextAttempt, type EntitySearch } from './entitySearch.ts';

const whole: EntitySearch = {
  departmentId: 1,
  branchId: 2,
  domain: 5,
  entityName: 'package',
  entityIds: '12,15',
};

// The rules themselves: contract/domain/checks/entityIds.test.ts.
describe('an alert of the search stands at its field, in both languages', () => {
  it.each<[keyof EntitySearch, EntitySearch, string]>([
    ['departmentId', {}, 'Please Select Department'],
    ['branchId', { departmentId: 1 }, 'Please Select Branch'],
    ['domain', { ...whole, domain: undefined }, 'Please Select Domain'],
    ['entityName', { ...whole, entityName: '' }, 'Please Select Entity Name'],
    ['entityIds', { ...whole, entityIds: undefined }, 'Please Enter Entity ID'],
    ['entityIds', { ...whole, entityIds: '1 2' }, 'Please use comma after value'],
    ['entityIds', { ...whole, entityIds: '01' }, 'Please enter digits without leading zeros'],
    ['entityIds', { ...whole, entityIds: '1,' }, 'Please remove comma after last value'],
    [
      'entityIds',
      { ...whole, entityIds: Array.from({ length: 101 }, () => '7').join(',') },
      'Please enter not more than 100 IDs',
    ],
    ['entityIds', { ...whole, entityIds: '1,,2' }, 'Please enter at most 1 consecutive comma'],
    [
      'entityIds',
      { ...whole, entityIds: '12345678901' },
      'Please enter valid digits with a maximum size of 10',
    ],
  ])('%s', (field, search, message) => {
    const fault = entitySearchFault(search);
    expect(fault).toMatchObject({ field, message });
    expect(fault?.hi).not.toBe(message);
  });

  it('has none where all is well, and asks for each id once', () => {
    expect(entitySearchFault(whole)).toBeUndefined();
    expect(entityIdsOf('12, 15,12')).toEqual([12, 15]);
  });
});

it('a push is tried four times more, then waits for a person', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect([1, 2, 3, 4, 5].map(attempts => nextAttempt(attempts, now)?.toISOString())).toEqual([
    '2026-11-20T10:01:00.000Z',
    '2026-11-20T10:05:00.000Z',
    '2026-11-20T10:30:00.000Z',
    '2026-11-20T12:00:00.000Z',
    undefined,
  ]);
});
