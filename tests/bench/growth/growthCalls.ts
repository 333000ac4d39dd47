import {
  leaders,
  opportunityReaders,
  plain,
  sellers,
  withQuery,
  type GrowthCall,
  type Query,
} from './GrowthCall.ts';
import type { GrowthWorld } from './growthWorld.ts';
import { performanceCalls } from './performanceCalls.ts';

const opportunities = '/sapna/v2/opportunity';
const accounts = '/sapna/v1/account';
const contacts = '/sapna/v1/contact';

/** The orders that the list of opportunities offers, each from its first page. */
const orders = [
  '-updatedAt',
  'name',
  'accountName',
  'fupTime',
  '-dealValue',
  '-collectedAmount',
  '-pendingCollectionAmount',
  'ownerName',
  'cityName',
  'statusId',
  'caseStatusName',
  '-createdAt',
] as const;

const filters: readonly (readonly [name: string, query: Query])[] = [
  ['open by follow-up', { filters: 'bucket==open', sort: 'fupTime' }],
  ['follow-up due', { filters: 'bucket==open;fupTime=le=today', sort: 'fupTime' }],
  ['closed', { filters: 'bucket==closed' }],
  ['lost', { filters: 'bucket==lost' }],
  ['status in', { filters: 'statusId=in=(1,3,4,5,8)', sort: 'fupTime' }],
  ['line', { filters: 'line==broker' }],
  ['renewals', { filters: 'typeId==2' }],
];

const opportunityLists: readonly GrowthCall[] = [
  ...orders.map(sort =>
    plain(`opportunities by ${sort}`, opportunityReaders, opportunities, { pageSize: 10, sort }),
  ),
  ...filters.map(([name, query]): GrowthCall => ({
    name: `opportunities ${name}`,
    personas: opportunityReaders,
    path: ({ today }) =>
      withQuery(
        opportunities,
        Object.fromEntries(
          Object.entries({ pageSize: 10, ...query }).map(([key, value]) => [
            key,
            String(value).replace('today', today),
          ]),
        ),
      ),
  })),
  {
    name: 'opportunities city and status by -dealValue',
    personas: opportunityReaders,
    path: ({ cityId }) =>
      withQuery(opportunities, {
        pageSize: 10,
        filters: `cityId==${cityId};statusId==1`,
        sort: '-dealValue',
      }),
  },
  plain('opportunities second page', opportunityReaders, opportunities, { pageSize: 10, page: 1 }),
  plain('opportunities page 500', ['admin'], opportunities, { pageSize: 10, page: 500 }),
  plain('opportunities view-counts', opportunityReaders, '/console/v1/view-counts', {
    resource: 'opportunities',
  }),
];

/** A word that few clients have, one that very many have, and two letters; phone numbers whole and by their end. */
const palette: readonly GrowthCall[] = (
  [
    ['rare word', ({ accountName }) => accountName],
    ['frequent word', () => 'Owner Premium'],
    ['two letters', () => 'ra'],
    ['phone', ({ phone }) => phone],
    ['last four digits', ({ phone }) => phone.slice(-4)],
  ] as readonly (readonly [string, (world: GrowthWorld) => string])[]
).flatMap(([what, words]): GrowthCall[] => [
  {
    name: `palette accounts ${what}`,
    personas: opportunityReaders,
    path: world => withQuery(accounts, { search: words(world), pageSize: 5, total: 'none' }),
  },
  {
    name: `palette opportunities ${what}`,
    personas: opportunityReaders,
    path: world =>
      withQuery(opportunities, {
        search: words(world),
        pageSize: 5,
        total: 'none',
        within: 'search',
      }),
  },
  {
    name: `palette contacts ${what}`,
    personas: opportunityReaders,
    path: world => withQuery(contacts, { search: words(world), pageSize: 5, total: 'none' }),
  },
]);

