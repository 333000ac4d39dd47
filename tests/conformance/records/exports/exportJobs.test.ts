import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  auditEntries,
  jobs,
  records,
  roleGrants,
} from '#backend/database/schema/index.ts';
import { exportJobs } from '#backend/services/records/exports/exportJob.ts';
import { bulkAmenities } from '#tests/support/bulkAmenities.ts';
import { endedJob, type RunJob } from '#tests/support/server/jobs.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testNow } from '#tests/support/server/template.ts';

let test: TestApp;
let admin: Caller;
let content: Caller;
let time = testNow();
beforeAll(async () => {
  test = await startTestApp({ screens: [bulkAmenities], services: { now: () => time } });
  admin = await test.as('admin');
  content = await test.as('content');
  await test.client.db.execute(sql`
    insert into ${records} (resource, data)
    select 'amenities', jsonb_build_object('name', 'N' || n, 'note', 'of ' || n,
      'category', case when n <= 300 then 'sport' else 'comfort' end)
    from generate_series(1, 1300) n`);
});
afterAll(() => test.close());
beforeEach(() => {
  time = testNow();
});

const path = '/console/v1/exports/amenities';
const start = async (by: Caller, body: object = {}): Promise<RunJob> => {
  const answer = await by.post(path, body);
  expect(answer.statusCode).toBe(200);
  return answer.json<RunJob>();
};
const fileOf = (by: Caller, id: number, query = {}) =>
  by.get(`/console/v1/jobs/${id}/file`, { query });
const linesIn = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('a list of more than 1,000 rows', () => {
  it('is not saved at once; a shorter one is', async () => {
    const refused = await admin.get(path);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      413,
      '1,300 records match, and at most 1,000 can be processed at once. Use more filters.',
    ]);
    const short = await admin.get(path, { query: { filters: 'category==comfort' } });
    expect(linesIn(short.body)).toHaveLength(1001);
  });

  it('is a job with progress, what it is of, and its file for the person alone', async () => {
    const body = { columns: 'name', sort: '-name', filters: 'name=like=N' };
    const { id } = await start(admin, body);
    const ended = await endedJob(admin, id);
    expect(ended).toMatchObject({
      kind: 'export',
      subject: 'amenities',
      state: 'done',
      progress: 1300,
      progressTotal: 1300,
      hasFile: true,
      period: expect.stringContaining('Name') as string,
    });
    const lines = linesIn((await fileOf(admin, id)).body);
    expect([lines.length, lines[0], lines[1]]).toEqual([1301, 'Name', 'N999']);
    expect(new Set(lines).size).toBe(1301);
    expect((await fileOf(content, id)).statusCode).toBe(404);
    const [entry] = await test.client.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'export'), eq(auditEntries.entityId, String(id))));
    expect(entry?.after).toEqual({
      screen: 'amenities',
      filter: 'name=like=N',
      search: null,
      columns: 'name',
    });
  });

  it('tells by name the record that its filter asks for', async () => {
    const [one] = await test.client.db
      .select({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .limit(1);
    const body = { filters: `accountId==${one?.id}`, columns: 'name' };
    const answer = await admin.post('/console/v1/exports/contacts', body);
    expect(answer.json()).toMatchObject({ period: `Account = ${one?.name}` });
  });

  it('is the same file as the direct one', async () => {
    const query = { columns: 'name,category', filters: 'category==comfort', language: 'hi' };
    const direct = await admin.get(path, { query });
    const { id } = await start(admin, query);
    await endedJob(admin, id);
    expect((await fileOf(admin, id)).body).toBe(direct.body);
  });

  it('has the rows and fields that its person may see when it runs', async () => {
    const { id } = await start(content, { columns: 'name' });
    await endedJob(content, id);
    expect(linesIn((await fileOf(content, id)).body)).toHaveLength(301);
    const hidden = await content.post(path, { columns: 'note' });
    expect([hidden.statusCode, hidden.json<{ code: string }>().code]).toEqual([
      400,
      'UNKNOWN_FIELD',
    ]);
    expect((await (await test.as('support')).post(path, {})).statusCode).toBe(403);
  });
});

describe('the job', () => {
  const kind = () =>
    exportJobs({
      services: test.services,
      screens: test.screens,
      servedCalls: test.app.servedCalls,
    });
  /** A job that no lane takes, as another process would have it. */
  const running = async (createdBy: number) => {
    const [job] = await test.client.db
      .insert(jobs)
      .values({
        kind: 'export',
        payload: {
          report: 'amenities',
          resource: 'amenities',
          where: true,
          columns: 'name',
          title: { en: 'Amenities', hi: 'सुविधाएँ' },
          period: '',
        },
        state: 'running',
        lockedBy: 'another',
        lockedUntil: new Date(time.getTime() + 60_000),
        startedAt: time,
        createdBy,
      })
      .returning();
    return job!.id;
  };
  const stateOf = async (id: number) => {
    const [job] = await test.client.db.select().from(jobs).where(eq(jobs.id, id));
    return job;
  };

  it('ends with a cancel between two pages, and has no file then', async () => {
    const userId = await addUser(test.client, 'cancels@example.com', ['admin']);
    const id = await running(userId);
    const { runChunk } = kind();
    expect(await runChunk(id, 'another')).toBe(true);
    const caller = await test.as('cancels');
    expect((await caller.post(`/console/v1/jobs/${id}/cancel`)).statusCode).toBe(200);
    expect(await runChunk(id, 'another')).toBe(false);
    expect((await stateOf(id))?.state).toBe('cancelled');
    expect((await fileOf(caller, id)).statusCode).toBe(404);
  });

  it('begins anew in a process that takes it over, with no row twice', async () => {
    const userId = await addUser(test.client, 'taken-over@example.com', ['admin']);
    const id = await running(userId);
    await kind().runChunk(id, 'another');
    const { runChunk } = kind();
    while (await runChunk(id, 'another'));
    const caller = await test.as('taken-over');
    const lines = linesIn((await fileOf(caller, id)).body);
    expect([lines.length, new Set(lines).size]).toEqual([1301, 1301]);
  });

  it('ends when the right to export is withdrawn meanwhile', async () => {
    const userId = await addUser(test.client, 'withdrawn@example.com', ['admin']);
    const id = await running(userId);
    const { runChunk } = kind();
    await runChunk(id, 'another');
    await test.client.db.delete(roleGrants).where(eq(roleGrants.userId, userId));
    expect(await runChunk(id, 'another')).toBe(false);
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      error: 'Your roles no longer allow this.',
    });
  });

  it('keeps its file for a week', async () => {
    const { id } = await start(admin, { columns: 'name' });
    await endedJob(admin, id);
    const finishedLong = (days: number) =>
      test.client.db
        .update(jobs)
        .set({ finishedAt: new Date(time.getTime() - days * 86_400_000) })
        .where(eq(jobs.id, id));
    await finishedLong(6);
    await endedJob(admin, (await start(admin, { columns: 'name' })).id);
    expect((await fileOf(admin, id)).statusCode).toBe(200);
    await finishedLong(8);
    await endedJob(admin, (await start(admin, { columns: 'name' })).id);
    expect((await fileOf(admin, id)).statusCode).toBe(404);
  });
});
