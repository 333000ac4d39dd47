import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSchema } from '#backend/calls/fillSchema.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList, callOf } from '#contract/calls/index.ts';
import { errorAnswerSchema } from '#contract/calls/errors.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import { amenities } from '#tests/support/amenities.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/startTestApp.ts';

const product = { name: 'Nivaas', slug: 'nivaas' };
const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [amenities] });
  admin = await test.as('admin');
  const amenity = { name: 'Swimming pool', category: 'sport' };
  const made = await admin.post('/console/v1/records/amenities', amenity);
  found['records.get'] = { id: String(made.json<{ id: number }>().id) };
  const slots = await admin.get('/ads/get-slots-details', { query: { pageSize: 1 } });
  const months = { startDate: '2026-11-01', endDate: '2026-11-30' };
  const job = await admin.post('/console/v1/reports/renewal-report/runs', months);
  found['jobs.get'] = { id: String(job.json<{ id: number }>().id) };
  const [slot] = slots.json<{ results: { id: number }[] }>().results;
  found['siteTakeovers.get'] = { query: { slot_id: String(slot?.id) } };
});
afterAll(() => test.close());

/** Objects of an answer hold what their schema lists and nothing else. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in inner && inner['additionalProperties'] === undefined
    ? { ...inner, additionalProperties: false }
    : inner;
};

const faultsOf = (schema: object, answer: unknown): unknown => {
  const validate = ajv.compile(closed(schema) as object);
  validate(answer);
  return validate.errors ?? [];
};

interface Sample {
  id?: string;
  query?: Record<string, string>;
  body?: object;
  /** Who asks, where an admin has no such work. */
  as?: string;
}

/** What a read needs to find something in the demo data. */
const found: Record<string, Sample> = {
  'callLogs.filtered': { body: {} },
  'clientConfigs.filter': { body: {} },
  'clientConfigs.requiredKeysOf': { body: { handler: 'webhook' } },
  'console.history': { query: { resource: 'packages', id: '1' } },
  'events.slotMoves': { query: { startDate: '2026-12-01', endDate: '2026-12-31' } },
  'files.list': { query: { ids: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' } },
  'console.why': { query: { resource: 'packages', verb: 'edit' } },
  'views.list': { query: { resource: 'packages' } },
  'files.get': { id: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' },
  'packagePrices.forAccount': { query: { accountId: '1' } },
  'siteTakeovers.check': { body: { start_date: '2026-12-01' } },
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
  'documents.list': { query: { objectId: '1', objectType: 'account' } },
  'tileLists.list': { query: { keyName: 'followup' }, as: 'broker-agent' },
  'manualActivations.list': { as: 'master-data' },
  'opportunities.ownerActivation': { body: { opportunityId: 1 } },
  'soc.pull': { as: 'owner-agent' },
  'soc.pullBroker': { as: 'broker-agent' },
  'soc.pullBuilder': { as: 'builder-agent' },
  'soc.pullTenant': { as: 'tenant-agent' },
  'approvals.packageDetails': { query: { entityId: '2034', approvalType: 'Discount' } },
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
};

/** Who asks: an admin, unless the call is nothing to him. */
const callerOf = async ({ id, access }: Call): Promise<Caller> => {
  const person = found[id]?.as ?? whoMay(access);
  return person === 'admin' ? admin : test.as(person);
};

const addressOf = ({ id, path }: Call): string =>
  fillPath(path, product)
    .replace('{resource}', 'amenities')
    .replaceAll(/\{\w+\}/g, found[id]?.id ?? '1');

/** Files answer with their bytes and events without an end, which suites of their own look at; a change of many records needs its preview. */
const elsewhere = [
  'files.get',
  'slotMedia.get',
  'documents.get',
  'exports.get',
  'console.events',
  'termsheets.pdf',
  'invoices.pdf',
  'incentives.report',
  'bulkEdits.preview',
  'bulkEdits.get',
  'bulkEdits.rows',
  'jobs.file',
  'reports.linked',
  'reports.paymentFailed',
];

const isElsewhere = ({ id, path }: Call): boolean =>
  elsewhere.includes(id) || path.endsWith('.csv');

describe.each(callList.filter(call => call.kind === 'read' && !isElsewhere(call)))(
  '$method $path',
  call => {
    it('answers what its schema says', async () => {
      const { query, body } = found[call.id] ?? {};
      const caller = await callerOf(call);
      const answer = await caller.call(call.method, addressOf(call), {
        ...(query && { query }),
        ...(body && { body }),
      });
      expect(answer.statusCode).toBe(200);
      expect(faultsOf(fillSchema(call.answer, product), answer.json())).toEqual([]);
    });
  },
);

describe('a change of many records', () => {
  it('answers what its schemas say', async () => {
    const base = '/console/v1/bulk-edits';
    const body = { resource: 'packages', changes: { durationDays: 45 } };
    const preview = await admin.call('POST', base, { body });
    const { id } = preview.json<{ id: number }>();
    const answers = [
      ['bulkEdits.preview', preview],
      ['bulkEdits.get', await admin.call('GET', `${base}/${id}`)],
      ['bulkEdits.rows', await admin.call('GET', `${base}/${id}/rows`)],
    ] as const;
    for (const [call, answer] of answers)
      expect(faultsOf(fillSchema(callOf(call).answer, product), answer.json())).toEqual([]);
  });
});

const forSignedIn = callList.filter(call => call.access !== 'anyone');

describe.each(forSignedIn)('$method $path', call => {
  it('refuses strangers in the shape of the contract', async () => {
    const answer = await test.anonymous.call(call.method, addressOf(call));
    expect(answer.statusCode).toBe(401);
    expect(faultsOf(errorAnswerSchema, answer.json())).toEqual([]);
  });
});

// A body is looked at before the query, and these requests have none.
describe.each(forSignedIn.filter(({ body }) => !body))('$method $path', call => {
  it('names a query parameter that it does not know', async () => {
    const caller = await callerOf(call);
    const query = { neverHeardOf: '1' };
    const answer = await caller.call(call.method, addressOf(call), { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'UNKNOWN_FIELD',
      errors: [{ in: 'query', field: '/neverHeardOf' }],
    });
  });
});

describe('calls', () => {
  it('have an id of their own', () => {
    const ids = callList.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begin with a slash and say where they come from', () => {
    for (const { path, source, summary } of callList) {
      expect(path).toMatch(/^\/[a-z]/);
      expect(`${source}${summary}`.length).toBeGreaterThan(10);
    }
  });

  it('that change something and are GET need the token all the same (T15, T104)', () => {
    const acting = callList.filter(call => call.method === 'GET' && call.kind !== 'read');
    expect(acting.map(({ id }) => id)).toEqual([
      'session.loginGoogle',
      'soc.pull',
      'soc.pullBroker',
      'soc.pullBuilder',
      'soc.pullTenant',
      'cases.callOpportunity',
      'cases.call',
      'kira.hangup',
      'paymentLinks.share',
    ]);
  });
});
