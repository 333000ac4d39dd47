import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, churnSchedules, leadDeliveries } from '#backend/database/schema/index.ts';
import { churnMessages } from '#contract/domain/churn/churnMessages.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { one, startChurn, type Churn, type Found, type Schedule } from './startChurn.ts';

let { test, agent, today, seller, project, city, locality, body } = {} as Churn;
beforeAll(async () => {
  ({ test, agent, today, seller, project, city, locality, body } = await startChurn());
});
afterAll(() => test.close());

const simulate = (more: object = {}) =>
  agent.post('/leads/simulate-manual-churn-schedule', body(more));
const create = async (more: object = {}): Promise<Schedule> => {
  const answer = await agent.post('/leads/create-manual-churn-schedule', body(more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schedule>();
};
const countAll = () => test.client.db.$count(churnSchedules);

describe('a dry run', () => {
  it.each<[string, () => object, number]>([
    ['the city', () => ({}), 11],
    ['fewer days', () => ({ last_n_days: 5 }), 9],
    ['more days', () => ({ last_n_days: 90 }), 15],
    ['rent', () => ({ lead_service_type: 'rent' }), 16],
    ['a category', () => ({ lead_service_type: 'rent', property_category_id: 1 }), 0],
    ['a property type', () => ({ property_type: 'Villa' }), 0],
    ['rooms', () => ({ bhk_type: '3 BHK' }), 8],
    ['a price', () => ({ max_price: 190_000_00 }), 3],
    ['a relaxed upper price', () => ({ max_price: 190_000_00, max_price_relax: true }), 11],
    ['a lower price', () => ({ min_price: 105_000_00 }), 8],
    ['a relaxed lower price', () => ({ min_price: 105_000_00, min_price_relax: true }), 11],
    ['ready homes', () => ({ possession_flag: true, possession: 'Ready to move' }), 3],
    ['homes being built', () => ({ possession_flag: true, possession: 'Under construction' }), 8],
    [
      'a locality',
      () => ({ search_criteria: { criteria_type: 'LOCALITY', locality_uuids: [locality.uuid] } }),
      3,
    ],
    [
      'a project',
      () => ({ search_criteria: { criteria_type: 'PROJECT', project_ids: [project] } }),
      8,
    ],
    [
      'a small radius',
      () => ({ search_criteria: { criteria_type: 'RADIUS', inner_radius: 1, outer_radius: 5 } }),
      3,
    ],
  ])('counts the enquiries of others for %s', async (_what, more, expected) => {
    const before = await countAll();
    const answer = await simulate(more());
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Found>()).toMatchObject({ eligible_count: expected });
    expect(await countAll()).toBe(before);
  });

  it('tells those within the inner radius apart', async () => {
    const search_criteria = { criteria_type: 'RADIUS', inner_radius: 5, outer_radius: 15 };
    const { eligible_count: all, inner_eligible_count: inner } = (
      await simulate({ search_criteria })
    ).json<Found>();
    expect([all, inner]).toEqual([11, 3]);
  });

  it('has a message and no count for a seller who is owed nothing', async () => {
    const refused = (await simulate({ bypass_ad_deficit: false })).json<Found>();
    expect(refused.eligible_count ?? null).toBeNull();
    expect(refused.message).toBe(churnMessages.noDeficit('Asha Homes').message);
    const delivery = { accountId: seller.id, startDate: today, endDate: today, promisedLeads: 9 };
    const owed = one(await test.client.db.insert(leadDeliveries).values(delivery).returning());
    expect((await simulate({ bypass_ad_deficit: false })).json()).toMatchObject({
      eligible_count: 11,
    });
    await test.client.db.delete(leadDeliveries).where(eq(leadDeliveries.id, owed.id));
  });
});

describe('a schedule', () => {
  it.each<[string, () => object, string]>([
    [
      'a day that has passed',
      () => ({ churn_start_date: addDays(today, -1) }),
      '/churn_start_date',
    ],
    ['days in disorder', () => ({ churn_end_date: addDays(today, -1) }), '/churn_end_date'],
    ['prices in disorder', () => ({ min_price: 200, max_price: 100 }), '/max_price'],
    ['a possession that is not named', () => ({ possession_flag: true }), '/possession'],
    ['an owner', () => ({ profile_uuid: '00000000-0000-4000-8000-000000000000' }), '/profile_uuid'],
    ['another kind of seller', () => ({ entity_type: 'BROKER' }), '/entity_type'],
    ['a project that is not there', () => ({ entity_id: 99_999_999 }), '/entity_id'],
    [
      'radii in disorder',
      () => ({ search_criteria: { criteria_type: 'RADIUS', inner_radius: 9, outer_radius: 5 } }),
      '/search_criteria/outer_radius',
    ],
    [
      'a radius that is not said',
      () => ({ search_criteria: { criteria_type: 'RADIUS', outer_radius: 5 } }),
      '/search_criteria/inner_radius',
    ],
    [
      'no project to draw a radius around',
      () => ({
        entity_id: null,
        search_criteria: { criteria_type: 'RADIUS', inner_radius: 1, outer_radius: 5 },
      }),
      '/entity_id',
    ],
    [
      'no city',
      () => ({ search_criteria: { criteria_type: 'CITY' } }),
      '/search_criteria/city_uuids',
    ],
    [
      'a city that is not there',
      () => ({
        search_criteria: {
          criteria_type: 'CITY',
          city_uuids: ['00000000-0000-4000-8000-000000000000'],
        },
      }),
      '/search_criteria/city_uuids',
    ],
  ])('with %s is refused on its field, by the dry run as well', async (_what, more, field) => {
    for (const answer of [
      await simulate(more()),
      await agent.post('/leads/create-manual-churn-schedule', body(more())),
    ]) {
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field }] });
    }
  });

  it('is refused where a dry run would have a message and no count', async () => {
    const answer = await agent.post(
      '/leads/create-manual-churn-schedule',
      body({ bypass_ad_deficit: false }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: '/bypass_ad_deficit' }] });
  });

  it('is told with what was asked, and its status follows from its days', async () => {
    const running = await create({ min_price: 100, property_type: 'Villa' });
    expect(running).toMatchObject({
      status: 'running',
      profile_name: 'Asha Homes',
      entity_name: 'Asha One',
      entity_type: 'BUILDER',
      min_price: 100,
      search_criteria: { criteria_type: 'CITY', city_uuids: [city.uuid] },
    });
    const days = { churn_start_date: addDays(today, 2), churn_end_date: addDays(today, 3) };
    expect(await create(days)).toMatchObject({ status: 'scheduled' });
    await test.client.db
      .update(churnSchedules)
      .set({ churnStartDate: addDays(today, -9), churnEndDate: addDays(today, -1) })
      .where(eq(churnSchedules.id, running.id));
    const done = await agent.get(`/console/v1/churn-schedules/${running.id}`);
    expect(done.json()).toMatchObject({ status: 'done' });
  });

  it('is listed as the specification asks: status, profile, project, creator, page and order', async () => {
    const made = await create({ total_leads: 777 });
    const poc = await agent.get('/leads/manual-churn-pocs', { query: { pageSize: 100 } });
    const creators = poc.json<{ results: { id: number; name: string }[] }>().results;
    expect(creators.length).toBeGreaterThan(0);
    const [row] = await test.client.db
      .select()
      .from(churnSchedules)
      .where(eq(churnSchedules.id, made.id));
    expect(creators.map(({ id }) => id)).toContain(row?.createdBy);
    const asked = {
      profile_uuid: seller.uuid,
      entity_id: project,
      created_by: row?.createdBy ?? 0,
    };
    const answer = await agent.get('/leads/manual-churn-schedules', {
      query: { ...asked, status: 'running', size: 1, sort_key: 'total_leads', sort_order: 'desc' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { manual_churns: rows, total_count: total } = answer.json<{
      manual_churns: Schedule[];
      total_count: number;
    }>();
    expect(rows.map(({ id }) => id)).toEqual([made.id]);
    expect(total).toBeGreaterThan(0);
    const none = await agent.get('/leads/manual-churn-schedules', {
      query: { ...asked, status: 'stopped' },
    });
    expect(none.json()).toMatchObject({ manual_churns: [], total_count: 0 });
  });

  it('is stopped with others by a list of ids, once, and keeps its history', async () => {
    const [first, second] = [await create(), await create()];
    const ids = [first.id, second.id];
    const answer = await agent.post('/leads/stop-manual-churn-schedule', { ids });
    expect(answer.json()).toEqual({ results: ids.map(id => ({ id, status: 'stopped' })) });
    const again = await agent.post('/leads/stop-manual-churn-schedule', { ids: [first.id] });
    expect(again.json()).toEqual({
      results: [{ id: first.id, status: 'ended', ...churnMessages.endedAlready }],
    });
    const read = await agent.get(`/console/v1/churn-schedules/${first.id}`);
    expect(read.json()).toMatchObject({ status: 'stopped', version: first.version + 1 });
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, 'churn-schedules'),
          sql`${auditEntries.entityId} = ${first.id}::text`,
          eq(auditEntries.action, 'stop'),
        ),
      );
    expect(entries).toHaveLength(1);
    const nowhere = await agent.post('/leads/stop-manual-churn-schedule', { ids: [99_999_999] });
    expect(nowhere.statusCode).toBe(404);
  });
});
