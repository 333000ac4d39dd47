import { describe, expect, it } from 'vitest';
import { largestAmount, parseAmount, parsePercent } from './parseAmount.ts';

describe('T75 typed amounts', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['0.01', 1],
    ['12', 1200],
    ['12.5', 1250],
    ['007.10', 710],
    ['1,00,000.50', 10_000_050],
    ['99,99,99,999', largestAmount],
    ['999999999.00', largestAmount],
    ['1.10', 110],
    ['4.35', 435],
  ])('%s is %i paise', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '1e3',
    ' 12',
    '12 ',
    '1 000',
    '-1',
    '+1',
    '.5',
    '5.',
    '1.234',
    '100,000',
    '1,0',
    ',100',
    '0x10',
    'NaN',
    '₹12',
    '१२',
    '12\n',
    '999999999.01',
    '1000000000',
    '9'.repeat(400),
  ])('%j is no amount', text => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it('round-trips every second place', () => {
    for (let paise = 0; paise < 100_000; paise += 7)
      expect(parseAmount((paise / 100).toFixed(2))).toBe(paise);
  });
});

it.each([
  ['33.33', 3333],
  ['100', 10_000],
  ['0', 0],
  ['100.01', undefined],
  ['33.333', undefined],
  ['1,000', undefined],
  ['', undefined],
])('T52 a typed share of %j percent is %j basis points', (text, expected) => {
  expect(parsePercent(text)).toBe(expected);
});
