import { describe, expect, it } from 'vitest';
import { checkAmount, checkOmniChannelAmount, sentOmniChannelAmount } from './amountChecks.ts';

const tooSmall = 'Please enter an amount greater than 0';
const negative = 'Please enter an omni channel amount greater than or equal to 0';

describe('T75 amounts of a package', () => {
  it.each([
    ['0.01', undefined],
    ['99,99,99,999', undefined],
    ['0', tooSmall],
    ['0.00', tooSmall],
    ['', tooSmall],
    [null, tooSmall],
    [undefined, tooSmall],
    ['1e3', tooSmall],
    [' 5', tooSmall],
    ['-5', tooSmall],
  ])('amount %j: %j', (text, expected) => {
    expect(checkAmount(text)).toBe(expected);
  });

  it.each([
    ['0', undefined],
    ['0.00', undefined],
    ['', undefined],
    [null, undefined],
    ['12.50', undefined],
    ['-1', negative],
    ['1e3', negative],
    [' ', negative],
  ])('omni channel amount %j: %j', (text, expected) => {
    expect(checkOmniChannelAmount(text)).toBe(expected);
  });
});

it.each([
  [0, null],
  ['0', null],
  [1, 1],
  [undefined, undefined],
  [null, null],
])('T74 omni channel amount %j is sent as %j', (amount, expected) => {
  expect(sentOmniChannelAmount(amount)).toBe(expected);
});
