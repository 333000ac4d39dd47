import { describe, expect, it } from 'vitest';
import { packageQuantityMessage } from '../opportunities/packageQuantity.ts';
import { catalogueMessages } from './catalogueMessages.ts';
import { isCacheExpiry } from './httpLimits.ts';
import { httpMessages, messageSources, serverErrorText } from './httpMessages.ts';
import { sessionMessages } from './sessionMessages.ts';
import { checkDropdownId, shellMessages } from './shellMessages.ts';
import { snackbarDurationOf } from './snackbar.ts';

it('T117 fixed texts are byte-equal, errors of spelling included', () => {
  expect([
    packageQuantityMessage,
    catalogueMessages.activationParametersFailed,
    catalogueMessages.packageSaved,
    httpMessages.failedCall,
    httpMessages.invalidCacheExpiry,
    sessionMessages.unauthorizedAccess,
    sessionMessages.loginFailed,
    shellMessages.error,
    shellMessages.success,
    shellMessages.tryAgain,
    shellMessages.notInStore,
  ]).toEqual([
    'Cannot Add more that {quantity} projects!',
    'Activation Parameters updation Failed',
    'Package added/edited successfully',
    'Alas! Some error occurred.',
    'Cache expiry timestamp is invalid',
    'Unauthorized Access',
    'Login Failed',
    'Something went wrong!',
    'Action successfully completed!',
    'Please try Again',
    'Data not present in store',
  ]);
});

it('T114 a success is no report unless it says so', () => {
  expect(snackbarDurationOf('success')).toBe(4000);
});

describe('T113 where a message is looked for', () => {
  it('has eight sources in order', () => {
    expect(messageSources.map(source => source.id)).toEqual([
      'supplied-401',
      'error.msg',
      'api_errors.details',
      'api_errors.display_phrase',
      'apiErrors.displayPhrase',
      'first-of-message-array',
      'message-string',
      'own-message',
    ]);
  });

  it.each([
    [400, 6],
    [401, 7],
    [422, 7],
    [500, 7],
    [404, 0],
  ])('status %i looks in %i of them', (status, count) => {
    expect(
      messageSources.filter(({ statuses }) => statuses.some(known => known === status)),
    ).toHaveLength(count);
  });

  it('names an error field', () => {
    expect(serverErrorText('No such city')).toBe('Error: No such city');
  });
});

it.each([
  ['success', false, 4000],
  ['success', true, 5000],
  ['info', false, 4000],
  ['info', true, 4000],
  ['warning', false, null],
  ['error', true, null],
  ['failure', false, null],
] as const)('T114 a %s snackbar, of a report %s, stays %j ms', (kind, isReport, expected) => {
  expect(snackbarDurationOf(kind, isReport)).toBe(expected);
});

it.each([
  [1, undefined],
  [null, undefined],
  [3, 'Invalid ID selected in dropdown field'],
  ['1', 'Invalid ID selected in dropdown field'],
])('the dropdown id %j: %j', (id, expected) => {
  expect(checkDropdownId(id, [{ id: 1 }, { id: 2 }])).toBe(expected);
});

it.each([
  [Date.UTC(2024, 0), true],
  [0, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['2024', false],
  [undefined, false],
])('the cache expiry %j is valid: %s', (expiry, expected) => {
  expect(isCacheExpiry(expiry)).toBe(expected);
});
