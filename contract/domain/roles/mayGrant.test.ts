import { describe, expect, it } from 'vitest';
import { mayGrant, userManagerRoles } from './mayGrant.ts';
import { roleCodes, type RoleCode } from '../roles.ts';

const manager = (...codes: RoleCode[]) => ({ id: 1, roleCodes: codes });

describe('T24 the grant matrix', () => {
  it('names three roles that manage users', () => {
    expect(userManagerRoles).toEqual(['admin', 'user-management', 'telesales-um']);
  });

  it('lets an Admin grant every role', () => {
    expect(roleCodes.every(code => mayGrant(manager('admin'), 2, code))).toBe(true);
  });

  it.each(['user-management', 'telesales-um'] as const)(
    '%s never grants Admin or its like',
    held => {
      const reserved = ['admin', 'lookup-admin', 'finance', 'rcm-approval-admin', held] as const;
      expect(reserved.filter(code => mayGrant(manager(held), 2, code))).toEqual([]);
    },
  );

  it.each([
    ['user-management', 'content', true],
    ['user-management', 'ticketing', true],
    ['user-management', 'sales-manager', true],
    ['telesales-um', 'owner-agent', true],
    ['telesales-um', 'broker-team-lead', true],
    ['telesales-um', 'content', false],
    ['telesales-um', 'sales-manager', false],
    ['lookup-admin', 'lookup-view', false],
    ['head-of-management', 'lookup-view', false],
  ] as const)('%s grants %s: %s', (held, code, expected) => {
    expect(mayGrant(manager(held), 2, code)).toBe(expected);
  });

  it('adds up over several manager roles', () => {
    expect(mayGrant(manager('telesales-um', 'user-management'), 2, 'content')).toBe(true);
  });

  it('X6: nobody changes their own roles, in any pair of roles', () => {
    for (const held of roleCodes)
      for (const code of roleCodes) expect(mayGrant(manager(held), 1, code)).toBe(false);
  });

  it('X6: of all roles only the three managers grant anything', () => {
    const granting = roleCodes.filter(held =>
      roleCodes.some(code => mayGrant(manager(held), 2, code)),
    );
    expect(granting.sort()).toEqual([...userManagerRoles].sort());
  });
});
