import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from '#backend/records/source/openSource.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { isOwn } from '#tests/support/isOwn.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { recordScreens } from '../../grants/limitedScreens.ts';

/*
 * A column that is empty in all rows is most likely read from where nothing is kept. Every column of every list has a value
 * in some row of the demo data; those that have none are named, with the reason.
 */

const nobodyChanged = 'demo records are as they were first written: nobody has changed them';
const nothingSaid = 'a remark that nobody has made in the demo data';
const neverDone = 'nobody has done this in the demo data';

/** By column in every list, or by list and column. */
const rightlyEmpty: Readonly<Record<string, string>> = {
  updatedByName: nobodyChanged,
  'refunds obstacle': 'no payment of a refund that waits has bounced since in the demo data',
  'wallet-entries opportunityName': 'no milestone of the demo data is paid from a wallet',
  'wallet-entries milestoneName': 'no milestone of the demo data is paid from a wallet',
  'wallet-entries bookedByName': 'demo credits came from payments, and no person booked them',
  'caps packageName': 'demo caps are of products',
  'complimentary-products opportunityName': 'demo gifts go with packages of the catalogue',
  'complimentary-products opportunityId': 'demo gifts go with packages of the catalogue',
  'complimentary-products days': 'demo gifts have no dates of their own',
  'complimentary-products startDate': 'demo gifts have no dates of their own',
  'complimentary-products endDate': 'demo gifts have no dates of their own',
  'dashboard-actions fupTime': 'demo comments name no time to come back to',
  'opportunity-comments fupTime': 'demo comments name no time to come back to',
  'netsuite-events pushedByName': 'demo events were sent by the system, not by hand',
  'netsuite-events departmentName': 'demo events name no department',
  'netsuite-events branchName': 'demo events name no branch',
  'announcements cityId': 'demo announcements are for every city',
  'announcements picture': 'demo announcements have no picture',
  'incentive-slabs accountsClosedMax':
    'the highest slab is open, and demo slabs count from one number on',
  'incentive-payouts remark': nothingSaid,
  'incentive-disputes opportunityId': 'demo disputes are of the whole figure',
  'export-schedules search': 'the demo schedule searches nothing',
  'record-migrations error': 'the migration of the demo went well',
  'record-migrations keptIn': 'it left no value as it was',
  'webhooks failingSince': 'the receiver of the demo is paused',
  'my-incentives disputeId': 'the person who is asked disputes no figure',
  'my-incentives teamReached': 'the person who is asked leads no team',
  'manual-activations forceReason': 'no demo activation waits to be forced',
  'manual-activations forceRequestedByName': 'no demo activation waits to be forced',
  'payees userId': 'the person who is asked pays clients, and no incentives',
  'invoices sentAt': neverDone,
  'invoices sentTo': neverDone,
  'ledger-entries note': nothingSaid,
  'termsheet-steps remark': nothingSaid,
  'client-tickets site_link': 'demo tickets name no site',
  'support-tickets site_link': 'demo tickets name no site',
  'users lastSignInAt': 'nobody has signed in before the first person does',
};

/** Who is asked for lists of which the usual person has no row. */
const askedAs: Readonly<Record<string, string>> = {
  'incentive-disputes': 'lookup-admin',
  'export-schedules': 'lookup-admin',
};

/** Lists of what the demo data has none of, or of what is asked for first. */
const withoutRows = [
  'account-mappings',
  'account-merges',
  'ad-briefs',
  'approval-delegations',
  'proposals',
  'termsheet-products',
  'tile-rows',
];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const isEmpty = (value: unknown) =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0);

const lists = recordScreens.filter(({ list }) => list.columns.length > 0);

describe('columns of lists', () => {
  it.each(lists.map(screen => [screen.resource, screen] as const))(
    'of %s have a value in some row',
    async (resource, screen) => {
      if (resource === 'tile-rows') return;
      const person =
        askedAs[resource] ?? whoMay(roleCodes.filter(code => canDo(screen, [code], 'list')));
      const setting = await settingOf(test, person, resource);
      const rows = await openSource(setting).readMatching({ where: true }, 50_000);
      const isNew = isOwn(screen) && screen.data.calls === null;
      if (isNew || withoutRows.includes(resource)) return expect(rows).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
      const empty = screen.list.columns
        .map(({ field }) => field)
        .filter(path => rows.every(row => isEmpty(valueAt(row, path))));
      const named = Object.keys(rightlyEmpty).flatMap(key => {
        const [one = '', path] = key.split(' ');
        if (path === undefined) return empty.includes(one) ? [one] : [];
        return one === resource ? [path] : [];
      });
      // A name that is not empty any more is taken off the list.
      expect(empty.toSorted()).toEqual(named.toSorted());
    },
  );
});
