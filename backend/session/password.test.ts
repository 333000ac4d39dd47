import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordRight } from './password.ts';

describe('passwords', () => {
  it('are right only as they were set', async () => {
    const stored = await hashPassword('demo-password');
    expect(await isPasswordRight('demo-password', stored)).toBe(true);
    expect(await isPasswordRight('demo-passwore', stored)).toBe(false);
    expect(await isPasswordRight('', stored)).toBe(false);
  });

  it('are never right for a user who does not exist', async () => {
    expect(await isPasswordRight('demo-password', undefined)).toBe(false);
    expect(await isPasswordRight('demo-password', null)).toBe(false);
  });

  it('cost an attacker as much as OWASP asks for, and keep the cost they were stored at', async () => {
    expect(await hashPassword('same')).toMatch(/^scrypt\$32768\$8\$3\$/);
    const cheap = await hashPassword('same', { N: 16, r: 1, p: 1 });
    expect(cheap).toMatch(/^scrypt\$16\$1\$1\$/);
    expect(await isPasswordRight('same', cheap)).toBe(true);
    expect(await isPasswordRight('other', cheap)).toBe(false);
  });

  it('differ in store although they are equal', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('are the same in composed and decomposed letters', async () => {
    expect(await isPasswordRight('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });
});
