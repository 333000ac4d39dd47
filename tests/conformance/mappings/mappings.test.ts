import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentBranchMappings,
  callLogFeedback,
  callLogs,
  cities,
  localities,
  opportunities,
  packages,
  users,
} from '#backend/database/schema/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { mappingMessages } from '#contract/domain/mappings/mappingMessages.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Row {
  id: number;
  version: number;
  [field: string]: unknown;
}

let test: TestApp;
let admin: Caller;
let inactive = 0;
let agent = 0;
let other = 0;
let cityId = 0;

const branchPath = '/sapna/v1/sales-agent-branch-city-mapping';

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  const { db } = test.client;
  agent = await addUser(test.client, 'mapped@example.com', ['owner-agent']);
  other = await addUser(test.client, 'mapped2@example.com', ['owner-agent']);
  inactive = await addUser(test.client, 'gone@example.com', ['owner-agent']);
  await db.update(users).set({ status: 0 }).where(eq(users.id, inactive));
  const [city] = await db.select().from(cities).where(eq(cities.isActive, true)).limit(1);
  cityId = city?.id ?? 0;
});
afterAll(() => test.close());

const told = (answer: { json: <T>() => T }) =>
  answer
    .json<{ errors?: { field: string; message: string }[] }>()
    .errors?.map(({ field, message }) => [field, message]);

const pairs: readonly (readonly [string, () => Promise<object>, string])[] = [
  ['city-agent-mappings', () => Promise.resolve({ cityId, agentId: agent }), 'agentId'],
  [
    'locality-agent-mappings',
    async () => {
      const [one] = await test.client.db
        .select()
        .from(localities)
        .where(eq(localities.isActive, true))
        .limit(1);
      return { localityId: one?.id, agentId: agent };
    },
    'agentId',
  ],
  [
    'calling-agent-mappings',
    () => Promise.resolve({ salesAgentId: other, callingAgentId: agent }),
    'callingAgentId',
  ],
];

describe.each(pairs)('%s', (name, body, field) => {
  const path = `/console/v1/${name}`;

  it('are made once, changed and removed', async () => {
    const made = ok<Row>(await admin.post(path, await body()));
    expect(made['active']).toBe(true);
    const twice = await admin.post(path, await body());
    expect(twice.statusCode).toBe(422);
    expect(told(twice)).toEqual([[`/${field}`, mappingMessages.taken.message]]);
    const off = ok<Row>(
      await admin.put(`${path}/${made.id}`, { active: false, version: made.version }),
    );
    expect(off['active']).toBe(false);
    ok(await admin.call('DELETE', path, { body: { ids: [made.id] } }));
  });

  it('refuse an agent who is inactive, and anyone who is not of the Admin group', async () => {
    const refused = await admin.post(path, { ...(await body()), [field]: inactive });
    expect(refused.statusCode).toBe(422);
    const agentCaller = await test.as('owner-agent');
    expect((await agentCaller.get(path)).statusCode).toBe(403);
  });
});

it('nobody calls on behalf of themselves', async () => {
  const answer = await admin.post('/console/v1/calling-agent-mappings', {
    salesAgentId: agent,
    callingAgentId: agent,
  });
  expect(told(answer)).toEqual([['/callingAgentId', mappingMessages.self.message]]);
});

it('a package has one digilite mapping a duration', async () => {
  const [one] = await test.client.db
    .select()
    .from(packages)
    .where(isNull(packages.deletedAt))
    .limit(1);
  const body = { packageId: one?.id, duration: 1234, digiliteCount: 0, videoTourCount: 2 };
  const path = '/console/v1/digilite-video-tour-mappings';
  expect(ok<Row>(await admin.post(path, body))).toMatchObject(body);
  expect(told(await admin.post(path, body))).toEqual([
    ['/duration', mappingMessages.takenDuration.message],
  ]);
});

