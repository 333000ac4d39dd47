import { readFileSync } from 'node:fs';
import { screenHeads } from 'virtual:screens';
import { describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import { menuGroups } from '#contract/domain/menuGroups.ts';
import { roleCodes, roles, type RoleCode } from '#contract/domain/roles.ts';
import { menuRoutes } from '#contract/domain/roles/routeRoles.ts';
import { isInMenu } from '#contract/model/rights/mayDo.ts';
import { menuTree } from '#app/menu/menuTree.ts';
import { builtInScreens } from '../../scripts/builtInScreens.ts';
import { rolesOf } from './mayOpen.ts';

/*
 * The table of docs/specification/menu.md against the menu of each role, both ways: nothing in it that a role does not see,
 * nothing that it sees and the table does not say.
 */

const heading = '## The menu, role by role';
const section =
  readFileSync('docs/specification/menu.md', 'utf8').split(heading)[1]?.split('\n## ')[0] ?? '';

const tables = section
  .split(/\n(?!\|)/)
  .map(part => part.trim())
  .filter(part => part.startsWith('|'))
  .map(part =>
    part
      .split('\n')
      .slice(2)
      .map(line =>
        line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      ),
  );
const [menu = [], short = []] = tables;

const codeOf = (name: string): RoleCode => {
  const code = roleCodes.find(one => roles[one] === name);
  if (!code) throw new Error(`The table names ${name}, which is no role`);
  return code;
};
const but = 'everybody but ';
const listed = (names: string): readonly RoleCode[] => names.split(', ').map(codeOf);

/** The roles of a cell; null is everybody who is signed in, with a role or without. */
const namedIn = (cell: string): readonly RoleCode[] | null => {
  if (cell === 'everybody') return null;
  const words = short.find(([name]) => name === cell)?.[1] ?? cell;
  if (!words.startsWith(but)) return listed(words);
  const others = listed(words.slice(but.length));
  return roleCodes.filter(code => !others.includes(code));
};

const rows = menu.map(([id = '', group = '', entry = '', address = '', who = '']) => ({
  isBeyond: id === 'beyond',
  isGroup: group.startsWith('**'),
  group: group.replaceAll('*', ''),
  entry,
  address: address.replaceAll('`', ''),
  named: namedIn(who),
}));
const entries = rows.filter(({ isGroup }) => !isGroup);
const groups = rows.filter(({ isGroup }) => isGroup);

const sees = ({ named }: (typeof rows)[number], codes: readonly RoleCode[]): boolean =>
  named === null || named.some(code => codes.includes(code));

// A developer's own screens are in no table.
const heads = screenHeads().filter(({ resource }) => builtInScreens.includes(resource));
const branchesOf = (codes: readonly RoleCode[]) =>
  menuTree(heads.filter(head => isInMenu(head, codes)));

/** What a menu shows, each entry as the table writes it. */
const shownTo = (codes: readonly RoleCode[]): readonly string[] =>
  branchesOf(codes).flatMap(({ label, entries: inside }) =>
    inside.map(({ resource, label: words }) => {
      const route = heads.find(head => head.resource === resource)?.route ?? '';
      return `${label.en} > ${words.en} at ${route}`;
    }),
  );
const told = ({ group, entry, address }: (typeof rows)[number]): string =>
  `${group} > ${entry} at ${address}`;

const people: readonly (readonly [string, readonly RoleCode[]])[] = [
  ['nobody in particular', []],
  ...roleCodes.map(code => [roles[code], [code]] as const),
  ...personas.filter(({ isRefused }) => !isRefused).map(one => [one.title, rolesOf(one)] as const),
];

describe.each(people)('the menu of %s', (_name, codes) => {
  it('has the entries that the table names for them, in its order, and no other', () => {
    expect(shownTo(codes)).toEqual(entries.filter(row => sees(row, codes)).map(told));
  });

  it('has the groups that the table names for them, and no other', () => {
    expect(branchesOf(codes).map(({ label }) => label.en)).toEqual(
      groups.filter(row => sees(row, codes)).map(({ group }) => group),
    );
  });
});

it('every group and every address of the menu routes of the specification stands in the table, once', () => {
  expect(groups.map(({ group }) => group)).toEqual(
    Object.values(menuGroups).map(({ label }) => label.en),
  );
  const own = entries.filter(({ isBeyond }) => !isBeyond).map(({ address }) => address);
  expect(own.toSorted()).toEqual(Object.keys(menuRoutes).toSorted());
});

it('each short word for several roles is used, and none is left unsaid', () => {
  const used = menu
    .map(cells => cells[4] ?? '')
    .filter(who => who.startsWith('_') || who.startsWith('*'));
  expect([...new Set(used)].toSorted()).toEqual(short.map(([name]) => name).toSorted());
});
