import { describe, expect, it } from 'vitest';
import {
  checkLegalName,
  checkPan,
  checkPaymentPin,
  checkPin,
  tanWarning,
} from './legalEntityChecks.ts';

describe('T91 PIN', () => {
  it.each([
    ['560001', undefined, undefined],
    ['', undefined, 'PIN Code is mandatory for adding Payment'],
    [null, undefined, 'PIN Code is mandatory for adding Payment'],
    ['  ', 'PIN is not valid', 'PIN Code is mandatory for adding Payment'],
    ['056000', 'PIN is not valid', 'PIN is not valid'],
    ['56000', 'PIN is not valid', 'PIN is not valid'],
    ['5600011', 'PIN is not valid', 'PIN is not valid'],
  ])('%j: on an entity %j, for a payment %j', (pin, onEntity, forPayment) => {
    expect(checkPin(pin)).toBe(onEntity);
    expect(checkPaymentPin(pin)).toBe(forPayment);
  });
});

it.each([
  ['M/s A & B', true],
  ["O'Brien (India) #2, Ltd.", true],
  ['शर्मा एण्ड सन्स', true],
  ['A*B', false],
  ['A@B', false],
])('T87 the legal name %j passes: %s', (name, passes) => {
  expect(checkLegalName(name) === undefined).toBe(passes);
});

it('a legal name is mandatory', () => {
  expect([checkLegalName(''), checkLegalName(' '), checkLegalName(null)]).toEqual(
    Array.from({ length: 3 }, () => 'Please enter legal name'),
  );
});

it.each([['PAN', checkPan, 'ABCDE1234F', 'ABCD12345F']])('%s', (_title, check, right, wrong) => {
  expect(check(right)).toBeUndefined();
  expect(check('')).toBeUndefined();
  expect(check(wrong)).toBeTypeOf('string');
});

it.each([
  ['DELA12345B', false],
  ['', false],
  ['ABCDE1234F', true],
])('T92 the TAN %j warns: %s', (tan, warns) => {
  expect(tanWarning(tan) !== undefined).toBe(warns);
});
