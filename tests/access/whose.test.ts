import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  calls,
  callLogs,
  slots,
  videoTours,
} from '#backend/database/schema/index.ts';
import { openKinds, openLists } from '#backend/policies/openKinds.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { ofEachKind } from '#contract/domain/slots/slotProducts.ts';
import type { Call } from '#contract/calls/call.ts';
import { ofItsDeal } from '#contract/domain/slots/bookingRefusals.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import { startClients, type Clients } from '../conformance/accounts/startClients.ts';
import { conditionsOf } from './conditionsOf.ts';
import { openReads } from './openReads.ts';

/*
 * Whose records are (decision record 0229): nothing is readable by everyone who is signed in unless a list says so by name
 * and says why. A new kind or list is asked by being there.
 */

let test: Clients;

beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

describe('declared kinds', () => {
  it('are those of somebody, or named with a reason', () => {
    const found = [...test.app.declaredRecords.values()].map(({ records }) => records.declaration);
    const named = new Set(Object.keys(openKinds));
    for (const one of found) {
      if (one.readers === 'granted') {
        expect(named.has(one.resource), one.resource).toBe(true);
        continue;
      }
      expect(conditionsOf(one), `${one.resource} narrows nothing`).not.toEqual([]);
    }
    const resources = new Set(found.map(({ resource }) => resource));
    expect([...named].filter(name => !resources.has(name))).toEqual([]);
  });

  it('and lists for everybody who is signed in are narrowed, or named with a reason', () => {
    const open = [...test.app.servedCalls.values()].filter(({ call, readable }) => {
      const isList = call.kind === 'read' && call.access === 'signed-in' && !readable;
      return isList && 'results' in ((call.answer as { properties?: object })?.properties ?? {});
    });
    const unnamed = open
      .map(({ call }) => call.id)
      .filter(id => !Object.hasOwn(openLists, id) && !Object.hasOwn(openReads, id));
    expect(unnamed).toEqual([]);
    const known = new Set(open.map(({ call }) => call.id));
    expect(Object.keys(openReads).filter(id => !known.has(id))).toEqual([]);
  });
});

const pathOf = ({ path }: Pick<Call, 'path'>) => fillPath(path, test.services.config.product);
const at = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const secretCalls: readonly string[] = [...ofEachKind('list'), 'videoTours.list'];

/** Lists of which some fields are told to some people alone. */
const secretLists = [...readScreens().values()].flatMap(screen =>
  screen.type === 'records' &&
  screen.data.calls &&
  secretCalls.includes(screen.data.calls.list.call)
    ? [
        {
          resource: screen.resource,
          list: screen.data.calls.list.call,
          update: screen.data.calls.update?.call ?? '',
        },
      ]
    : [],
);

type Slot = Readonly<Record<string, unknown>> & {
  readonly slot_id: number;
  readonly version: number;
};

describe.each(secretLists)('$resource', ({ resource, list, update }) => {
  const told = ['agent', 'mate', 'lead', 'keeper', 'reader'];
  const untold = ['stranger', 'otherLead'];
  let path: string;
  let id: number;

  const rowsFor = async (name: string, query: string): Promise<Slot[]> =>
    (await test.by(name).get(at(path, query))).json<{ results: Slot[] }>().results;

  beforeAll(async () => {
    const { db } = test.client;
    const served = test.app.servedCalls.get(list);
    expect(served?.secrets, list).toBeDefined();
    path = pathOf(served!.call);
    const row = (await rowsFor('keeper', 'pageSize=100')).find(
      one => !/stopped|cancelled|ended/.test(String(one['slot_status'] ?? one['tour_status'])),
    );
    id = row!.slot_id;
    await db
      .update(slots)
      .set({
        opportunityId: test.held('agent').opportunityId,
        amountPaise: 4_242_424_242,
        notes: 'the client pays late',
        createdBy: test.idOf('keeper'),
      })
      .where(eq(slots.id, id));
    await db
      .update(videoTours)
      .set({ remarks: 'the client pays late', pocDetails: { name: 'Asha', email: 'a@b.example' } })
      .where(eq(videoTours.slotId, id));
    await db.insert(auditEntries).values({
      action: 'update',
      entity: resource,
      entityId: String(id),
      surface: 'api',
      requestId: crypto.randomUUID(),
      actorId: test.idOf('keeper'),
      before: { amount: 1, notes: 'a', remarks: 'a', 'poc_details.email': 'x' },
      after: {
        amount: 4_242_424_242,
        notes: 'the client pays late',
        remarks: 'the client pays late',
        'poc_details.email': 'a@b.example',
        entity_id: 3,
      },
    });
  });

  const secret = /4242424242|pays late|a@b\.example/;
  const historyOf = (name: string, field = '') =>
    test.by(name).get(`/console/v1/history?resource=${resource}&id=${id}${field}`);

  it.each(told)('tells %s what it costs and what was noted', async name => {
    const [row] = await rowsFor(name, `filters=${encodeURIComponent(`slot_id==${id}`)}`);
    expect(JSON.stringify(row)).toMatch(secret);
    expect(row).not.toHaveProperty('is_deal_hidden');
    expect((await historyOf(name)).body).toMatch(secret);
  });

  it.each(untold)('lets %s write neither, nor take the slot to a deal of their own', async name => {
    const read = async () =>
      (await rowsFor('keeper', `filters=${encodeURIComponent(`slot_id==${id}`)}`))[0];
    const before = await read();
    const { call } = test.app.servedCalls.get(update)!;
    const own = test.held(name).opportunityId;
    const asked = ['amount', 'notes', 'remarks', 'opportunity_id'].filter(field =>
      Object.hasOwn((call.body as { properties: object }).properties, field),
    );
    expect(asked.length).toBeGreaterThan(1);
    for (const field of asked) {
      const value = { amount: 5, opportunity_id: own }[field] ?? 'theirs now';
      const answer = await test
        .by(name)
        .call(call.method, pathOf(call).replace(/\{\w+\}/, String(id)), {
          body: { version: before?.version, [field]: value },
          headers: { 'x-requested-with': 'console' },
        });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: `/${field}`, ...ofItsDeal }] });
    }
    expect(await read()).toEqual(before);
  });

  it.each(untold)('tells %s neither, by list, filter, order or history', async name => {
    const [row] = await rowsFor(name, `filters=${encodeURIComponent(`slot_id==${id}`)}`);
    expect(row?.slot_id).toBe(id);
    expect(JSON.stringify(row)).not.toMatch(secret);
    // The page tells that it is kept from them, which an empty amount would not.
    expect(row).toMatchObject({ is_deal_hidden: true });
    const byAmount = await rowsFor(name, `filters=${encodeURIComponent('amount==4242424242')}`);
    expect(byAmount.map(one => one.slot_id)).not.toContain(id);
    // Anyone who could sort by it would find the dearest first.
    const dearest = await rowsFor('keeper', 'sort=-amount&pageSize=1');
    expect(dearest[0]?.slot_id).toBe(id);
    const history = await historyOf(name);
    expect(history.statusCode).toBe(200);
    expect(history.body).not.toMatch(secret);
    expect(history.body).toContain('entity_id');
    expect((await historyOf(name, '&field=amount')).json<{ totalCount: number }>().totalCount).toBe(
      0,
    );
  });
});

