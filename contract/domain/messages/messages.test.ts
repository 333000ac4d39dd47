import { expect, it } from 'vitest';
import { packageQuantityMessage } from '../opportunities/packageQuantity.ts';
import { catalogueMessages } from './catalogueMessages.ts';
import { isCacheExpiry } from './clientLimits.ts';
import { failedCall, invalidCacheExpiry } from './httpMessages.ts';
import { loginFailed, unauthorizedAccess } from './sessionMessages.ts';
import { shellMessages } from './shellMessages.ts';
import { snackbarDurationOf } from './snackbar.ts';

it('T117 fixed texts are byte-equal, errors of spelling included', () => {
  expect([
    packageQuantityMessage,
    catalogueMessages.activationParametersFailed,
    catalogueMessages.packageSaved,
    failedCall,
    invalidCacheExpiry,
    unauthorizedAccess,
    loginFailed,
    shellMessages.detailsShared,
    shellMessages.invalidDropdownId,
  ]).toEqual([
    'Cannot Add more that {quantity} projects!',
    'Activation Parameters updation Failed',
    'Package added/edited successfully',
    'Alas! Some error occurred.',
    'Cache expiry timestamp is invalid',
    'Unauthorized Access',
    'Login Failed',
    'Details will be shared shortly',
    'Invalid ID selected in dropdown field',
  ]);
});

it('T114 a success is no report unless it says so', () => {
  expect(snackbarDurationOf('success')).toBe(4000);
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
  [Date.UTC(2024, 0), true],
  [0, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['2024', false],
  [undefined, false],
])('the cache expiry %j is valid: %s', (expiry, expected) => {
  expect(isCacheExpiry(expiry)).toBe(expected);
});
