import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packages, slotBookings } from '#backend/database/schema/index.ts';
import type { AdPackage } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { promotedProductIds } from '#contract/domain/slots/slotProducts.ts';
import { realPng } from './pictures.fixture.ts';
import { startPanelSlots, type PanelSlots } from './startPanelSlots.ts';
import { faultsOf, formOf, ok, type Fields } from './startTakeovers.ts';

type Slot = SlotAnswer<AdPackage>;

let test: PanelSlots;
let packageId: number;
beforeAll(async () => {
  test = await startPanelSlots('package_panel', {
    create: '/ads/create-packages',
    update: '/ads/update-packages',
    list: '/ads/products/get-all-packages',
  });
  const [row] = await test.client.db.select({ id: packages.id }).from(packages).limit(1);
  packageId = row?.id ?? 0;
});
afterAll(() => test.close());

const slotOf = (response: Parameters<typeof ok>[0]): Slot => ok<Slot>(response);
const audience = {
  product_details: { audience_maximizer_type: 'City' },
  am_target_polygon_id: '',
};
const complete = (changes: Fields = {}): Fields =>
  test.shared({ promoted_products: ['Fixed Ad Slot'], package_id: packageId, ...changes });
const withAudience = (changes: Fields = {}): Fields =>
  complete({
    promoted_products: ['Audience Maximizer', 'Fixed Ad Slot'],
    ...audience,
    am_target_polygon_id: test.freePolygon().uuid,
    ...changes,
  });

const bookings = (slotId: number) =>
  test.client.db
    .select({ productId: slotBookings.productId, state: slotBookings.state })
    .from(slotBookings)
    .where(eq(slotBookings.slotId, slotId))
    .orderBy(slotBookings.productId);

describe('an ad package', () => {
  it('stands on the ground of each product it promotes, and is read by its panel', async () => {
    const promoted = Object.keys(promotedProductIds);
    const place = { polygon_uuids: [test.freePolygon().uuid] };
    const slot = slotOf(
      await test.create(withAudience({ ...place, promoted_products: promoted.toReversed() })),
    );
    expect(slot).toMatchObject({
      promoted_products: promoted,
      package_id: packageId,
      deliver_developer_broker_leads: true,
      slot_status: 'upcoming',
      ...place,
    });
    expect(await bookings(slot.id)).toEqual(
      Object.values(promotedProductIds).map(productId => ({ productId, state: 'booked' })),
    );
    expect(slotOf(await test.get(slot.id))).toEqual(slot);
  });

  it('keeps an audience maximizer out of its place, and is kept out by one', async () => {
    const place = { polygon_uuids: [test.freePolygon().uuid] };
    const own = slotOf(await test.create(withAudience(place)));
    const alone = {
      ...test.shared(place),
      ...audience,
      am_target_polygon_id: test.freePolygon().uuid,
    };
    const panel = { query: { source: 'audience_maximizer_panel' } };
    const refused = await test.admin.post('/ads/create-builder-slots', alone, panel);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ conflict: object }>().conflict).toMatchObject({
      holder: { slot_id: own.id },
    });
    ok(await test.stop(own));
    ok(await test.admin.post('/ads/create-builder-slots', alone, panel));
    expect((await test.create(withAudience(place))).statusCode).toBe(409);
    ok(await test.create(complete({ ...place, promoted_products: ['Lead Exclusivity'] })));
  });

  it('promotes another product later, and gives up the ground of one it no longer promotes', async () => {
    const slot = slotOf(await test.create(complete()));
    const changed = slotOf(
      await test.update(slot.id, { version: 1, promoted_products: ['Lead Exclusivity'] }),
    );
    expect(await bookings(slot.id)).toEqual([
      { productId: promotedProductIds['Lead Exclusivity'], state: 'booked' },
    ]);
    expect(changed.version).toBe(2);
    const again = await test.update(slot.id, {
      version: 2,
      promoted_products: ['Lead Exclusivity'],
    });
    expect(slotOf(again).version).toBe(2);
  });

  it('has six project listings side by side on an area, and no seventh', async () => {
    const wanted = complete({
      polygon_uuids: [test.freePolygon().uuid],
      promoted_products: ['Project Fixed Static Listing'],
    });
    for (let count = 0; count < 6; count += 1) ok(await test.create(wanted));
    expect((await test.create(wanted)).statusCode).toBe(409);
  });

  it('has six cards, each from a day of its own', async () => {
    const sent = ok<{ url: string }>(
      await test.admin.call(
        'POST',
        '/ads/upload-media-to-s3',
        formOf({
          content: realPng(400, 300),
          at: { resource: 'ad-packages', place: 'product_cards.6' },
        }),
      ),
    );
    const card = {
      priority: 6,
      content: sent.url,
      title: 'Six',
      active_from_date: '2026-12-03',
    };
    const slot = slotOf(await test.create(complete({ product_cards: [card] })));
    expect(slot.product_cards).toMatchObject([{ ...card, status: 'active', slot_id: slot.id }]);
    const late = { ...card, active_from_date: '2026-12-07' };
    expect(faultsOf(await test.update(slot.id, { version: 1, product_cards: [late] }))).toEqual([
      '/product_cards/6: Active from date for an image should be greater than or equal to start date and should be less than end date',
    ]);
    const seventh = { ...card, priority: 7 };
    expect(
      faultsOf(await test.create(complete({ is_draft: true, product_cards: [seventh] }))),
    ).toContain('/product_cards/7: An ad package has six cards, with priorities 1 to 6');
  });
});

