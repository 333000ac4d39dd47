import { describe, expect, it } from 'vitest';
import { checkEntityIds, parseEntityIds } from './entityIds.ts';

const search = { department: 1, branch: 2, domain: 5, entityName: 'Account', entityIds: '1,22' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

describe('T85 entity id search', () => {
  it.each([
    [
      { department: null, branch: '', domain: undefined, entityName: '', entityIds: '' },
      'Please Select Department',
    ],
    [{ branch: '', domain: undefined }, 'Please Select Branch'],
    [{ domain: undefined, entityName: '' }, 'Please Select Domain'],
    [{ entityName: '', entityIds: '' }, 'Please Select Entity Name'],
    [{ entityIds: ' ' }, 'Please Enter Entity ID'],
    [{ entityIds: '1 2' }, 'Please use comma after value'],
    [{ entityIds: '1\n2,' }, 'Please use comma after value'],
    [{ entityIds: '012' }, 'Please enter digits without leading zeros'],
    [{ entityIds: '1,x,' }, 'Please enter digits without leading zeros'],
    [{ entityIds: '0' }, 'Please enter digits without leading zeros'],
    [{ entityIds: ',1' }, 'Please enter digits without leading zeros'],
    [{ entityIds: '1,' }, 'Please remove comma after last value'],
    [{ entityIds: '1,,' }, 'Please remove comma after last value'],
    [{ entityIds: ids(101) }, 'Please enter not more than 100 IDs'],
    [{ entityIds: ids(100) }, undefined],
    [{ entityIds: '1,,2' }, 'Please enter at most 1 consecutive comma'],
    [{ entityIds: '1, ,2' }, 'Please enter at most 1 consecutive comma'],
    [{ entityIds: '12345678901' }, 'Please enter valid digits with a maximum size of 10'],
    [{ entityIds: '1,12345678901' }, 'Please enter valid digits with a maximum size of 10'],
    [{ entityIds: '9999999999' }, undefined],
    [{ entityIds: ' 1, 22 ' }, undefined],
    [{ department: 0 }, undefined],
  ])('%j: %j', (change, expected) => {
    expect(checkEntityIds({ ...search, ...change })).toBe(expected);
  });

  it('keeps ids as strings, beyond 32 bits', () => {
    expect(parseEntityIds(' 1, 9999999999 ')).toEqual(['1', '9999999999']);
  });
});
