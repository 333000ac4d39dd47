import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caps, listings, packages, saleEvents } from '#backend/database/schema/index.ts';
import { promotedProductIds, videoTourProductId } from '#contract/domain/slots/slotProducts.ts';
import { startPanelSlots, type PanelSlots } from './startPanelSlots.ts';
import { ok } from './startTakeovers.ts';

let test: PanelSlots;
beforeAll(async () => {
  test = await startPanelSlots('package_panel', {
    create: '/ads/create-packages',
    update: '/ads/update-packages',
  });
});
afterAll(() => test.close());

type Wanted = Partial<typeof caps.$inferInsert> & { readonly productId: number };

/** A cap of all India in a year of its own, alone in force. */
const cap = async (year: number, wanted: Wanted): Promise<number> => {
  const { db } = test.client;
  await db.update(caps).set({ isActive: false });
  const [row] = await db
    .insert(caps)
    .values({
      level: 'PAN_INDIA',
      limitCount: 1,
      startDate: `${year}-01-01`,
      endDate: `${year}-12-31`,
      ...wanted,
    })
    .returning({ id: caps.id });
  return row?.id ?? 0;
};
const days = (year: number) => ({ start_date: `${year}-02-01`, end_date: `${year}-02-02` });

interface Refused {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly code: string }[];
}

describe('a cap that an event or a package narrows (T125)', () => {
  it('of an event counts its slots alone, also one that joins it later', async () => {
    const [event] = await test.client.db
      .select({ id: saleEvents.id, name: saleEvents.name })
      .from(saleEvents)
      .where(isNull(saleEvents.deletedAt))
      .limit(1);
    const [one] = await test.client.db.select({ id: packages.id }).from(packages).limit(1);
    const of = { event_id: event?.id };
    const productId = promotedProductIds['Fixed Ad Slot'];
    const id = await cap(2031, { productId, eventId: event?.id ?? null });
    const book = (more = {}) =>
      test.create(
        test.shared({
          promoted_products: ['Fixed Ad Slot'],
          package_id: one?.id,
          ...days(2031),
          ...more,
        }),
      );
    expect((await book(of)).statusCode).toBe(200);
    const refused = await book(of);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Refused>()).toMatchObject({
      message: `Cap ${id} allows 1 ad packages of ${event?.name} in India from 1/1/2031 to 31/12/2031, and all of them are sold.`,
      errors: [{ field: '/start_date', code: 'cap' }],
    });
    const other = ok<{ id: number; version: number }>(await book());
    const joins = await test.update(other.id, { version: other.version, ...of });
    expect([joins.statusCode, joins.json<Refused>().errors]).toMatchObject([
      409,
      [{ code: 'cap' }],
    ]);
  });

  it('of a package counts the ad packages that carry it', async () => {
    const [own, other] = await test.client.db.select({ id: packages.id }).from(packages).limit(2);
    await cap(2032, { productId: promotedProductIds['Fixed Ad Slot'], packageId: own?.id ?? null });
    const book = (packageId = 0) =>
      test.create(
        test.shared({
          promoted_products: ['Fixed Ad Slot'],
          package_id: packageId,
          ...days(2032),
        }),
      );
    expect((await book(own?.id)).statusCode).toBe(200);
    const free = ok<{ id: number; version: number }>(await book(other?.id));
    expect((await book(own?.id)).statusCode).toBe(409);
    const joins = await test.update(free.id, { version: free.version, package_id: own?.id });
    expect(joins.statusCode).toBe(409);
  });
});

describe('a cap of tours', () => {
  it('refuses at the start of the tour, in both languages', async () => {
    const { db } = test.client;
    const [listing] = await db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.status, 'ACTIVE'))
      .limit(1);
    const { supply_user_uuid, opportunity_id } = test.takeovers.complete({ product_cards: [] });
    const id = await cap(2033, { productId: videoTourProductId, limitCount: 0 });
    const refused = await test.admin.post('/ads/create-video-tour-slot', {
      webinar_start_date_time: '2033-03-01T11:00:00+0530',
      webinar_end_date_time: '2033-03-01T12:00:00+0530',
      promoted_listing_id: listing?.id,
      service_type: 'Resale',
      poc_details: { name: 'Asha Rao' },
      opportunity_id,
      profile_type: 'BUILDER',
      profile_uuid: supply_user_uuid,
      selling_type: 'New Project',
    });
    expect(refused.json()).toMatchObject({
      message: `Cap ${id} allows 0 video tours in India from 1/1/2033 to 31/12/2033, and all of them are sold.`,
      hi: expect.stringContaining('वीडियो टूर'),
      errors: [{ field: '/webinar_start_date_time', code: 'cap' }],
    });
  });
});