describe('what it lacks is told at the field, to the letter', () => {
  const lacks: [string, Fields, string][] = [
    ['start', { start_date: null }, '/start_date: Please enter Start Date'],
    ['end', { end_date: null }, '/end_date: Please enter End Date'],
    ['polygon', { polygon_uuids: [] }, '/polygon_uuids: Please enter Polygon'],
    [
      'target',
      { am_target_polygon_id: null },
      '/am_target_polygon_id: Please enter Target Polygons',
    ],
    ['opportunity', { opportunity_id: null }, '/opportunity_id: Please enter Opportunity'],
    [
      'competitors',
      { product_details: { audience_maximizer_type: 'Project' } },
      '/project_ids: Please enter Project Ids',
    ],
    ['supplier', { supply_user_uuid: null }, '/supply_user_uuid: Please enter Supplier User'],
    ['package', { package_id: null }, '/package_id: Please enter Package Id'],
  ];
  it('products', async () => {
    expect(faultsOf(await test.create(complete({ promoted_products: [] })))).toEqual([
      '/promoted_products: Please enter Promoted Products',
    ]);
  });

  it.each(lacks)('%s', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(withAudience(changes)))).toEqual([expected]);
    ok(await test.create(withAudience({ ...changes, is_draft: true })));
  });
});

describe('what is wrong with it is refused at its field', () => {
  const ofProjects = (omni?: number) => ({
    product_details: { audience_maximizer_type: 'Project', omni_channel_amount: omni },
  });
  const wrong: [string, () => Fields, string][] = [
    ['no amount', () => ({ amount: 0 }), '/amount: Please enter an amount greater than 0'],
    [
      'an omni channel amount below 0',
      () => ({ ...ofProjects(-1), project_ids: [test.project.id + 1] }),
      '/product_details/omni_channel_amount: Please enter an omni channel amount greater than or equal to 0',
    ],
    [
      'a soft target alone',
      () => ({ organic_soft_target: 4 }),
      '/organic_hard_target: Please enter value for Organic Hard Target',
    ],
    [
      'a hard target alone',
      () => ({ organic_hard_target: 4 }),
      '/organic_soft_target: Please enter value for Organic Soft Target',
    ],
    [
      'days the wrong way round',
      () => ({ start_date: '2026-12-09', end_date: '2026-12-08' }),
      '/start_date: Start Date should be earlier than or equal to End Date',
    ],
    [
      'its own project as a competitor',
      () => ({ ...ofProjects(), project_ids: [test.project.id] }),
      '/project_ids: Please select competitor projects different than the primary project',
    ],
    [
      'a package that is none',
      () => ({ package_id: 99_999_999 }),
      '/package_id: Invalid ID selected in dropdown field',
    ],
  ];
  it.each(wrong)('%s', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(withAudience(changes())))).toEqual([expected]);
  });
});
