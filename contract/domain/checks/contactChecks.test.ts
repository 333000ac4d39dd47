import { describe, expect, it } from 'vitest';
import { checkContactName, checkEmail, checkPhone } from './contactChecks.ts';
import { maskPhone, normalisePhone } from './phone.ts';

it.each([
  ['a@b.in', true],
  [' asha@example.com ', true],
  ['', true],
  ['a@b', false],
  ['a b@c.in', false],
  ['a@@b.in', false],
  ['@b.in', false],
])('the e-mail %j passes: %s', (text, passes) => {
  expect(checkEmail(text)).toBe(passes ? undefined : 'E-mail is not valid');
});

describe('T88 phone numbers', () => {
  it.each([
    '9812345678',
    '+91 98123 45678',
    '+919812345678',
    '919812345678',
    '0091 9812345678',
    '09812345678',
    '+91 0 98123-45678',
    '(+91) 98123.45678',
    '\t98123 45678\n',
  ])('%j is 9812345678', typed => {
    expect(normalisePhone(typed)).toBe('9812345678');
    expect(checkPhone(normalisePhone(typed))).toBeUndefined();
  });

  it('keeps the 91 that belongs to a number of ten digits', () => {
    expect(normalisePhone('9123456789')).toBe('9123456789');
    expect(normalisePhone('+91 9123456789')).toBe('9123456789');
  });

  it.each(['98123', '98123456789', '+1 9812345678', '98123x5678', '+919812345678'])(
    '%j is refused by the strict check',
    phone => {
      expect(checkPhone(phone)).toBe('Phone number must have 10 digits');
    },
  );
});

it.each([
  ['9812345678', 8, 'XX12345678'],
  ['+919812345678', 8, '+XXXX12345678'],
  ['98123 45678', 8, 'XX123 45678'],
  ['12345678', 8, '12345678'],
  ['123', 8, '123'],
  ['9812345678', 4, 'XXXXXX5678'],
])('T89 %s with %i visible is %s', (phone, visible, expected) => {
  expect(maskPhone(phone, visible)).toBe(expected);
});

it.each([
  ['Asha Rao', true],
  ['अनिता शर्मा', true],
  ['தமிழ்', true],
  ['José 2', true],
  ["O'Brien", false],
  ['A & B', false],
  ['   ', false],
  ['', true],
])('T87 the contact name %j passes: %s', (name, passes) => {
  expect(checkContactName(name)).toBe(passes ? undefined : 'Name may hold letters and digits only');
});
