import { screenHeads } from 'virtual:screens';
import { describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { waitingViews } from '#backend/services/records/views/countViews.ts';
import { callList } from '#contract/calls/index.ts';
import { callReviewers } from '#contract/calls/calling/callLogs.ts';
import { callsAllDay } from '#contract/domain/calling/callsAllDay.ts';
import { reassigningRoles } from '#contract/domain/calling/hierarchy.ts';
import { callerRoles } from '#contract/domain/calling/callingRoles.ts';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import { clientReach } from '#contract/domain/clients/clientReach.ts';
import { levelsShown } from '#contract/domain/performance/performanceLevels.ts';
import { paymentDeciders } from '#contract/domain/payments/paymentRoles.ts';
import { rcmDeciders } from '#contract/domain/termsheets/rcmDeciders.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { isInMenu, isMainEntry, mayDo } from '#contract/model/rights/mayDo.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import { menuParts } from '#app/menu/menuParts.ts';
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

/** Who hears recorded calls: reviewers, whoever makes some, and whoever answers for a line (decision record 0229). */
const hearsCalls = (code: RoleCode): boolean => {
  const reach = clientReach([{ code, isAutomatic: false }], 'change');
  return (
    [...callReviewers, ...callerRoles, ...reassigningRoles].some(one => one === code) ||
    reach.everybody ||
    reach.lines.length > 0
  );
};

/** Names of the menu that the specification writes in small letters. */
const smallNames = ['flats panel', 'lead feedback', 'product config'];

/** Entries that somebody who calls all day has at first sight. */
const mostMain = 12;

/** Who clears payments, looks after the books, or decides at RCM. */
const moneyReaders: readonly RoleCode[] = [...paymentDeciders, ...rcmDeciders, 'rcm-user'];

/** Who clears, looks things up, or keeps people and places, and sells, fills and places no advertising slots. */
const withoutSlots: readonly RoleCode[] = [
  'finance',
  'ap-admin',
  'rcm-approval-admin',
  'rcm-user',
  'ticketing',
  'user-management',
  'push-integration',
  'telesales-um',
  'support-issues',
  'locality-insight',
  'lookup-view',
  'screens',
];
const slotDesk = roleCodes.filter(code => !withoutSlots.includes(code));
const slotRoutes = [
  '/site-takeover',
  '/microsite',
  '/stories',
  '/virtual-tour',
  '/flat-panel',
  '/audience-maximizer',
  '/ad-package',
  '/ad-product-config',
  '/slot-availability',
  '/slot-fill-rate',
];

/** Addresses that are open to all, whose entry is with those alone who can work there (record 0230). */
const offered: Readonly<Record<string, readonly RoleCode[]>> = {
  '/manual-dialing': callerRoles,
  '/live-view': callerRoles,
  '/refunds': paymentDeciders,
  '/payment': moneyReaders,
  '/invoices': moneyReaders,
  '/termsheet': moneyReaders,
  '/wallet-payments': moneyReaders,
  '/payment-links': moneyReaders,
  '/tan-thresholds': moneyReaders,
  ...Object.fromEntries(slotRoutes.map(route => [route, slotDesk])),
  // Both are always empty to everybody else.
  '/lead-feedback': roleCodes.filter(hearsCalls),
  '/agent/performance': roleCodes.filter(code => levelsShown([code]).length > 0),
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

  it('loses no entry under More, and has twelve main ones at most for calls all day', () => {
    const shown = inMenuOf(roles);
    const main = heads.filter(head => isMainEntry(head, roles));
    const parts = menuParts({ shown, main, favourites: [], search: '' });
    const count = (branches: readonly { readonly entries: readonly unknown[] }[]) =>
      branches.reduce((sum, { entries }) => sum + entries.length, 0);
    expect(count(parts.main) + count(parts.more)).toBe(shown.length);
    expect(count(parts.main)).toBe(main.length);
    if (callsAllDay(roles))
      expect([main.length > 0, main.length <= mostMain]).toEqual([true, true]);
    else expect(parts.more).toEqual([]);
  });
});

it.each(roleCodes)(
  'P1-M-013 Product Management, seen as %s, is for Lookup Admin and Admin',
  code => {
    const groups = inMenuOf([code]).map(({ menu }) => menu?.group);
    expect(groups.includes('product-management')).toBe(code === 'lookup-admin' || code === 'admin');
  },
);

describe('the short menu', () => {
  it.each([
    ['owner-agent', 'owner-dashboard', 'manual-dialing'],
    ['broker-agent', 'broker-dashboard', 'manual-dialing'],
    ['builder-agent', 'builder-dashboard', 'slot-availability'],
    ['tenant-agent', 'tenant-dashboard', 'manual-dialing'],
    ['broker-lead', 'broker-dashboard', 'live-view'],
    ['builder-lead', 'builder-dashboard', 'live-view'],
  ])('of %s has what the day is made of', (key, ...special) => {
    const persona = personas.find(one => one.key === key);
    const main = heads
      .filter(head => persona && isMainEntry(head, rolesOf(persona)))
      .map(({ resource }) => resource);
    expect(main).toEqual(
      expect.arrayContaining(['home', 'calling-desk', 'opportunities', 'accounts', ...special]),
    );
  });

  it.each([['owner-manager'], ['sales-manager'], ['admin'], ['finance']])(
    'is not that of %s',
    key => {
      const persona = personas.find(one => one.key === key);
      expect(persona && callsAllDay(rolesOf(persona))).toBe(false);
    },
  );
});

it.each([
  'finance',
  'ap-admin',
  'rcm-admin',
  'rcm-user',
  'support',
  'locality',
  'push-integration',
  'tele-sales-um',
])('offers %s nothing of slots or of dialing, and no work on them', key => {
  const persona = personas.find(one => one.key === key);
  const roles = persona ? rolesOf(persona) : [];
  const none = [...slotRoutes, '/manual-dialing', '/live-view'];
  expect(inMenuOf(roles).filter(({ route }) => none.includes(route))).toEqual([]);
  const waiting = waitingViews(readScreens(), { roleCodes: roles });
  expect(waiting.filter(({ screen }) => slotRoutes.includes(screen.route))).toEqual([]);
});

it('names entries with a capital but where the specification does not', () => {
  const small = inMenu
    .map(({ menu }) => menu?.label.en ?? '')
    .filter(name => /^\p{Ll}/u.test(name));
  expect(small.toSorted()).toEqual(smallNames);
});