const recordCalls: readonly GrowthCall[] = [
  {
    name: 'opportunity page',
    personas: sellers,
    path: ({ dealId }) => `/sapna/v3/opportunity-page/${dealId}`,
  },
  {
    name: 'opportunity packages',
    personas: sellers,
    path: ({ dealId }) =>
      withQuery('/console/v1/opportunity-packages', { opportunityId: dealId, pageSize: 10 }),
  },
  {
    name: 'opportunity timeline',
    personas: sellers,
    path: ({ dealId }) =>
      withQuery('/console/v1/opportunity-comments', { opportunityId: dealId, pageSize: 10 }),
  },
  {
    name: 'opportunity payments',
    personas: sellers,
    path: ({ dealId }) =>
      withQuery('/sapna/v1/payment', { filters: `opportunityId==${dealId}`, pageSize: 10 }),
  },
  {
    name: 'termsheet page',
    personas: sellers,
    path: ({ termsheetId }) => `/sapna/v3/termsheet-page/${termsheetId}`,
  },
  {
    name: 'account page',
    personas: sellers,
    path: ({ accountId }) => `/sapna/v3/account-page/${accountId}`,
  },
  {
    name: 'account page, many deals',
    personas: ['manager'],
    path: ({ largeAccountId }) => `/sapna/v3/account-page/${largeAccountId}`,
  },
  {
    name: 'account opportunities, many',
    personas: ['manager'],
    path: ({ largeAccountId }) =>
      withQuery(opportunities, { accountId: largeAccountId, pageSize: 10, sort: '-updatedAt' }),
  },
  {
    name: 'account timeline, many deals',
    personas: ['manager'],
    path: ({ largeAccountId }) =>
      withQuery('/console/v1/account-activities', {
        accountId: largeAccountId,
        pageSize: 10,
        sort: '-performedTime',
      }),
  },
  {
    name: 'account figure-parts, many deals',
    personas: ['manager'],
    path: ({ largeAccountId }) =>
      withQuery(`/console/v1/accounts/${largeAccountId}/figure-parts`, {
        of: 'pendingCollectionAmount',
      }),
  },
];

/** Everything that is measured, in the order of the table. */
export const growthCalls: readonly GrowthCall[] = [
  plain(
    'home tiles',
    ['agent', 'lead', 'manager', 'head', 'finance', 'rcm'],
    '/sapna/v1/dashboard/home',
  ),
  plain('home view-counts', [...leaders, 'admin', 'finance'], '/console/v1/view-counts'),
  plain('home recent changes', leaders, '/console/v1/recent-changes', { limit: 10 }),
  plain('home follow-up list', leaders, '/console/v1/tile-lists', {
    keyName: 'followup',
    pageSize: 10,
    sort: 'fupTime',
  }),
  ...opportunityLists,
  plain('accounts by -updatedAt', opportunityReaders, accounts, {
    pageSize: 100,
    sort: '-updatedAt',
  }),
  plain('accounts by name', opportunityReaders, accounts, { pageSize: 100, sort: 'accountName' }),
  plain('accounts with open deals', opportunityReaders, accounts, {
    pageSize: 100,
    filters: 'activeOpportunities=gt=0',
  }),
  ...palette,
  ...recordCalls,
  plain(
    'approvals',
    ['agent', 'lead', 'manager', 'head', 'admin'],
    '/sapna/v1/approval/all-approvals',
    { pageSize: 10, sort: '-requestedAt' },
  ),
  plain('payments', ['agent', 'manager', 'admin', 'finance'], '/sapna/v1/payment', {
    pageSize: 10,
    sort: '-updatedAt',
  }),
  plain('payments of a status by -amount', ['finance'], '/sapna/v1/payment', {
    pageSize: 10,
    filters: 'statusId==1',
    sort: '-amount',
  }),
  {
    name: 'payments by reference',
    personas: ['finance'],
    path: ({ reference }) => withQuery('/sapna/v1/payment', { search: reference, pageSize: 10 }),
  },
  plain('payments view-counts', ['finance'], '/console/v1/view-counts', { resource: 'payments' }),
  plain('termsheets', ['agent', 'manager', 'admin', 'rcm'], '/console/v1/termsheets', {
    pageSize: 10,
    sort: '-updatedAt',
  }),
  plain('termsheets at RCM', ['rcm'], '/console/v1/termsheets', {
    pageSize: 10,
    filters: 'statusId==2',
    sort: 'sentToRcmAt',
  }),
  plain('renewals', ['agent', 'lead', 'manager', 'admin'], '/console/v1/renewals', {
    pageSize: 20,
    sort: 'endDate',
  }),
  plain('renewals summary', ['agent', 'manager'], '/console/v1/renewals/summary'),
  plain('dashboard of the line', sellers, '/sapna/v1/dashboard/broker'),
  plain('calling queue', ['agent'], '/console/v1/calling/queue', { list: 'due' }),
  plain('live view', ['lead', 'manager', 'head'], '/mystique/v0/activity/user-hierarchy', {
    isTeamLeaderView: 'true',
  }),
  plain('prices by -updatedAt', ['admin'], '/console/v1/package-prices', {
    pageSize: 25,
    sort: '-updatedAt',
  }),
  plain('users', ['admin'], '/madrox/data/v1/entity/company-users', { pageSize: 25 }),
  ...performanceCalls,
  {
    name: 'export of at most 20,000 rows',
    personas: ['manager'],
    path: () => withQuery('/console/v1/exports/opportunities', { filters: 'statusId==7' }),
    isLong: true,
  },
];
