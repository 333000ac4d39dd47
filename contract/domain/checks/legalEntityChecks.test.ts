import { describe, expect, it } from 'vitest';
import { checkGstin, gstinCheckDigit, gstinWarnings } from './gstin.ts';
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

describe('T90 GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', true],
    ['27aapfu0939f1zv', true],
    ['', true],
    ['27AAPFU0939FAZV', false],
    ['27AAPFU0939F1Z', false],
    ['2AAPFU0939F1ZVX', false],
  ])('%j has the literal pattern: %s', (gstin, passes) => {
    expect(checkGstin(gstin)).toBe(passes ? undefined : 'GSTIN is not valid');
  });

  it('knows the check digit', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
    expect(gstinCheckDigit('29AAGCB7383J1Z')).toBe('4');
  });

  it.each([
    ['27AAPFU0939F1ZV', { pan: 'aapfu0939f', stateCode: '27' }, 0],
    ['27AAPFU0939F1ZA', {}, 1],
    ['27AAPFU0939F1ZV', { pan: 'ABCDE1234F' }, 1],
    ['27AAPFU0939F1ZV', { stateCode: '29' }, 1],
    ['00AAPFU0939F1ZV', { pan: 'ABCDE1234F', stateCode: '29' }, 3],
    ['not a gstin', { pan: 'ABCDE1234F' }, 0],
  ])('%s with %j has %i warnings', (gstin, entity, count) => {
    expect(gstinWarnings(gstin, entity)).toHaveLength(count);
  });

  it('T92 is empty for an unregistered customer', () => {
    expect(checkGstin('', true)).toBeUndefined();
    expect(checkGstin('27AAPFU0939F1ZV', true)).toBe(
      'GSTIN must be empty for an unregistered customer',
    );
  });
});
