import { screenHeads } from 'virtual:screens';
import { describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callList } from '#contract/calls/index.ts';
import { callerRoles } from '#contract/domain/calling/callingRoles.ts';
import { hasAnyRole } from '#contract/domain/hasAnyRole.ts';
import { paymentDeciders } from '#contract/domain/payments/paymentRoles.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { isInMenu, mayDo } from '#contract/model/mayDo.ts';
import { canOpen } from '#contract/model/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import { menuTree } from '#app/menu/menuTree.ts';
import { isOwn } from '#tests/support/isOwn.ts';
import { mayOpen, rolesOf } from './mayOpen.ts';
import { accessTable } from './table.ts';

/*
 * By the functions that decide: `mayDo` opens a screen, `isInMenu` puts it into the menu, `canOpen` is the server's rule, and the
 * table of rights, which access.test.ts holds against the server, says who may make a call. Three people see the same in
 * tests/e2e/access.spec.ts.
 */

const heads = screenHeads();
const screens = [...readScreens().values()];
const inMenu = screens.filter(({ menu }) => menu !== null);

const people: readonly (readonly [string, readonly RoleCode[]])[] = [
  ['nobody in particular', []],
  ...roleCodes.map(code => [code, [code]] as const),
  ...personas.filter(({ isRefused }) => !isRefused).map(one => [one.key, rolesOf(one)] as const),
];

const openTo = (roles: readonly RoleCode[]) => heads.filter(head => mayDo(head, roles, 'list'));
const inMenuOf = (roles: readonly RoleCode[]) => heads.filter(head => isInMenu(head, roles));

/** Addresses that are open to all, whose entry is with those alone who can work there (record 0230). */
const offered: Readonly<Record<string, readonly RoleCode[]>> = {
  '/manual-dialing': callerRoles,
  '/live-view': callerRoles,
  '/refunds': paymentDeciders,
};

const isOffered = (roles: readonly RoleCode[], screen: Screen): boolean => {
  const to = isOwn(screen) ? screen.menu?.offeredTo : offered[screen.route];
  return !to || hasAnyRole(roles, to);
};

/** The path of the call that a screen makes for its rows, when it names one without a record in its address. */
const firstCall = (screen: Screen): string | undefined => {
  if (screen.type !== 'records' || !screen.data.calls) return undefined;
  const call = callList.find(({ id }) => id === screen.data.calls?.list.call);
  return call?.method === 'GET' && !call.path.includes('{') ? call.path : undefined;
};

const mayCall = (roles: readonly RoleCode[], path: string): boolean => {
  const allowed = accessTable[`GET ${path}`] ?? [];
  return typeof allowed === 'string' || allowed.some(role => roles.includes(role));
};

describe.each(people)('%s', (_name, roles) => {
  it('has the menu of the tables of menu routes, and opens nothing else of it', () => {
    const entries = menuTree(inMenuOf(roles)).flatMap(branch => branch.entries);
    const expected = inMenu
      .filter(screen => mayOpen(roles, screen) && isOffered(roles, screen))
      .map(({ resource }) => resource);
    expect(entries.map(({ resource }) => resource).toSorted()).toEqual(expected.toSorted());
  });

  it('opens in the page what the server opens', () => {
    const opened = new Set(openTo(roles).map(({ resource }) => resource));
    // A screen without an address is drawn inside the pages of others.
    const served = screens
      .filter(screen => screen.route !== '' && canOpen(screen, roles))
      .map(one => one.resource);
    expect([...opened].toSorted()).toEqual(served.toSorted());
  });

  it('may make the first call of each screen that opens', () => {
    const refused = inMenu
      .filter(screen => mayOpen(roles, screen))
      .map(firstCall)
      .filter(path => path !== undefined && !mayCall(roles, path));
    expect(refused).toEqual([]);
  });
});
