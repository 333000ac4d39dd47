import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErpAway } from '#backend/adapters/erp/Erp.ts';
import {
  departments,
  netsuiteEvents,
  packages,
  salesBranches,
  simulatedErpRecords,
} from '#backend/database/schema/index.ts';
import { sendDueEvents } from '#backend/services/erp/sendDueEvents.ts';
import type { NetsuiteEvent } from '#contract/calls/recordTypes.ts';
import { unableToPush } from '#contract/domain/erp/entitySearch.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Standing {
  entityId: number;
  name: string | null;
  erpId: string | null;
  state: string;
  error: string | null;
}

let now = new Date('2026-11-20T06:00:00Z');
let test: TestApp;
let keeper: Caller;
let departmentId: number;
let branchId: number;
/** Packages that NetSuite was never told of, by the last digit of their ids. */
let calm: number;
let nine: number;

beforeAll(async () => {
  test = await startTestApp({ services: { now: () => now } });
  const { db } = test.client;
  departmentId = (await db.select().from(departments).limit(1))[0]?.id ?? 0;
  branchId = (await db.select().from(salesBranches).limit(1))[0]?.id ?? 0;
  const plain = await db
    .select({ id: packages.id })
    .from(packages)
    .where(eq(packages.isNetsuiteEnabled, false))
    .orderBy(packages.id);
  calm = plain.find(({ id }) => id % 10 !== 9)?.id ?? 0;
  nine = plain.find(({ id }) => id % 10 === 9)?.id ?? 0;
  const waiting = await db
    .select({ due: netsuiteEvents.nextAttemptAt })
    .from(netsuiteEvents)
    .where(eq(netsuiteEvents.state, 'queued'));
  expect(waiting.length, 'what waits in the demo data has a time').toBeGreaterThan(0);
  expect(waiting.every(({ due }) => due !== null)).toBe(true);
  // What the demo left on its way is none of this suite's.
  await db.delete(netsuiteEvents).where(eq(netsuiteEvents.state, 'queued'));
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 24 * 3_600_000);
  keeper = await test.as('master-data');
});

const path = (what: string) => `/sapna/v1/erp/${what}`;
const ask = (what: string, entityIds: string, query: Record<string, string | number> = {}) =>
  keeper.call('POST', path(what), {
    query: { entityName: 'package', domain: 5, ...query },
    body: { departmentId, branchId, entityIds },
  });
const standing = async (...ids: number[]): Promise<Standing[]> => {
  const answer = await ask('get-entity-records', ids.join(','));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Standing[] }>().results;
};

describe('records by their entity ids', () => {
  it.each<[string, Record<string, string | number>, object, string, string]>([
    [
      'department',
      { entityName: 'package', domain: 5 },
      {},
      'departmentId',
      'Please Select Department',
    ],
    ['domain', { entityName: 'package' }, { entityIds: '' }, 'domain', 'Please Select Domain'],
    [
      'ids',
      { entityName: 'package', domain: 5 },
      { entityIds: '7,,' },
      'entityIds',
      'Please remove comma after last value',
    ],
  ])('are refused with the first alert: %s', async (_, query, body, field, message) => {
    const chosen = 'entityIds' in body ? { departmentId, branchId, ...body } : body;
    for (const what of ['get-entity-records', 'pushManualErpEvents']) {
      const answer = await keeper.call('POST', path(what), { query, body: chosen });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json()).toMatchObject({ message, errors: [{ field: `/${field}`, message }] });
    }
  });

  it('tell what NetSuite has, and which do not exist', async () => {
    const [unknown, missing] = await standing(calm, 987_654);
    expect(unknown).toMatchObject({ entityId: calm, state: 'unknown', erpId: null });
    expect(missing).toMatchObject({ state: 'missing', name: null });
  });
});

