import { describe, expect, it } from 'vitest';
import type { MenuGroupName } from '#contract/domain/menuGroups.ts';
import { isInMenu, mayDo } from '#contract/model/rights/mayDo.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { menuTree } from './menuTree.ts';

const text = (en: string, hi = en) => ({ en, hi });

const head = (
  route: string,
  group: MenuGroupName,
  order: number,
  label: { en: string; hi: string },
  access: ScreenHead['access'] = 'signed-in',
): ScreenHead => ({
  resource: route.slice(1),
  route,
  label: { one: label, other: label },
  menu: { group, icon: 'house', order },
  access,
});

const heads: ScreenHead[] = [
  head('/incentive-payout', 'sales-incentive', 40, text('Incentive Payout', 'प्रोत्साहन भुगतान'), {
    list: ['finance'],
  }),
  head('/set-sales-target', 'sales-incentive', 20, text('Set Sales Target', 'बिक्री लक्ष्य'), {
    list: ['lookup-admin'],
  }),
  head('/home', 'work', 10, text('Home', 'होम')),
  head('/opportunities', 'work', 20, text('My opportunities', 'मेरे अवसर')),
  { ...head('/account', 'work', 30, text('Account')), menu: undefined },
];

const shown = (roles: string[], search?: string) =>
  menuTree(
    heads.filter(one => isInMenu(one, roles)),
    search,
  ).map(({ name, entries }) => [name, ...entries.map(({ resource }) => `/${resource}`)]);

describe('the menu', () => {
  it('orders groups and entries, and leaves out what has no place in it', () => {
    expect(shown(['lookup-admin', 'finance'])).toEqual([
      ['work', '/home', '/opportunities'],
      ['sales-incentive', '/set-sales-target', '/incentive-payout'],
    ]);
  });

  it.each([
    ['without a role', [], [['work', '/home', '/opportunities']]],
    [
      'with the role of one child, whose group is not theirs (T9)',
      ['finance'],
      [
        ['work', '/home', '/opportunities'],
        ['sales-incentive', '/incentive-payout'],
      ],
    ],
  ])('shows a person %s only what they may open', (_who, roles, menu) => {
    expect(shown(roles)).toEqual(menu);
  });

  it.each([
    ['payout', [['sales-incentive', '/incentive-payout']]],
    ['  PAYOUT ', [['sales-incentive', '/incentive-payout']]],
    ['अवसर', [['work', '/opportunities']]],
    ['Work', [['work', '/home', '/opportunities']]],
    ['nothing', []],
  ])('finds %s in either language', (search, menu) => {
    expect(shown(['finance'], search)).toEqual(menu);
  });
});

describe('mayDo', () => {
  const access = { list: ['finance'], create: ['content'] };
  it.each([
    [['finance'], 'list', true],
    [['finance'], 'create', false],
    [['content'], 'list', false],
    [['content', 'finance'], 'create', true],
    [['admin'], 'list', false],
    [[], 'list', false],
  ])('%s %s: %s', (roles, verb, allowed) => {
    expect(mayDo({ access }, roles, verb)).toBe(allowed);
  });

  it('lets everyone signed in do what an open screen has', () => {
    expect(mayDo({ access: 'signed-in' }, [], 'create')).toBe(true);
  });
});
