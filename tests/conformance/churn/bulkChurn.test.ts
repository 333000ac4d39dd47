import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { churnSchedules, listings } from '#backend/database/schema/index.ts';
import { endedJob, linesOf, type RunJob } from '#tests/support/server/jobs.ts';
import { startChurn, type Churn, type Found, type Schedule } from './startChurn.ts';

let { test, agent, seller, project, body, several } = {} as Churn;
beforeAll(async () => {
  ({ test, agent, seller, project, body, several } = await startChurn());
});
afterAll(() => test.close());

const countAll = () => test.client.db.$count(churnSchedules);

describe('several projects', () => {
  const bulk = ({ entity_id: _one, ...rest }: ReturnType<Churn['body']>, ids: number[]) => ({
    ...rest,
    entity_ids: ids,
  });

  it('are tried five at a time in a job, which makes a file', async () => {
    const ids = [...(await several(6)), 99_999_999];
    const started = await agent.post('/console/v1/churn-dry-runs', bulk(body(), ids));
    expect(started.statusCode, started.body).toBe(200);
    const { id, progressTotal } = started.json<RunJob>();
    expect(progressTotal).toBe(7);
    expect(await endedJob(agent, id)).toMatchObject({ state: 'done', progress: 7, hasFile: true });
    const { results } = (await agent.get(`/console/v1/churn-dry-runs/${id}`)).json<{
      results: (Found & { entity_id: number })[];
    }>();
    expect(results.map(row => row.entity_id)).toEqual(ids);
    expect(results[0]).toMatchObject({ eligible_count: 11, entity_name: 'Asha 0' });
    expect(results[6]?.eligible_count ?? null).toBeNull();
    expect(results[6]?.message).toMatch(/Invalid ID/);
    const file = await agent.get(`/console/v1/jobs/${id}/file`);
    expect(linesOf(file.body)).toHaveLength(8);
    const manager = await test.as('owner-manager');
    expect((await manager.get(`/console/v1/churn-dry-runs/${id}`)).statusCode).toBe(404);
  });

  it('get a schedule each, known by one id, or none', async () => {
    const ids = await several(3);
    const before = await countAll();
    const wrong = await agent.post(
      '/leads/create-manual-churn-schedules-in-bulk',
      bulk(body(), [...ids, 99_999_999]),
    );
    expect(wrong.statusCode).toBe(422);
    expect(await countAll()).toBe(before);
    const made = await agent.post(
      '/leads/create-manual-churn-schedules-in-bulk',
      bulk(body(), ids),
    );
    expect(made.statusCode, made.body).toBe(200);
    const { batch_id: batch, manual_churns: rows } = made.json<{
      batch_id: string;
      manual_churns: Schedule[];
    }>();
    expect(rows.map(row => row.entity_id)).toEqual(ids);
    const listed = await agent.get('/console/v1/churn-schedules', {
      query: { filters: `batch_id==${batch}` },
    });
    expect(listed.json()).toMatchObject({ totalCount: 3 });
  });
});

describe('what the form chooses from', () => {
  it('knows builders and brokers by name and by id, and their projects', async () => {
    const found = await agent.get('/console/v1/churn-profiles', {
      query: { search: 'Asha Homes' },
    });
    expect(found.json()).toMatchObject({ results: [{ profileUuid: seller.uuid, owedLeads: 0 }] });
    const details = await agent.get('/console/v1/churn-profiles', {
      query: { filters: `profileUuid==${seller.uuid}` },
    });
    expect(details.json()).toMatchObject({ totalCount: 1 });
    const own = await agent.get('/console/v1/churn-projects', {
      query: { filters: `profileUuid==${seller.uuid}`, pageSize: 50 },
    });
    expect(own.json<{ results: { id: number }[] }>().results.map(({ id }) => id)).toContain(
      project,
    );
  });

  it('counts the listings of property and apartment types', async () => {
    const types = await agent.get('/console/v1/churn-property-types');
    expect(types.json()).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ property_category_id: 2, property_type: 'Shop' }),
      ]) as unknown,
    });
    const rooms = await agent.get('/console/v1/churn-apartment-types');
    const { results } = rooms.json<{ results: { bhk_type: string; listings: number }[] }>();
    expect(results.map(({ bhk_type: type }) => type)).toEqual(['1 BHK', '2 BHK', '3 BHK', '4 BHK']);
    const two = await test.client.db.$count(listings, eq(listings.bhk, 2));
    expect(results[1]?.listings).toBe(two);
  });
});

it('the scheduler is for owner agents', async () => {
  const admin = await test.as('admin');
  expect((await admin.get('/console/v1/churn-schedules')).statusCode).toBe(403);
  expect((await admin.post('/leads/simulate-manual-churn-schedule', body())).statusCode).toBe(403);
});
