import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordFault, refusedPasswords } from './passwordRules.ts';

const ranking = dictionary['passwords-common'];
const common = new Set(refusedPasswords(ranking));
const faultOf = (password: string) =>
  passwordFault(password, { email: 'asha.kumar@example.com', common });

describe('a chosen password', () => {
  it.each([
    ['short', 'short one'],
    ['repeated', 'aaaaaaaaaaaaaa'],
    ['repeated', 'passwordpassword'],
    ['repeated', 'XyxyXYxyxyxy'],
    ['email', 'Asha.Kumar@Example.com'],
    ['email', 'asha.kumar2026!'],
    ['email', 'Asha.Kumar@Example.com1'],
    ['email', '!!asha.kumar@example.com'],
    ['common', 'password1234'],
    ['common', 'Password@123'],
    ['common', '1qaz2wsx3edc'],
    ['common', '123456789012'],
  ])('is refused as %s: %s', (code, password) => {
    expect(faultOf(password)).toMatchObject({ code, hi: expect.stringMatching(/[\u0900-\u097F]/) });
  });

  it.each(['a much longer one', 'correct horse battery', 'zw-81-kfi-lq-02', '482915730264'])(
    'may be %s',
    password => {
      expect(faultOf(password)).toBeUndefined();
    },
  );

  it('is none of the ten thousand commonest, in small letters or large', () => {
    const open = ranking
      .slice(0, 10_000)
      .flatMap(password => [password, password.toUpperCase()])
      .filter(password => faultOf(password) === undefined);
    expect(open).toEqual([]);
  });
});
