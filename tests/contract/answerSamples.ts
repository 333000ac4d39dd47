import { ofEachKind } from '#contract/domain/slots/slotProducts.ts';

/** How a read is asked so that it finds something. */
export interface Sample {
  id?: string;
  /** The screen, where the suite's own one is none of the files. */
  resource?: string;
  query?: Record<string, string>;
  body?: object;
  /** Who asks, where an admin has no such work. */
  as?: string;
}

/** What a read needs to find something in the demo data. */
export const found: Record<string, Sample> = {
  'callLogs.filtered': { body: {} },
  'clientStandings.list': { query: { of: 'opportunity:1,account:1' } },
  'clientConfigs.filter': { body: {} },
  'clientConfigs.requiredKeysOf': { body: { handler: 'webhook' } },
  'console.history': { query: { resource: 'packages', id: '1' } },
  'events.slotMoves': { query: { startDate: '2026-12-01', endDate: '2026-12-31' } },
  'files.list': { query: { ids: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' } },
  'console.removed': { query: { resource: 'packages' } },
  'console.why': { query: { resource: 'packages', verb: 'edit' } },
  'publishedScreens.get': { resource: 'faqs' },
  'publishedScreens.check': {
    resource: 'faqs',
    body: { file: { resource: 'faqs' }, schema: null },
  },
  'screenDrafts.begin': { body: { from: 'screen', resource: 'visitor-passes' } },
  'screenDrafts.look': {
    id: '1',
    body: { file: { resource: 'visitor-passes' }, schema: null },
  },
  'views.list': { query: { resource: 'packages' } },
  'files.get': { id: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' },
  'packagePrices.forAccount': { query: { accountId: '1' } },
  'packageHistory.list': { query: { profile_uuid: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' } },
  ...Object.fromEntries(
    ofEachKind('check').map(check => [check, { body: { start_date: '2026-12-01' } }]),
  ),
  'listings.suggest': { query: { text: 'a' } },
  'packagePrices.plan': { body: { packageId: 1, effectiveFrom: '2027-01-01' } },
  'slotDeals.suggest': { query: { text: 'a' } },
  'supplyUsers.suggest': { query: { text: 'a' } },
  'listings.payable': { query: { listing_ids: '1,2' } },
  'slotAvailability.caps': {
    query: { product_id: '74', start_date: '2026-12-01', end_date: '2026-12-31' },
  },
  'slotAvailability.get': {
    query: { product_ids: '74', city_ids: '1', start_date: '2026-12-01', end_date: '2026-12-31' },
  },
  'slotAvailability.fill': { query: { product_id: '74' } },
  'slotMedia.get': { id: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' },
  'polygons.suggest': { query: { text: 'pune' } },
  'projects.suggest': { query: { text: 'a' } },
  'projects.bulk': { query: { ids: '1,2' } },
  'builders.suggest': { query: { text: 'a' } },
  'accounts.updateHistory': { query: { accountId: '1' } },
  'accounts.isMigrated': { query: { accountId: '1' } },
  'accounts.dndStatus': { query: { accountId: '1' } },
  'accounts.figureParts': { query: { of: 'pendingCollectionAmount' } },
  'opportunities.figureParts': { query: { of: 'pendingCollectionAmount' } },
  'accounts.keySearch': {
    query: { salesAccountSelectorsArray: '[{"key":"accountId","value":"1"}]' },
  },
  'opportunities.keySearch': {
    query: { salesOpportunitySelectorsArray: '[{"key":"opportunityId","value":"1"}]' },
  },
  'opportunities.postKeySearch': { body: { selectors: [{ key: 'accountId', value: '1' }] } },
  'dashboard.get': { id: 'home' },
  'performance.read': { body: { from: '2026-10', until: '2026-11', by: 'person' } },
  'performance.leaderboard': { body: { month: '2026-11', metric: 'attempted' } },
  'sac.getActions': { query: { selector: '{"from":"2026-11-01","until":"2026-11-30"}' } },
  'soc.getActions': { query: { selector: '{"from":"2026-11-01","until":"2026-11-30"}' } },
  'payments.transactions': { query: { termsheetId: '1' } },
  'payments.bucketInfo': { query: { accountId: '1' } },
  'payments.unutilized': { query: { accountId: '1' } },
  'products.combinedAutoActivations': { query: { accountId: '1' } },
  'packages.byClient': { query: { accountId: '1' } },
  'documents.list': { query: { objectId: '1', objectType: 'account' } },
  'tileLists.list': { query: { keyName: 'followup' }, as: 'broker-agent' },
  'manualActivations.list': { as: 'master-data' },
  'opportunities.ownerActivation': { body: { opportunityId: 1 } },
  'soc.pull': { as: 'owner-agent' },
  'soc.pullBroker': { as: 'broker-agent' },
  'soc.pullBuilder': { as: 'builder-agent' },
  'soc.pullTenant': { as: 'tenant-agent' },
  'approvals.path': {
    query: { approvalType: 'DelayedActivation', entityId: '1', durationInDays: '30' },
  },
  'ownerCases.ofAgent': { id: '60' },
  'erp.getEntityRecords': {
    query: { entityName: 'package', domain: '5' },
    body: { departmentId: 1, branchId: 1, entityIds: '1,2' },
  },
  'users.hrisDetails': { query: { employeeCode: 'NV1121' } },
  'users.virtualNumber': { id: '3' },
  'reports.preview': {
    id: 'renewal-report',
    body: { startDate: '2026-11-01', endDate: '2026-11-30' },
  },
  'reports.salesConnect': { body: { startDate: '2026-11-01', endDate: '2026-11-30' } },
  'reports.stateMovement': { query: { fromDate: '2026-11-01', toDate: '2026-11-30' } },
  'incentives.details': { query: { incentiveId: '1' } },
  'incentives.report': { query: { cycleId: '1' }, as: 'finance' },
  'incentiveRules.ofUsers': { body: { userIds: [1, 2, 3, 20, 30] } },
  'userTargets.sheet': { query: { cycleId: '1' }, as: 'lookup-admin' },
  'accountMerges.preview': { query: { survivorId: '1', accountIds: '2' } },
  'webhookEvents.suggest': { query: { text: 'payment' } },
};