describe('a push by hand', () => {
  it('is sent once, and known afterwards', async () => {
    const pushed = await ask('pushManualErpEvents', `${calm}`);
    expect(pushed.json()).toMatchObject({
      isSimulated: true,
      pushed: 1,
      results: [{ entityId: calm, state: 'waiting' }],
    });
    const twice = await ask('pushManualErpEvents', `${calm}`);
    expect(twice.json()).toMatchObject({ pushed: 0 });
    await Promise.all([sendDueEvents(test.services), sendDueEvents(test.services)]);
    const [after] = await standing(calm);
    expect(after).toMatchObject({ state: 'in-step', erpId: expect.stringMatching(/^NS-9\d+$/) });
    const kept = await test.client.db
      .select()
      .from(simulatedErpRecords)
      .where(and(eq(simulatedErpRecords.entityId, calm), eq(simulatedErpRecords.domainId, 5)));
    expect(kept).toHaveLength(1);
    const [event] = await test.client.db
      .select()
      .from(netsuiteEvents)
      .where(and(eq(netsuiteEvents.entityId, calm), eq(netsuiteEvents.isManual, true)));
    expect(event).toMatchObject({
      state: 'sent',
      attempts: 1,
      departmentId,
      salesBranchId: branchId,
    });

    await test.client.db
      .update(packages)
      .set({ hsnCode: '998365', durationDays: 77 })
      .where(eq(packages.id, calm));
    expect((await standing(calm))[0]?.state).toBe('differs');
  });

  it('finds NetSuite away, is tried again by itself, and gets through', async () => {
    await test.client.db.update(packages).set({ hsnCode: '998365' }).where(eq(packages.id, nine));
    await ask('pushManualErpEvents', `${nine}`);
    await sendDueEvents(test.services);
    expect((await standing(nine))[0]).toMatchObject({
      state: 'waiting',
      error: 'NetSuite did not respond (simulated)',
    });
    await sendDueEvents(test.services);
    expect((await standing(nine))[0]?.state, 'not before its time').toBe('waiting');
    now = new Date(now.getTime() + 60_000);
    await sendDueEvents(test.services);
    expect((await standing(nine))[0]?.state).toBe('in-step');
  });

  it('is stuck when NetSuite refuses it, shown as such, and tried again by a person', async () => {
    await test.client.db.update(packages).set({ hsnCode: null }).where(eq(packages.id, calm));
    await ask('pushManualErpEvents', `${calm}`);
    await sendDueEvents(test.services);
    expect((await standing(calm))[0]).toMatchObject({
      state: 'stuck',
      error: 'The item class is missing',
    });
    const list = await keeper.get('/console/v1/netsuite-events', {
      query: { filters: `state==failed;entityId==${calm}` },
    });
    const event = list.json<{ results: NetsuiteEvent[] }>().results[0] as NetsuiteEvent;
    const at = `/console/v1/netsuite-events/${event.id}/retry`;
    const stale = await keeper.call('PUT', at, { body: { version: event.version - 1 } });
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION' });
    await test.client.db.update(packages).set({ hsnCode: '998365' }).where(eq(packages.id, calm));
    const again = await keeper.call('PUT', at, { body: { version: event.version } });
    expect(again.json(), again.body).toMatchObject({ state: 'queued', attempts: 0 });
    await sendDueEvents(test.services);
    expect((await standing(calm))[0]?.state).toBe('in-step');
  });

  it('gives up after five attempts', async () => {
    await ask('pushManualErpEvents', `${calm}`);
    let attempts = 0;
    const erp = {
      isSimulated: true,
      push: () => {
        attempts += 1;
        return Promise.reject(new ErpAway('Nobody there'));
      },
    };
    for (let round = 0; round < 8; round += 1) {
      await sendDueEvents({ ...test.services, erp });
      now = new Date(now.getTime() + 3 * 3_600_000);
    }
    keeper = await test.as('master-data');
    expect(attempts).toBe(5);
    expect((await standing(calm))[0]).toMatchObject({ state: 'stuck', error: 'Nobody there' });
  });

  it('is refused when none of the ids exists', async () => {
    const answer = await ask('pushManualErpEvents', '987654,987655');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: unableToPush.message,
      errors: [{ field: '/entityIds' }],
    });
    const events = await test.client.db
      .select()
      .from(netsuiteEvents)
      .where(inArray(netsuiteEvents.entityId, [987_654, 987_655]));
    expect(events).toEqual([]);
  });
});
