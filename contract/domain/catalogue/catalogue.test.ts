import { describe, expect, it } from 'vitest';
import { labelOf } from '../enumeration.ts';
import { parseIdList, parseJsonText } from './jsonText.ts';
import { checkNetsuite, isEditableWithNetsuite, mayChangeNetsuiteFlag } from './netsuite.ts';
import { packageHistoryStatus } from './packageHistory.ts';
import { productTypes } from './productTypes.ts';

it('T61 keeps product types as they are written', () => {
  expect(labelOf(productTypes, 8)).toBe('Test');
  expect(labelOf(productTypes, 9)).toBe('Trail');
  expect(productTypes).toHaveLength(10);
});

describe('NetSuite', () => {
  it('refuses adding and deleting once it is on', () => {
    expect(checkNetsuite('add', true)).toBe(
      'Adding not allowed as Netsuite Flag is enabled for this package',
    );
    expect(checkNetsuite('remove', true)).toBe(
      'Deleting not allowed as Netsuite Flag is enabled for this package',
    );
    expect(checkNetsuite('add', false)).toBeUndefined();
  });

  it.each([
    ['displayName', true],
    ['description', true],
    ['activeUntil', true],
    ['price', false],
    ['packageProductMappings', false],
  ])('T51 leaves %s editable: %s', (field, expected) => {
    expect(isEditableWithNetsuite(field)).toBe(expected);
  });

  it.each([
    [false, true, true],
    [false, false, true],
    [true, true, true],
    [true, false, false],
  ])('T50 the flag goes from %s to %s: %s', (from, to, expected) => {
    expect(mayChangeNetsuiteFlag(from, to)).toBe(expected);
  });
});

it.each([
  ['2024-02-29', 'upcoming'],
  ['2024-03-01', 'live'],
  ['2024-03-31', 'live'],
  ['2024-04-01', 'expired'],
])('on %s the package of March is %s', (today, expected) => {
  expect(packageHistoryStatus({ start: '2024-03-01', end: '2024-03-31' }, today)).toBe(expected);
});

it.each([
  ['{"quantity":2}', { quantity: 2 }],
  ['"Andheri"', 'Andheri'],
  ['Andheri', undefined],
  ['', undefined],
  [null, undefined],
  [{ already: 'parsed' }, { already: 'parsed' }],
])('T99 the JSON text %j is %j', (text, expected) => {
  expect(parseJsonText(text)).toEqual(expected);
});

it.each([
  ['1,22, 333', [1, 22, 333]],
  ['1,,x,-2,02,4', [1, 4]],
  ['', []],
  [null, []],
])('T99 the id list %j is %j', (text, expected) => {
  expect(parseIdList(text)).toEqual(expected);
});