it('a save by somebody who was not shown the amount keeps it, also inside a group of fields', async () => {
  const { db } = test.client;
  const { product } = test.services.config;
  const list = fillPath('/ads/get-slots-details?source=audience_maximizer_panel', product);
  const [draft] = (
    await test.by('keeper').get(`${list}&filters=${encodeURIComponent('slot_status==upcoming')}`)
  ).json<{ results: (Slot & { product_details: object })[] }>().results;
  const id = draft!.slot_id;
  await db
    .update(slots)
    .set({
      opportunityId: test.held('agent').opportunityId,
      amountPaise: 77_700,
      notes: 'kept',
      createdBy: test.idOf('keeper'),
    })
    .where(eq(slots.id, id));
  await db.execute(
    sql`update audience_maximizers set omni_channel_amount_paise = 8800 where slot_id = ${id}`,
  );
  // As a page sends it that was not shown the amount.
  const { omni_channel_amount: _omni, ...shown } = draft!.product_details as Record<
    string,
    unknown
  >;
  const path = `/ads/slots/update/${id}?source=audience_maximizer_panel`;
  const answer = await test.by('stranger').put(path, {
    version: draft!.version,
    organic_hard_target: 41,
    organic_soft_target: 4,
    product_details: shown,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ organic_hard_target: 41 });
  expect(answer.body).not.toMatch(/77700|8800|"kept"/);
  const stale = await test
    .by('stranger')
    .put(path, { version: draft!.version, organic_hard_target: 5 });
  expect(stale.statusCode).toBe(409);
  const { requestId: _random, ...told } = stale.json<{ requestId: string }>();
  expect(JSON.stringify(told)).not.toMatch(/77700|8800|"kept"/);
  const [row] = (
    await test.by('keeper').get(`${list}&filters=${encodeURIComponent(`slot_id==${id}`)}`)
  ).json<{ results: Slot[] }>().results;
  expect(row).toMatchObject({
    amount: 77_700,
    notes: 'kept',
    product_details: { omni_channel_amount: 8800 },
  });
});

describe('recorded calls', () => {
  let id: number;

  beforeAll(async () => {
    const { db } = test.client;
    const [made] = await db
      .select({ id: calls.id, logId: callLogs.id, opportunityId: calls.opportunityId })
      .from(calls)
      .innerJoin(callLogs, eq(callLogs.callId, calls.id))
      .limit(1);
    id = made!.logId;
    await db
      .update(calls)
      .set({
        agentId: test.idOf('trainee'),
        opportunityId: test.held('trainee').opportunityId,
      })
      .where(eq(calls.id, made!.id));
  });

  it.each([
    ['trainee', true],
    ['agent', true],
    ['lead', true],
    ['keeper', true],
    ['mate', false],
    ['stranger', false],
    ['otherLead', false],
    ['reader', false],
  ] as const)('%s hears the call of an agent below the lead: %s', async (name, hears) => {
    const caller = test.by(name);
    const filters = encodeURIComponent(`id==${id}`);
    const listed = await caller.get(`/console/v1/call-logs?filters=${filters}`);
    expect(listed.json<{ totalCount: number }>().totalCount).toBe(hears ? 1 : 0);
    const posted = await caller.post('/api/V0/call-logs/post-filtered', { results_per_page: 100 });
    const found = posted.json<{ results: { id: number }[]; total_count: number }>();
    if (!hears) expect(found.results.map(one => one.id)).not.toContain(id);
    if (hears && name !== 'keeper') expect(found.results.map(one => one.id)).toContain(id);
    const history = await caller.get(`/console/v1/history?resource=call-logs&id=${id}`);
    expect(history.statusCode).toBe(hears ? 200 : 404);
  });
});
