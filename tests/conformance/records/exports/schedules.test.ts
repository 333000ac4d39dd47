import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportSchedules, jobs, outbox, records, users } from '#backend/database/schema/index.ts';
import { runSchedules } from '#backend/services/records/schedules/runSchedules.ts';
import type { ExportSchedule } from '#contract/calls/recordTypes.ts';
import { bulkAmenities } from '#tests/support/bulkAmenities.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const at = (text: string) => new Date(`2026-11-${text}:00.000+05:30`);

let test: TestApp;
let agent: Caller;
let time = at('23T08:00');
let agentId = 0;
let leadId = 0;
beforeAll(async () => {
  test = await startTestApp({ screens: [bulkAmenities], services: { now: () => time } });
  const { db } = test.client;
  leadId = await addUser(test.client, 'schedule-lead@example.com', ['admin']);
  agentId = await addUser(test.client, 'schedule-agent@example.com', ['content']);
  await db.update(users).set({ parentId: leadId }).where(eq(users.id, agentId));
  await db.insert(records).values([
    { resource: 'amenities', data: { name: 'Pool', category: 'sport', since: '2026-11-23' } },
    { resource: 'amenities', data: { name: 'Gym', category: 'sport', since: '2026-11-30' } },
    { resource: 'amenities', data: { name: 'Lamp', category: 'comfort', since: '2026-11-23' } },
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  time = at('23T08:00');
  await test.client.db.delete(exportSchedules);
  await test.client.db.delete(outbox);
  await test.client.db
    .update(users)
    .set({ status: 1 })
    .where(inArray(users.id, [agentId, leadId]));
  // Whoever was switched off has no session any more.
  agent = await test.as('schedule-agent');
});

const path = '/console/v1/export-schedules';
const make = (body: object = {}, by = agent) =>
  by.post(path, {
    resource: 'amenities',
    name: 'Amenities of the week',
    columns: 'name',
    weekdays: ['mon'],
    hour: 9,
    ...body,
  });
const made = async (body: object = {}, by = agent) => {
  const answer = await make(body, by);
  expect(answer.statusCode).toBe(200);
  return answer.json<Required<ExportSchedule>>();
};

/** Waits until no export is under way. */
const settled = async () => {
  test.app.jobs.wake('export');
  await expect
    .poll(() => test.client.db.$count(jobs, inArray(jobs.state, ['queued', 'running'])), {
      timeout: 10_000,
    })
    .toBe(0);
};
const round = async (moment: string) => {
  time = at(moment);
  await runSchedules({ services: test.services, screens: test.screens });
  await runSchedules({ services: test.services, screens: test.screens });
  await settled();
  return test.client.db.select().from(outbox).orderBy(outbox.recipient);
};
const rowsOf = async () => {
  const done = await test.client.db
    .select({ createdBy: jobs.createdBy, progress: jobs.progress, state: jobs.state })
    .from(jobs)
    .orderBy(desc(jobs.id));
  return done;
};

describe('a schedule', () => {
  it('comes on its day and hour in India, once, with the file', async () => {
    const one = await made();
    expect(one.nextRunAt).toBe(at('23T09:00').toISOString());
    expect(await round('23T08:59')).toEqual([]);
    const [mail, ...more] = await round('23T09:00');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'schedule-agent@example.com',
      subject: 'Amenities of the week, 23/11/2026',
      payload: { attachments: [{ name: 'amenities-2026-11-23.csv', type: 'text/csv' }] },
    });
    expect(await round('23T10:00')).toHaveLength(1);
    expect(await round('30T09:00')).toHaveLength(2);
  });

  it('sends each recipient the rows that they may see', async () => {
    await made({ toLead: true });
    const mails = await round('23T09:00');
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'schedule-agent@example.com',
      'schedule-lead@example.com',
    ]);
    const [forLead, forAgent] = await rowsOf();
    expect([forAgent, forLead]).toEqual([
      { createdBy: agentId, progress: 2, state: 'done' },
      { createdBy: leadId, progress: 3, state: 'done' },
    ]);
  });

  it('works "today" out when it runs, and says its filter in words', async () => {
    const one = await made({ filter: JSON.stringify({ since: { eq: { $: 'today' } } }) });
    expect(one.about).toBe('Since = today');
    await round('23T09:00');
    expect((await rowsOf())[0]?.progress).toBe(1);
    await round('30T09:00');
    expect((await rowsOf())[0]?.progress).toBe(1);
  });

  it('does not run while it is paused, of a person who is switched off, or to such a lead', async () => {
    const one = await made({ toLead: true });
    const paused = await agent.put(`${path}/${one.id}`, { isPaused: true, version: one.version });
    expect(paused.statusCode).toBe(200);
    expect(await round('23T09:00')).toEqual([]);
    const { version } = paused.json<{ version: number }>();
    time = at('23T08:00');
    const resumed = await agent.put(`${path}/${one.id}`, { isPaused: false, version });
    expect(resumed.statusCode).toBe(200);
    await test.client.db.update(users).set({ status: 0 }).where(eq(users.id, leadId));
    expect(await round('30T09:00')).toHaveLength(1);
    await test.client.db
      .update(exportSchedules)
      .set({ nextRunAt: sql`${exportSchedules.lastRunAt}` });
    await test.client.db.update(users).set({ status: 0 }).where(eq(users.id, agentId));
    expect(await round('30T10:00')).toHaveLength(1);
  });

  it('ends without mail where its recipient may not export the list', async () => {
    const plain = await addUser(test.client, 'plain-lead@example.com', ['support-issues']);
    await test.client.db.update(users).set({ parentId: plain }).where(eq(users.id, agentId));
    await made({ toSelf: false, toLead: true });
    expect(await round('23T09:00')).toEqual([]);
    expect((await rowsOf())[0]).toMatchObject({ createdBy: plain, state: 'failed' });
    await test.client.db.update(users).set({ parentId: leadId }).where(eq(users.id, agentId));
  });
});

describe('schedules are refused', () => {
  it.each([
    ['without a day', { weekdays: [] }, 422],
    ['without a recipient', { toSelf: false }, 422],
    ['at an hour that is none', { hour: 24 }, 422],
    ['with a filter that is none', { filter: '{"a"' }, 422],
    ['of fields that the person does not see', { columns: 'note' }, 400],
    ['of lists that the person may not export', { resource: 'user-targets' }, 403],
    ['of screens that are not there', { resource: 'nothing' }, 404],
    ['without a list', { resource: undefined }, 422],
  ])('%s', async (_title, body, status) => {
    expect((await make(body)).statusCode).toBe(status);
  });

  it('to a lead who is not there, and more than twenty', async () => {
    const admin = await test.as('schedule-lead');
    expect((await make({ toLead: true }, admin)).statusCode).toBe(422);
    for (let count = 0; count < 20; count += 1) await made();
    expect((await make()).statusCode).toBe(409);
  });

  it('and are seen, changed and removed by their person alone', async () => {
    const one = await made();
    const lead = await test.as('schedule-lead');
    expect((await lead.get(path)).json<{ results: unknown[] }>().results).toEqual([]);
    const changed = await lead.put(`${path}/${one.id}`, { hour: 1, version: one.version });
    expect(changed.statusCode).toBe(404);
    const removal = (by: Caller) =>
      by.call('DELETE', `${path}/${one.id}`, { query: { version: String(one.version) } });
    expect((await removal(lead)).statusCode).toBe(404);
    expect((await removal(agent)).statusCode).toBe(200);
  });
});
