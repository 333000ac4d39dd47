import { describe, expect, it } from 'vitest';
import { groupsIn, namesIn, verifiedEmail } from './claimsOf.ts';

describe('the address of a person', () => {
  it.each([
    ['is verified', { email: 'A@b.example', email_verified: true }, 'a@b.example'],
    ['is verified, as a text', { email: 'a@b.example', email_verified: 'true' }, 'a@b.example'],
    ['is verified by Entra ID', { email: 'a@b.example', xms_edov: 1 }, 'a@b.example'],
    ['is not verified', { email: 'a@b.example', email_verified: false }, undefined],
    [
      'is denied though Entra ID knows it',
      { email: 'a@b.example', email_verified: false, xms_edov: 1 },
      undefined,
    ],
    ['is not said to be verified', { email: 'a@b.example' }, undefined],
    ['is missing', { email_verified: true }, undefined],
  ])('%s', (_what, claims, email) => {
    expect(verifiedEmail(claims)).toBe(email);
  });
});

describe('the names of a person', () => {
  it.each([
    [{ given_name: 'Asha', family_name: 'Rao' }, 'Asha', 'Rao'],
    [{ family_name: 'Rao' }, 'Rao', ''],
    [{ name: 'Asha  Devi Rao' }, 'Asha', 'Devi Rao'],
    [{ email: 'asha@b.example' }, 'asha', ''],
  ])('%o', (claims, firstName, lastName) => {
    expect(namesIn(claims)).toEqual({ firstName, lastName });
  });
});

describe('the groups of a person', () => {
  it.each([
    ['a list', { groups: ['A', 1, 'B'] }, 'groups', ['A', 'B']],
    ['one', { groups: 'A' }, 'groups', ['A']],
    ['none', {}, 'groups', []],
    ['within an object', { realm_access: { roles: ['A'] } }, 'realm_access.roles', ['A']],
    ['under a name with dots', { 'https://a.b/groups': ['A'] }, 'https://a.b/groups', ['A']],
    ['what every object has', {}, 'constructor.name', []],
    ['too many, of Entra ID', { _claim_names: { groups: 'src1' } }, 'groups', undefined],
  ])('%s', (_what, claims, claim, groups) => {
    expect(groupsIn(claims, claim)).toEqual(groups);
  });
});
