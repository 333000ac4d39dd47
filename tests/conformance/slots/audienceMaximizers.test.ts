import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audienceMaximizers, auditEntries, projects } from '#backend/database/schema/index.ts';
import type { AudienceMaximizer } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { audienceMaximizerProductId } from '#contract/domain/slots/slotProducts.ts';
import { startPanelSlots, type PanelSlots } from './startPanelSlots.ts';
import { faultsOf, ok, type Fields } from './startTakeovers.ts';

type Slot = SlotAnswer<AudienceMaximizer>;

let test: PanelSlots;
let competitors: number[];
beforeAll(async () => {
  test = await startPanelSlots('audience_maximizer_panel');
  const rows = await test.client.db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.isActive, true))
    .orderBy(projects.id)
    .limit(4);
  competitors = rows.map(({ id }) => id).filter(id => id !== test.project.id);
});
afterAll(() => test.close());

const slotOf = (response: Parameters<typeof ok>[0]): Slot => ok<Slot>(response);
const complete = (changes: Fields = {}): Fields =>
  test.shared({
    product_details: { audience_maximizer_type: 'Project', impressions_count: 250_000 },
    project_ids: [competitors[0]],
    ...changes,
  });

describe('an audience maximizer', () => {
  it('is booked with all its fields and read by its panel alone; one competitor is enough (T66)', async () => {
    const target = test.freePolygon();
    const slot = slotOf(
      await test.create(
        complete({
          product_details: {
            audience_maximizer_type: 'Project',
            impressions_count: 250_000,
            omni_channel_amount: 900_000,
          },
          am_target_polygon_id: target.uuid,
          min_budget: 300_000_000,
          max_budget: 900_000_000,
          locality_city: 1,
          event_id: 1,
        }),
      ),
    );
    expect(slot).toMatchObject({
      product_id: audienceMaximizerProductId,
      slot_status: 'upcoming',
      product_details: { impressions_count: 250_000, omni_channel_amount: 900_000 },
      project_ids: [competitors[0]],
      am_target_polygon_id: target.uuid,
      min_budget: 300_000_000,
      max_budget: 900_000_000,
      locality_city: 1,
    });
    expect(slot.project_names).toHaveLength(1);
    expect(slotOf(await test.get(slot.id))).toEqual(slot);
    const elsewhere = await test.admin.get('/sapna/v1/nivaas/helper/8', {
      query: { slot_id: slot.id },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('keeps an omni channel amount of 0 as none, and saying 0 again changes nothing (T74)', async () => {
    const details = { audience_maximizer_type: 'Project', omni_channel_amount: 0 };
    const slot = slotOf(await test.create(complete({ product_details: details })));
    expect(slot.product_details).toEqual({ audience_maximizer_type: 'Project' });
    const [row] = await test.client.db
      .select()
      .from(audienceMaximizers)
      .where(
        and(
          eq(audienceMaximizers.slotId, slot.id),
          isNull(audienceMaximizers.omniChannelAmountPaise),
        ),
      );
    expect(row).toBeDefined();
    const again = slotOf(await test.update(slot.id, { version: 1, product_details: details }));
    expect(again.version).toBe(1);
  });

  it('is listed ten to a page and found by its type', async () => {
    expect((await test.list()).results).toHaveLength(10);
    const { results } = await test.list({
      filters: 'product_details.audience_maximizer_type=="Locality"',
    });
    const types = (results as unknown as Slot[]).map(
      one => one.product_details.audience_maximizer_type,
    );
    expect(new Set(types)).toEqual(new Set(['Locality']));
  });
});

describe('what it lacks is told at the field, to the letter', () => {
  const city = { audience_maximizer_type: 'City' };
  const lacks: [string, Fields, string][] = [
    ['start', { start_date: null }, '/start_date: Please enter Start Date'],
    ['end', { end_date: null }, '/end_date: Please enter End Date'],
    ['polygon', { polygon_uuids: [] }, '/polygon_uuids: Please enter Polygon'],
    ['opportunity', { opportunity_id: null }, '/opportunity_id: Please enter Opportunity ID'],
    ['supply user', { supply_user_uuid: null }, '/supply_user_uuid: Please enter Supply User'],
    ['project', { entity_id: null }, '/entity_id: Please enter Project'],
    ['competitors', { project_ids: [] }, '/project_ids: Please enter Competitor Projects'],
    [
      'target of a city',
      { project_ids: [], product_details: city },
      '/am_target_polygon_id: Please enter Target Polygon',
    ],
  ];
  it.each(lacks)('%s', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(complete(changes)))).toEqual([expected]);
    ok(await test.create(complete({ ...changes, is_draft: true })));
  });

  it('the type', async () => {
    const answer = await test.create(complete({ project_ids: [], product_details: {} }));
    expect(faultsOf(answer)).toEqual([
      '/product_details/audience_maximizer_type: Please enter Audience Maximizer Type',
      '/am_target_polygon_id: Please enter Target Polygon',
    ]);
  });
});

describe('what is wrong with it is refused at its field, in a draft too', () => {
  const none = '9b3f3a86-6c0f-4b5e-8c53-0f6c9d4b1a11';
  const wrong: [string, () => Fields, string][] = [
    [
      'its own project as a competitor',
      () => ({ project_ids: [competitors[0], test.project.id] }),
      '/project_ids: Please select competitor projects different than the primary project',
    ],
    [
      'competitors of a city',
      () => ({ product_details: { audience_maximizer_type: 'City' }, am_target_polygon_id: null }),
      '/project_ids: Competitor Projects can only be given when the Audience Maximizer Type is Project',
    ],
    [
      'an omni channel amount below 0',
      () => ({
        product_details: { audience_maximizer_type: 'Project', omni_channel_amount: -100 },
      }),
      '/product_details/omni_channel_amount: Please enter an omni channel amount greater than or equal to 0',
    ],
    ['no amount', () => ({ amount: 0 }), '/amount: Please enter an amount greater than 0'],
    [
      'budgets the wrong way round',
      () => ({ min_budget: 2, max_budget: 1 }),
      '/min_budget: Minimum Budget should be less than or equal to Maximum Budget',
    ],
    [
      'a competitor that is none',
      () => ({ project_ids: [99_999_999] }),
      '/project_ids: Invalid ID selected in dropdown field',
    ],
    [
      'a target that is none',
      () => ({ am_target_polygon_id: none }),
      '/am_target_polygon_id: Invalid ID selected in dropdown field',
    ],
    [
      'a city that is none',
      () => ({ locality_city: 99_999_999 }),
      '/locality_city: Invalid ID selected in dropdown field',
    ],
  ];
  it.each(wrong)('%s', async (_what, changes, expected) => {
    const draft = await test.create(complete({ ...changes(), is_draft: true }));
    expect(faultsOf(draft)).toEqual([expected]);
    expect(faultsOf(await test.create(complete(changes())))).toContain(expected);
  });

  it('a field that it does not have', async () => {
    expect((await test.create(complete({ devices: [1] }))).statusCode).toBe(400);
  });
});

describe('its life', () => {
  it('competitor and promoted project change places in one change, told by history', async () => {
    const slot = slotOf(await test.create(complete()));
    const changed = slotOf(
      await test.update(slot.id, {
        version: 1,
        entity_id: competitors[0],
        project_ids: [test.project.id, competitors[1]],
      }),
    );
    expect(changed.entity_id).toBe(competitors[0]);
    expect(changed.project_ids.toSorted((a, b) => a - b)).toEqual(
      [test.project.id, competitors[1] ?? 0].toSorted((a, b) => a - b),
    );
    const history = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, 'audience-maximizers'),
          eq(auditEntries.entityId, String(slot.id)),
        ),
      )
      .orderBy(auditEntries.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('the check says what saving would say', async () => {
    const answer = ok<{ missing: { field: string }[]; faults: { field: string }[] }>(
      await test.check({ min_budget: 2, max_budget: 1, locality_city: 99_999_999 }),
    );
    expect(answer.missing.map(({ field }) => field)).toContain('am_target_polygon_id');
    expect(answer.faults.map(({ field }) => field)).toEqual(['min_budget', 'locality_city']);
  });
});
