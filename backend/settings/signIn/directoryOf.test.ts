import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directoryOf } from './directoryOf.ts';
import { directoryRuleOf } from './directoryRuleOf.ts';
import type { Environment } from '../settings.ts';

const whole: Environment = {
  OIDC_ISSUER: 'https://login.example.com/staff',
  OIDC_CLIENT_ID: 'console',
  OIDC_CLIENT_SECRET: 'secret',
};
const rule = '{"roles":{"Sales":"sales-agent","Boss":["owner-manager","finance"]}}';

describe('the directory', () => {
  it('is off where nothing is set', () => {
    expect(directoryOf({})).toBeNull();
    expect(directoryRuleOf({})).toBeNull();
  });

  it('is read with what usually holds', () => {
    expect(directoryOf(whole)).toMatchObject({
      clientId: 'console',
      scopes: 'openid email profile',
      name: 'login.example.com',
      creates: false,
    });
  });

  it.each([
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'console' }],
    ['OIDC_ISSUER', { OIDC_CREATE: 'yes' }],
    ['OIDC_CLIENT_ID', { ...whole, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { ...whole, OIDC_CLIENT_SECRET: '' }],
    ['OIDC_ROLES', { ...whole, OIDC_CREATE: 'yes' }],
  ])('half set, names %s as missing', (name, env) => {
    expect(() => directoryOf(env)).toThrow(new RegExp(`^${name} is missing`));
  });

  it.each([
    ['an issuer that is no address', { ...whole, OIDC_ISSUER: 'login' }],
    ['an issuer without TLS', { ...whole, OIDC_ISSUER: 'http://login.example.com' }],
    [
      'an issuer of every company',
      { ...whole, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    ],
    ['scopes without openid', { ...whole, OIDC_SCOPES: 'email' }],
    ['another word than yes or no', { ...whole, OIDC_CREATE: 'maybe', OIDC_ROLES: rule }],
  ])('refuses %s', (_what, env) => {
    expect(() => directoryOf(env)).toThrow(/^OIDC_/);
  });

  it('may be on this machine without TLS', () => {
    expect(directoryOf({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:9000' })).not.toBeNull();
  });
});

describe('the rule of roles', () => {
  it('is read from the setting, or from the file that it names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'console-rule-'));
    const file = join(folder, 'roles.json');
    writeFileSync(file, rule);
    for (const OIDC_ROLES of [rule, file])
      expect(directoryRuleOf({ OIDC_ROLES })).toEqual({
        claim: 'groups',
        roles: new Map([
          ['Sales', ['sales-agent']],
          ['Boss', ['owner-manager', 'finance']],
        ]),
        otherwise: [],
      });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/no/such/file.json', 'neither a rule'],
    ['{"roles":', 'no JSON'],
    ['{"roles":{}}', 'has no roles'],
    ['{"claim":"groups"}', 'has no roles'],
    ['{"claim":"","roles":{"A":"finance"}}', 'claim'],
    ['{"roles":{"A":"finanse"}}', 'did you mean finance?'],
    ['{"roles":{"A":"finance"},"otherwise":["king"]}', 'for everybody else'],
    ['{"roles":{"A":"finance"},"role":1}', 'has "role"'],
  ])('%s is refused: %s', (OIDC_ROLES, words) => {
    expect(() => directoryRuleOf({ OIDC_ROLES })).toThrow(words);
  });
});
