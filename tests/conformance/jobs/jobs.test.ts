import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobParts, jobs, roleGrants, users } from '#backend/database/schema/index.ts';
import { reportJobs } from '#backend/services/reports/reportJob.ts';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { endedJob, linesOf, type RunJob } from '#tests/support/server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testNow } from '#tests/support/server/template.ts';

let test: TestApp;
let admin: Caller;
let adminId: number;
let time = testNow();
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => time } });
  admin = await test.as('admin');
  const [user] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'admin@example.com'));
  adminId = user!.id;
});
afterAll(() => test.close());
beforeEach(() => {
  time = testNow();
});

const parameters = { fromDate: '2017-01-01', toDate: '2026-11-30' };
const payload = {
  report: 'state-movement-reports',
  parameters,
  title: { en: 'State Movement Report', hi: 'स्थिति' },
  period: '',
  isDirect: false,
};
const kind = (db = test.client.db) =>
  reportJobs({ services: { ...test.services, db }, screens: test.screens });

/** A job that no lane takes, as another process would have it. */
const running = async (more: Partial<typeof jobs.$inferInsert> = {}) => {
  const [job] = await test.client.db
    .insert(jobs)
    .values({
      kind: 'report',
      payload,
      state: 'running',
      lockedBy: 'another',
      lockedUntil: new Date(time.getTime() + 60_000),
      startedAt: time,
      createdBy: adminId,
      ...more,
    })
    .returning();
  return job!;
};
const read = async (id: number) => (await admin.get(`/console/v1/jobs/${id}`)).json<RunJob>();

describe('a job', () => {
  it('is cancelled at once, and the piece that was under way is not kept', async () => {
    const job = await running();
    const { db } = test.client;
    let answer: Awaited<ReturnType<Caller['post']>> | undefined;
    // Cancelled after the piece has read its rows, and before it can keep them.
    const transaction: typeof db.transaction = async (...asked) => {
      answer = await admin.post(`/console/v1/jobs/${job.id}/cancel`);
      return db.transaction(...asked);
    };
    const late: typeof db = Object.create(db, { transaction: { value: transaction } });
    expect(await kind(late).runChunk(job.id, 'another')).toBe(false);
    expect(answer?.json()).toMatchObject({ state: 'cancelled', hasFile: false });
    expect(await kind().runChunk(job.id, 'another')).toBe(false);
    expect(await read(job.id)).toMatchObject({ state: 'cancelled' });
    const again = await admin.post(`/console/v1/jobs/${job.id}/cancel`);
    expect([again.statusCode, again.json().state]).toEqual([200, 'cancelled']);
  });

  it('goes on where a process that died left it, with no row twice', async () => {
    const job = await running();
    await kind().runChunk(job.id, 'another');
    const { progress, state } = await read(job.id);
    expect(progress).toBeGreaterThan(0);
    if (state === 'running') {
      await test.client.db
        .update(jobs)
        .set({ lockedUntil: new Date(time.getTime() - 1) })
        .where(eq(jobs.id, job.id));
      test.app.jobs.wake('report');
    }
    const ended = await endedJob(admin, job.id);
    expect(ended).toMatchObject({ state: 'done', hasFile: true, progress: ended.progressTotal });
    const file = await admin.get(`/console/v1/jobs/${job.id}/file`);
    const lines = linesOf(file.body);
    expect(lines).toHaveLength(ended.progress + 1);
  });

  it('that took its process down too often ends, and says so', async () => {
    const job = await running({ attempts: 5, lockedUntil: new Date(time.getTime() - 1) });
    test.app.jobs.wake('report');
    expect(await endedJob(admin, job.id)).toMatchObject({
      state: 'failed',
      error: jobErrors.interrupted.message,
    });
  });

  it('that takes longer than ten minutes is told to take a shorter period', async () => {
    const job = await running({ startedAt: new Date(time.getTime() - 10 * 60_000 - 1) });
    expect(await kind().runChunk(job.id, 'another')).toBe(false);
    expect(await read(job.id)).toMatchObject({
      state: 'failed',
      error: 'Timeout. Please select a shorter time period.',
    });
  });

  it('ends when its person loses the right to it', async () => {
    const userId = await addUser(test.client, 'reporter@example.com', ['sales-manager']);
    const job = await running({
      createdBy: userId,
      payload: { ...payload, report: 'sales-report' },
    });
    await test.client.db.delete(roleGrants).where(eq(roleGrants.userId, userId));
    expect(await kind().runChunk(job.id, 'another')).toBe(false);
    const [stored] = await test.client.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(stored).toMatchObject({ state: 'failed', error: jobErrors.rights.message });
  });

  it('is nobody else’s', async () => {
    const job = await running({ state: 'done' });
    const other = await test.as('sales-manager');
    for (const path of ['', '/file'])
      expect((await other.get(`/console/v1/jobs/${job.id}${path}`)).statusCode).toBe(404);
    expect((await other.post(`/console/v1/jobs/${job.id}/cancel`)).statusCode).toBe(404);
    const listed = (await other.get('/console/v1/jobs')).json<{ results: RunJob[] }>().results;
    expect(listed.map(({ id }) => id)).not.toContain(job.id);
    expect((await admin.get(`/console/v1/jobs/${job.id}/file`)).statusCode).toBe(404);
  });

  it('keeps its file for a week', async () => {
    const { id } = (
      await admin.post('/console/v1/reports/state-movement-reports/runs', parameters)
    ).json<RunJob>();
    await endedJob(admin, id);
    time = new Date(time.getTime() + 7 * 86_400_000 + 1_000);
    const headers = await sessionHeaders(test.client, adminId, time);
    const next = await test.app.inject({
      method: 'POST',
      url: '/console/v1/reports/state-movement-reports/runs',
      headers,
      payload: parameters,
    });
    admin = await test.as('admin');
    await endedJob(admin, next.json<RunJob>().id);
    expect(await read(id)).toMatchObject({ state: 'done', hasFile: false });
    const parts = await test.client.db.select().from(jobParts).where(eq(jobParts.jobId, id));
    expect(parts).toEqual([]);
  });
});
