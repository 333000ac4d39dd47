import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builders,
  caps,
  opportunities,
  polygons,
  projects,
  slotBookings,
} from '#backend/database/schema/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { ok } from '../startTakeovers.ts';
import { startGround, type Ground } from './startGround.ts';

type Availability = AnswerOf<CallOf<'slotAvailability.get'>>;
type CapUse = AnswerOf<CallOf<'slotAvailability.caps'>>;

const pinningId = 78;
let at: Ground;
beforeAll(async () => {
  at = await startGround();
});
afterAll(() => at.test.close());

const march = { start_date: '2031-03-01', end_date: '2031-03-31' };
const ask = async (query: Record<string, string | number>) =>
  ok<Availability>(
    await at.reader.get('/ads/get-slot-availability', { query: { ...march, ...query } }),
  );
const told = async (uuid: string, product = siteTakeoverProductId) => {
  const { results } = await ask({ polygon_uuids: uuid, product_ids: product });
  return results[0]?.products[0]?.taken.map(
    ({ start_date: start, end_date: end, state, left }) =>
      `${start.slice(8)}-${end.slice(8)} ${state} ${left}`,
  );
};

describe('what stands on an area', () => {
  it('is told by its state today, and keeps the areas around and within it', async () => {
    await at.addSlot(at.ground.one.id, '2031-03-05', '2031-03-12');
    await at.addSlot(at.ground.one.id, '2031-03-15', '2031-03-16', { isFrozen: true });
    await at.addSlot(at.ground.one.id, '2031-03-18', '2031-03-18', { state: 'held' });
    await at.addSlot(at.ground.one.id, '2031-03-20', '2031-03-22', { state: 'stopped' });
    await at.addSlot(at.ground.one.id, '2031-03-25', '2031-03-26', { state: 'cancelled' });
    await at.addSlot(at.ground.one.id, '2031-03-01', '2031-03-02');
    await at.addSlot(at.ground.city.id, '2031-03-29', '2031-04-04');
    expect(await told(at.ground.one.uuid)).toEqual([
      '01-02 ended 1',
      '05-12 live 0',
      '15-16 swap-pending 0',
      '18-18 held 0',
      '20-22 stopped 1',
      '29-31 covered 0',
    ]);
    expect(await told(at.ground.other.uuid)).toEqual(['29-31 covered 0']);
    expect(await told(at.ground.zone.uuid)).toEqual([
      '05-12 covered 0',
      '15-16 covered 0',
      '18-18 covered 0',
      '29-31 covered 0',
    ]);
    expect((await told(at.ground.city.uuid))?.at(-1)).toBe('29-31 booked 0');
  });

  it('counts the places of a kind that has several, and covers nothing', async () => {
    for (const position of [1, 2, 3, 4, 5, 6])
      await at.addSlot(at.ground.one.id, '2031-03-15', position < 6 ? '2031-03-18' : '2031-03-16', {
        kind: 'np-slot',
        productId: pinningId,
        position,
      });
    expect(await told(at.ground.one.uuid, pinningId)).toEqual(['15-16 booked 0', '17-18 booked 1']);
    expect(await told(at.ground.zone.uuid, pinningId)).toEqual([]);
  });

  it('says how many days are free, names each slot once and those of a profile', async () => {
    const [deal] = await at.test.client.db
      .select({ id: opportunities.id })
      .from(opportunities)
      .limit(1);
    const profile = '4b0c2f63-2f75-4b6e-9f0e-7f3a2b1c0d9e';
    const id = await at.addSlot(at.ground.other.id, '2031-05-01', '2031-05-02', {
      profileUuid: profile,
      opportunityId: deal?.id ?? null,
    });
    const { results, slots: found } = await ask({
      polygon_uuids: `${at.ground.other.uuid},${at.ground.zone.uuid}`,
      product_ids: siteTakeoverProductId,
      start_date: '2031-05-01',
      end_date: '2031-05-10',
      profile_uuid: profile,
    });
    expect(results.map(({ products }) => products[0]?.free_days)).toEqual([8, 8]);
    expect(found).toEqual([
      expect.objectContaining({
        slot_id: id,
        is_own: true,
        state: 'booked',
        opportunity_id: deal?.id,
      }),
    ]);
  });

  it('takes a city whole, several products, and says how many areas there are', async () => {
    const [row] = await at.test.client.db
      .select({ cityId: polygons.cityId })
      .from(polygons)
      .where(eq(polygons.id, at.ground.city.id));
    const all = await at.test.client.db
      .select({ id: polygons.id })
      .from(polygons)
      .where(eq(polygons.cityId, row?.cityId ?? 0));
    const inCity = await ask({
      city_ids: row?.cityId ?? 0,
      product_ids: `${siteTakeoverProductId},${pinningId}`,
    });
    expect(inCity.results).toHaveLength(all.length);
    expect(inCity.results[0]).toMatchObject({ kind: 'city', polygon_uuid: at.ground.city.uuid });
    expect(inCity.results[0]?.products.map(({ product_id: id }) => id)).toEqual([74, pinningId]);
    const everything = await ask({ product_ids: siteTakeoverProductId });
    expect(everything.results).toHaveLength(500);
    expect(everything.totalCount).toBeGreaterThan(500);
    expect(everything.products.find(({ product_id: id }) => id === pinningId)?.places).toBe(6);
  });
});

