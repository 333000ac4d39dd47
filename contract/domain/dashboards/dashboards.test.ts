import { describe, expect, it } from 'vitest';
import { iconNames } from '#contract/model/iconNames.ts';
import { toGrants, type DisplayRoleCode } from '../roles/displayRoles.ts';
import { roleCodes, type RoleCode } from '../roles.ts';
import { dashboardTypes, mayOpenTile, teleSalesTiles, tilesOf } from './dashboards.ts';
import { overdueAddress, tileAddress } from './tileAddress.ts';
import { tileKeys, tileOf } from './tiles.ts';
import { tileSets } from './tileSets.ts';

const grants = (...codes: (RoleCode | DisplayRoleCode)[]) => toGrants(codes);

describe('the help of a tile', () => {
  it('names no status by its number: nobody at work knows those', () => {
    for (const key of tileKeys)
      for (const words of Object.values(tileOf(key).help))
        expect(words, key).not.toMatch(/status(es)? \d|स्थिति \d/i);
  });
});

describe('T128 the owner dashboard', () => {
  it('has nine tiles', () => {
    expect(tilesOf('owner', grants('owner-manager'))).toEqual([
      'followup',
      'specialfollowup',
      'renewal',
      'closed',
      'salesconnect',
      'linksent',
      'linksentpaymentfailed',
      'activationpending',
      'activationcomplete',
    ]);
  });

  it('has four for a tele-sales agent', () => {
    expect(tilesOf('owner', grants('tele-sales-agent'))).toEqual([
      'linksent',
      'linksentpaymentfailed',
      'activationpending',
      'activationcomplete',
    ]);
  });

  it('has none for anyone who is no owner agent', () => {
    expect(tilesOf('owner', grants('broker-tele-sales', 'admin'))).toEqual([]);
  });
});

describe('home', () => {
  it.each<[RoleCode, string[]]>([
    ['owner-agent', ['cases', 'products', 'termsheets', 'payments', 'discounts', 'home']],
    [
      'broker-tele-sales',
      ['cases', 'products', 'termsheets', 'payments', 'discounts', 'mortgage', 'home'],
    ],
    ['finance', ['payments']],
    ['rcm-approval-admin', ['termsheets', 'payments', 'mortgage']],
    ['lookup-admin', []],
    ['content', []],
  ])('shows a %s the sets %j, in the order of part 1 section 2', (code, expected) => {
    const sets = tilesOf('home', grants(code)).map(key => tileOf(key).set);
    expect([...new Set(sets)]).toEqual(expected);
  });
});

describe('tiles', () => {
  it('each stand on some dashboard, and each set holds one', () => {
    const everybody = grants(...roleCodes);
    const shown = new Set(dashboardTypes.flatMap(type => tilesOf(type, everybody)));
    expect(tileKeys.filter(key => !shown.has(key) && !teleSalesTiles.includes(key))).toEqual([]);
    const used = new Set<string>(tileKeys.map(key => tileOf(key).set));
    expect(Object.keys(tileSets).filter(set => !used.has(set))).toEqual([]);
  });

  it('have icons that exist', () => {
    const known: readonly string[] = iconNames;
    expect(tileKeys.filter(key => !known.includes(tileOf(key).icon))).toEqual([]);
  });

  it('open to those alone whose dashboards show them', () => {
    expect(mayOpenTile('paymentpending', grants('finance'))).toBe(true);
    expect(mayOpenTile('followup', grants('finance'))).toBe(false);
    expect(mayOpenTile('linksent', grants('owner-agent'))).toBe(true);
    expect(mayOpenTile('linksent', grants('broker-tele-sales'))).toBe(false);
  });

  it('lead to their list with the filter in the address', () => {
    expect(tileAddress('closed', 'home')).toBe('/list/closed?filter=%7B%7D');
    const { searchParams } = new URL(tileAddress('closed', 'broker'), 'http://console');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
      where: { line: { eq: 'broker' } },
    });
    const overdue = new URL(overdueAddress('followup', 'broker'), 'http://console');
    expect(JSON.parse(overdue.searchParams.get('filter') ?? '')).toEqual({
      where: { all: [{ line: { eq: 'broker' } }, { isOverdue: { eq: true } }] },
    });
  });
});
