import { describe, expect, it } from 'vitest';
import { displayRoles, expandRoles, maySignIn, toGrants } from './displayRoles.ts';
import { userFlags } from './userFlags.ts';

describe('T1 display roles', () => {
  it.each([
    [['tele-sales-agent'], ['sales-agent', 'owner-agent', 'crm-user']],
    [['owner-manager'], ['owner-agent', 'sales-manager', 'admin', 'crm-user']],
    [['owner-online'], ['phoenix-agent']],
    [['field-assist', 'owner-online'], ['phoenix-agent']],
    [
      ['finance', 'tele-sales-agent', 'owner-agent'],
      ['finance', 'sales-agent', 'owner-agent', 'crm-user'],
    ],
  ] as const)('%j give %j', (picked, expected) => {
    expect(expandRoles(picked)).toEqual(expected);
  });

  it('carry the names of the specification', () => {
    expect(displayRoles['tele-sales-agent'].name).toBe('Tele-Sales Agent');
    expect(displayRoles['owner-manager'].name).toBe('{product} Owner Manager');
  });
});

describe('T1 sign-in role', () => {
  it.each([
    [['finance'], false],
    [['finance', 'lookup-view'], true],
    [['builder-tele-sales'], false],
    [['broker-tele-sales'], true],
    [['sales-agent'], true],
    [['sales-manager'], true],
    [['first-sales-agent', 'first-sales-manager'], false],
    [[], false],
  ] as const)('%j may sign in: %s', (codes, expected) => {
    expect(maySignIn(codes)).toBe(expected);
  });

  it.each([
    [['finance'], ['finance', 'lookup-view']],
    [['owner-online'], ['phoenix-agent', 'lookup-view']],
    [['tele-sales-agent'], ['sales-agent', 'owner-agent', 'crm-user']],
    [[], []],
  ] as const)('%j is stored as %j', (picked, expected) => {
    expect(toGrants(picked).map(grant => grant.code)).toEqual(expected);
  });

  it('marks only the added base role as automatic, so that content stays content-only (T14)', () => {
    const grants = toGrants(['content']);
    expect(grants).toEqual([
      { code: 'content', isAutomatic: false },
      { code: 'lookup-view', isAutomatic: true },
    ]);
    expect(userFlags(grants).isContentUserOnly).toBe(true);
  });
});