describe('caps', () => {
  it('say what is sold and left in each city shown, and in India', async () => {
    const { db } = at.test.client;
    const [place] = await db
      .select({ cityId: polygons.cityId })
      .from(polygons)
      .where(eq(polygons.id, at.ground.city.id));
    const cityId = place?.cityId ?? 0;
    const over = { productId: pinningId, startDate: '2031-03-01', endDate: '2031-03-31' };
    const made = await db
      .insert(caps)
      .values([
        { ...over, level: 'INDIVIDUAL_CITY', cityId, limitCount: 5 },
        { ...over, level: 'CITY', limitCount: 8 },
        { ...over, level: 'PAN_INDIA', limitCount: 11 },
        { ...over, level: 'PAN_INDIA', limitCount: 1, isActive: false },
      ])
      .returning({ id: caps.id });
    const query = { product_id: pinningId, ...march };
    const { results: found } = ok<CapUse>(await at.reader.get('/console/v1/slots/caps', { query }));
    const ours = new Set(made.map(({ id }) => id));
    const brief = found
      .filter(({ cap_id: id }) => ours.has(id))
      .map(({ level, city_id: city, limit, sold, left }) => [level, city, limit, sold, left]);
    expect(brief).toEqual([
      ['INDIVIDUAL_CITY', cityId, 5, 6, 0],
      ['CITY', cityId, 8, 6, 2],
      ['PAN_INDIA', undefined, 11, 6, 5],
      ['CITY', undefined, 8, 0, 8],
    ]);
    const admin = await at.test.as('admin');
    const list = ok<{ results: { id: number; sold: number; left: number }[] }>(
      await admin.get('/sapna/v1/cap/all-caps', {
        query: { filters: `id=in=(${made.map(({ id }) => id).join(',')})`, sort: 'id' },
      }),
    );
    expect(list.results.map(({ sold, left }) => [sold, left])).toEqual([
      [6, 0],
      [6, 2],
      [6, 5],
      [6, 0],
    ]);
  });
});

describe('refused', () => {
  it.each([
    [
      { end_date: '2031-02-01' },
      '/end_date',
      'The last day is before the first. Choose a later one.',
    ],
    [{ end_date: '2033-03-01' }, '/end_date', 'Choose at most 366 days.'],
    [{ product_ids: '11' }, '/product_ids', 'Product 11 is not sold by area and day.'],
    [
      { polygon_uuids: 'here' },
      '/polygon_uuids',
      '"here" is not the UUID of an area. Send UUIDs separated by commas.',
    ],
  ])('%j', async (query, field, message) => {
    const answer = await at.reader.get('/ads/get-slot-availability', {
      query: { product_ids: '74', ...march, ...query },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ in: 'query', field, message }] });
  });
});

it('names a slot by its project or its builder', async () => {
  const { db } = at.test.client;
  const [project] = await db.select().from(projects).limit(1);
  const [builder] = await db.select().from(builders).limit(1);
  const ids = [
    await at.addSlot(at.ground.one.id, '2031-09-01', '2031-09-02', {
      projectId: project?.id ?? null,
    }),
    await at.addSlot(at.ground.one.id, '2031-09-03', '2031-09-04', {
      builderId: builder?.id ?? null,
    }),
  ];
  const { slots: found } = await ask({
    polygon_uuids: at.ground.one.uuid,
    product_ids: 74,
    start_date: '2031-09-01',
    end_date: '2031-09-05',
  });
  expect(found.map(({ name }) => name)).toEqual([project?.name, builder?.name]);
  await db.delete(slotBookings).where(inArray(slotBookings.slotId, ids));
});
