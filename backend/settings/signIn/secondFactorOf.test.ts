import { describe, expect, it } from 'vitest';
import { secondFactorOf } from './secondFactorOf.ts';

const key = Buffer.alloc(32, 1);

describe('the settings of second factors', () => {
  it('are off until a key is there', () => {
    expect(secondFactorOf({})).toBeNull();
    expect(secondFactorOf({ SECRETS_KEY: ' ' })).toBeNull();
  });

  it.each(['base64', 'base64url', 'hex'] as const)('take the key as %s', form => {
    expect(secondFactorOf({ SECRETS_KEY: key.toString(form) })).toEqual({ key, roles: new Set() });
  });

  it('name roles, or all', () => {
    const env = { SECRETS_KEY: key.toString('base64') };
    expect(secondFactorOf({ ...env, SECOND_FACTOR_ROLES: 'all' })?.roles).toBe('all');
    expect(secondFactorOf({ ...env, SECOND_FACTOR_ROLES: 'admin, finance' })?.roles).toEqual(
      new Set(['admin', 'finance']),
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['half set', { SECOND_FACTOR_ROLES: 'all' }, 'SECRETS_KEY'],
    ['too short a key', { SECRETS_KEY: 'c2hvcnQ=' }, 'SECRETS_KEY'],
    [
      'an unknown role',
      { SECRETS_KEY: key.toString('base64'), SECOND_FACTOR_ROLES: 'admni' },
      'did you mean admin?',
    ],
  ])('stop the start when %s', (_what, env, told) => {
    let words = '';
    try {
      secondFactorOf(env);
    } catch (error) {
      words = `${(error as { setting: string }).setting} ${(error as Error).message}`;
    }
    expect(words).toContain(told);
  });
});
