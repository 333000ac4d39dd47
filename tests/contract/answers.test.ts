import { eq } from 'drizzle-orm';
import {
  accounts,
  approvalRequests,
  directoryGroups,
  polygons,
} from '#backend/database/schema/index.ts';
import { listingCountKeys } from '#contract/domain/listings/listingServices.ts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSchema } from '#backend/calls/fillSchema.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList, callOf } from '#contract/calls/index.ts';
import { errorAnswerSchema } from '#contract/calls/errors.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';
import { amenities } from '#tests/support/amenities.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { found } from './answerSamples.ts';
import { scimErrorSchema } from './scimErrorSchema.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';

const product = { name: 'Nivaas', slug: 'nivaas' };
const isOfScim = ({ path }: Call): boolean => path.startsWith('/scim/v2/');
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
  const [group] = await test.client.db
    .insert(directoryGroups)
    .values({ name: 'Sales' })
    .returning({ id: directoryGroups.id });
  found['scim.getGroup'] = { id: String(group?.id) };
  const slots = await admin.get('/ads/get-slots-details', { query: { pageSize: 1 } });
  const ofBuilder = await admin.get('/console/v1/builder-projects', { query: { pageSize: 1 } });
  const [project] = ofBuilder.json<{ results: { id: number; builderProfileUuid: string }[] }>()
    .results;
  found['builderExclusivity.maxSlotEndDate'] = {
    query: {
      projectId: String(project?.id),
      builderProfileUuid: project?.builderProfileUuid ?? '',
    },
  };
  const npPackages = await admin.get('/console/v1/np-packages', { query: { pageSize: 1 } });
  const [bought] = npPackages.json<{ results: { id: number }[] }>().results;
  found['npPackages.summary'] = { query: { opmV2Id: String(bought?.id) } };
  const months = { startDate: '2026-11-01', endDate: '2026-11-30' };
  const job = await admin.post('/console/v1/reports/renewal-report/runs', months);
  found['jobs.get'] = { id: String(job.json<{ id: number }>().id) };
  const agent = await test.as('owner-agent');
  const profiles = await agent.get('/console/v1/churn-profiles', {
    query: { filters: 'entityType==BUILDER', pageSize: 1 },
  });
  const [profile] = profiles.json<{ results: { profileUuid: string }[] }>().results;
  const schedule = {
    profile_uuid: profile?.profileUuid,
    churn_start_date: testDay,
    churn_end_date: testDay,
    last_n_days: 30,
    total_leads: 5,
    search_criteria: { criteria_type: 'PROJECT', project_ids: [1] },
    lead_service_type: 'buy',
  };
  found['churnSchedules.simulate'] = { body: schedule };
  const dryRun = await agent.post('/console/v1/churn-dry-runs', { ...schedule, entity_ids: [1] });
  found['churnDryRuns.get'] = { id: String(dryRun.json<{ id: number }>().id) };
  const [slot] = slots.json<{ results: { id: number }[] }>().results;
  found['siteTakeovers.get'] = { query: { slot_id: String(slot?.id) } };
  const { db } = test.client;
  const [seller] = await db.select({ uuid: accounts.uuid }).from(accounts).limit(1);
  const [discount] = await db
    .select({ entityId: approvalRequests.entityId })
    .from(approvalRequests)
    .where(eq(approvalRequests.approvalType, 'Discount'))
    .limit(1);
  found['approvals.packageDetails'] = {
    query: { entityId: String(discount?.entityId), approvalType: 'Discount' },
  };
  const [area] = await db.select({ uuid: polygons.uuid }).from(polygons).limit(1);
  const profileUuid = seller?.uuid ?? '';
  const december = { start_date: '2026-12-01', end_date: '2026-12-31' };
  found['listings.counts'] = {
    body: { profile_uuids: [profileUuid], keys: [listingCountKeys[0]], filter_status: ['ACTIVE'] },
  };
  found['listings.list'] = { body: { profile_uuid: profileUuid } };
  found['listings.leads'] = { query: { profile_uuid: profileUuid } };
  found['listings.untagged'] = { query: { profileUuid } };
  found['packageHistory.list'] = { query: { profile_uuid: profileUuid } };
  found['slotAvailability.elsewhere'] = {
    query: { polygon_uuid: area?.uuid ?? '', product_id: '74', ...december },
  };
  found['slotAvailability.freeOnAll'] = {
    query: {
      polygon_uuids: area?.uuid ?? '',
      product_id: '74',
      from: december.start_date,
      days: '7',
    },
  };
  for (const { area: name } of bookedKinds) {
    const { results } = (
      await admin.get(fillPath(callOf(`${name}.list`).path, test.services.config.product))
    ).json<{ results: { id: number }[] }>();
    found[`${name}.get`] = { query: { slot_id: String(results[0]?.id) } };
  }
  const tours = await admin.get('/sapna/v1/nivaas/helper/14');
  found['videoTours.get'] = {
    id: String(tours.json<{ results: { id: number }[] }>().results[0]?.id),
  };
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

/** Who asks: an admin, unless the call is nothing to them. */
const callerOf = async ({ id, access }: Call): Promise<Caller> => {
  const person = found[id]?.as ?? whoMay(access);
  return person === 'admin' ? admin : test.as(person);
};

const addressOf = ({ id, path }: Call): string =>
  fillPath(path, product)
    .replace('{resource}', found[id]?.resource ?? 'amenities')
    .replaceAll(/\{\w+\}/g, found[id]?.id ?? '1');

/** Files answer with their bytes and events without an end, which suites of their own look at; a change of many records needs its preview. */
const elsewhere = [
  'files.get',
  'slotMedia.get',
  'documents.get',
  'exports.get',
  'console.events',
  // Nothing is published in the demo: tests/conformance/screens.
  'liveScreens.file',
  'liveScreens.validator',
  'termsheets.pdf',
  'invoices.pdf',
  'incentives.report',
  'statements.pdf',
  'statements.csv',
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
    expect(faultsOf(isOfScim(call) ? scimErrorSchema : errorAnswerSchema, answer.json())).toEqual(
      [],
    );
  });
});

// A body is looked at before the query, and these requests have none.
describe.each(forSignedIn.filter(({ body }) => !body))('$method $path', call => {
  it('names a query parameter that it does not know', async () => {
    const caller = await callerOf(call);
    const query = { neverHeardOf: '1' };
    const answer = await caller.call(call.method, addressOf(call), { query });
    // The standard has what a directory sends besides passed over.
    if (isOfScim(call)) return expect(answer.statusCode).not.toBe(400);
    expect(answer.statusCode).toBe(400);
    return expect(answer.json()).toMatchObject({
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