describe('agent, branch and city', () => {
  it.each([
    [1, { salesBranchId: null }, [['/salesBranchId', mappingMessages.branchNeeded.message]]],
    [1, { cityBranchMapping: [] }, [['/cityBranchMapping', mappingMessages.citiesNeeded.message]]],
    [31, { salesBranchId: null, cityBranchMapping: [] }, undefined],
    [52, { salesBranchId: null, cityBranchMapping: [] }, undefined],
    [53, { salesBranchId: null, cityBranchMapping: [] }, undefined],
    [55, { salesBranchId: null, cityBranchMapping: [] }, undefined],
  ])('T98 designation %i with %j', async (designationId, more, refused) => {
    const { db } = test.client;
    await db.delete(agentBranchMappings).where(eq(agentBranchMappings.userId, agent));
    await db.update(users).set({ designationId }).where(eq(users.id, agent));
    const answer = await admin.post(branchPath, {
      userId: agent,
      salesBranchId: 1,
      cityBranchMapping: [{ cityId, salesBranchId: 2 }],
      ...more,
    });
    expect(answer.statusCode, answer.body).toBe(refused ? 422 : 200);
    if (refused) expect(told(answer)).toEqual(refused);
  });

  it('keeps the branch of each city, and one mapping an agent', async () => {
    const body = {
      userId: other,
      salesBranchId: 1,
      cityBranchMapping: [{ cityId, salesBranchId: 2 }],
      region: 'North',
    };
    await test.client.db.update(users).set({ designationId: 1 }).where(eq(users.id, other));
    const made = ok<Row>(await admin.post(branchPath, body));
    expect(made).toMatchObject({ ...body, agentCityIds: [cityId] });
    expect(told(await admin.post(branchPath, body))).toEqual([
      ['/userId', mappingMessages.takenAgent.message],
    ]);
    const twice = await admin.put(`${branchPath}/${made.id}`, {
      cityBranchMapping: [{ cityId }, { cityId }],
      version: made.version,
    });
    expect(told(twice)).toEqual([['/cityBranchMapping', mappingMessages.cityTwice.message]]);
  });
});

describe('owner cases', () => {
  const reassign = '/mystique/v1/phoenix/reassign-agent';

  it('go from one agent to another; others stay, with the reason', async () => {
    const agents = ok<{ results: { id: number; cases: number }[] }>(
      await admin.get('/mystique/v1/phoenix/active-agents'),
    ).results;
    const oldAgent = agents.find(({ cases }) => cases > 1)?.id ?? 0;
    const cases = ok<{ results: { id: number }[] }>(
      await admin.get(`/mystique/v1/phoenix/owner-cases/${oldAgent}`),
    ).results.map(({ id }) => id);
    const [first = 0] = cases;
    const foreign = await test.client.db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(
        and(
          eq(opportunities.line, 'broker'),
          eq(opportunities.statusId, 1),
          notInArray(opportunities.id, cases),
        ),
      )
      .limit(1);
    const mixed = [first, foreign[0]?.id];
    const send = (body: object) => admin.post(reassign, { oldAgent, newAgent: agent, ...body });
    expect((await send({ ownerCaseIds: [foreign[0]?.id] })).statusCode).toBe(404);
    expect((await send({ ownerCaseIds: [first], newAgent: inactive })).statusCode).toBe(422);
    expect((await send({ ownerCaseIds: [first], newAgent: oldAgent })).statusCode).toBe(422);
    expect(ok(await send({ ownerCaseIds: mixed }))).toMatchObject({
      moved: 1,
      results: [
        { id: first, status: 'assigned' },
        { status: 'refused', ...notThere.opportunity },
      ],
    });
    expect((await send({ ownerCaseIds: [first] })).statusCode).toBe(409);
    const [moved] = await test.client.db
      .select({ agentId: opportunities.agentId })
      .from(opportunities)
      .where(inArray(opportunities.id, [first]));
    expect(moved?.agentId).toBe(agent);
  });

  it('are the Admin’s to move', async () => {
    const lead = await test.as('broker-lead');
    const body = { newAgent: agent, ownerCaseIds: [1] };
    expect((await lead.post(reassign, body)).statusCode).toBe(403);
  });
});

describe('recorded calls', () => {
  it('are told twenty a page from page 1, without those that were seen', async () => {
    const read = async (body: object) =>
      ok<{ results: { id: number }[]; total_count: number }>(
        await admin.post('/api/V0/call-logs/post-filtered', body),
      );
    const first = await read({});
    expect(first.results).toHaveLength(20);
    const seen = first.results.map(({ id }) => id);
    const next = await read({ exclude_call_log_ids: seen });
    expect(next.total_count).toBe(first.total_count - 20);
    expect(next.results.some(({ id }) => seen.includes(id))).toBe(false);
  });

  it('are judged by those who audit leads, and judged again', async () => {
    const { db } = test.client;
    const judged = db.select({ id: callLogFeedback.callLogId }).from(callLogFeedback);
    const [log] = await db.select().from(callLogs).where(notInArray(callLogs.id, judged)).limit(1);
    const send = (caller: Caller, final_status: string) =>
      caller.post('/api/V0/call-logs/feedback', { call_log_id: log?.id, final_status });
    expect((await send(await test.as('owner-agent'), 'Qualified')).statusCode).toBe(403);
    expect(ok<Row>(await send(admin, 'Qualified'))['final_status']).toBe('Qualified');
    const again = ok<Row>(await send(admin, 'Call again'));
    expect([again['final_status'], again.version]).toEqual(['Call again', 2]);
    expect((await send(admin, 'Splendid')).statusCode).toBe(422);
  });

  it('name their channels and lead generators', async () => {
    for (const list of ['channels', 'lead_generators'])
      expect(
        ok<{ results: string[] }>(await admin.get(`/api/V0/list/${list}`)).results.length,
      ).toBeGreaterThan(1);
  });
});
