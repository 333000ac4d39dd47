import type { LightMyRequestResponse } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#backend/database/client.ts';
import { caps, listings, packages } from '#backend/database/schema/index.ts';
import { randomFor } from '#backend/database/seed/pen/random.ts';
import { siteTakeoverKind } from '#backend/services/slots/kinds/siteTakeoverKind.ts';
import { bookGround, leaveGround } from '#backend/services/slots/booking/ground/bookGround.ts';
import { Refusal } from '#backend/calls/Refusal.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import {
  audienceMaximizerProductId,
  microsite,
  promotedProductIds,
  siteTakeoverProductId,
  storiesProductId,
  videoTourProductId,
} from '#contract/domain/slots/slotProducts.ts';
import { startPanelSlots } from '../conformance/slots/startPanelSlots.ts';
import { startStories } from '../conformance/slots/startStories.ts';
import {
  startTakeovers,
  type Fields,
  type Takeovers,
} from '../conformance/slots/startTakeovers.ts';
import { npProductId, startNpSlots } from '../conformance/slots/npSlots/startNpSlots.ts';
import { untilTold } from './untilTold.ts';

/** People who want one place in the same moment. */
const people = 200;
/** Ranges against the naive model; SLOT_RANGES=100000 for all of them. */
const ranges = Number(process.env['SLOT_RANGES'] ?? 2_000);

type Answer = LightMyRequestResponse;
interface Race {
  readonly productId: number;
  readonly db: Database;
  /** Books the one place, on days of the own choice where they are given. */
  readonly book: (at: number, days?: DayRange) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const asFields = (days: DayRange | undefined): Fields =>
  days ? { start_date: days.start, end_date: days.end } : {};

const panel = async (
  source: string,
  productId: number,
  more: (test: Awaited<ReturnType<typeof startPanelSlots>>) => Promise<Fields>,
  paths?: Parameters<typeof startPanelSlots>[1],
): Promise<Race> => {
  const test = await startPanelSlots(source, paths);
  const fields = test.shared({ polygon_uuids: [test.freePolygon().uuid], ...(await more(test)) });
  if (source === 'microsite_panel') delete fields['supply_user_uuid'];
  return {
    productId,
    db: test.client.db,
    book: (_at, days) => test.create({ ...fields, ...asFields(days) }),
    close: test.close,
  };
};

const areaOf = (test: Awaited<ReturnType<typeof startPanelSlots>>) => ({
  product_details: { audience_maximizer_type: 'City' },
  am_target_polygon_id: test.freePolygon().uuid,
});

const races: Readonly<Record<string, () => Promise<Race>>> = {
  'site takeover': async () => {
    const test = await startTakeovers();
    const place = { polygon_uuids: [test.freePolygon().uuid] };
    const wanted = Array.from({ length: people }, () => test.complete(place));
    return {
      productId: siteTakeoverProductId,
      db: test.client.db,
      book: (at, days) =>
        test.create(days ? test.complete({ ...place, ...asFields(days) }) : (wanted[at] ?? {})),
      close: test.close,
    };
  },
  story: async () => {
    const test = await startStories();
    const place = { polygon_uuids: [test.freePolygon().uuid] };
    const wanted: Fields[] = [];
    for (let at = 0; at < people; at += 1) wanted.push(await test.complete(place));
    return {
      productId: storiesProductId,
      db: test.client.db,
      book: async (at, days) =>
        test.create(
          days ? await test.complete({ ...place, ...asFields(days) }) : (wanted[at] ?? {}),
        ),
      close: test.close,
    };
  },
  microsite: () =>
    panel('microsite_panel', microsite.placeholderId, () => Promise.resolve({}), {
      create: '/ads/api/v0/create-builder-slots',
      list: '/ads/v2/get-all-promoted-entities',
    }),
  'audience maximizer': () =>
    panel('audience_maximizer_panel', audienceMaximizerProductId, test =>
      Promise.resolve(areaOf(test)),
    ),
  'ad package': () =>
    panel(
      'package_panel',
      promotedProductIds['Fixed Ad Slot'],
      async test => {
        const [row] = await test.client.db.select({ id: packages.id }).from(packages).limit(1);
        const promoted_products = ['Audience Maximizer', 'Fixed Ad Slot', 'Lead Exclusivity'];
        return { ...areaOf(test), promoted_products, package_id: row?.id };
      },
      {
        create: '/ads/create-packages',
        update: '/ads/update-packages',
        list: '/ads/products/get-all-packages',
      },
    ),
  'video tour': async () => {
    const test = await startTakeovers();
    const [listing] = await test.client.db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.status, 'ACTIVE'))
      .limit(1);
    const { supply_user_uuid, opportunity_id } = test.complete({ product_cards: [] });
    const fields = (day: string) => ({
      webinar_start_date_time: `${day}T11:00:00+0530`,
      webinar_end_date_time: `${day}T12:00:00+0530`,
      promoted_listing_id: listing?.id,
      service_type: 'Resale',
      poc_details: { name: 'Asha Rao' },
      opportunity_id,
      profile_type: 'BUILDER',
      profile_uuid: supply_user_uuid,
      selling_type: 'New Project',
    });
    return {
      productId: videoTourProductId,
      db: test.client.db,
      book: (_at, days) =>
        test.admin.post('/ads/create-video-tour-slot', fields(days?.start ?? '2027-03-01')),
      close: test.close,
    };
  },
  'new-project slot': async () => {
    const test = await startNpSlots();
    const buyers = [await test.bought(people), await test.bought(people)];
    return {
      productId: npProductId,
      db: test.client.db,
      book: (at, days) => {
        const buyer = buyers[at % buyers.length];
        if (!buyer) throw new Error('Nobody buys');
        return test.pin(buyer, days ? { startDate: days.start, endDate: days.end } : {});
      },
      close: test.close,
    };
  },
};

const capped = 7;

describe.each(Object.keys(races))('%s', name => {
  let race: Race;
  beforeAll(async () => {
    const start = races[name];
    if (!start) throw new Error(`There is no race for ${name}`);
    race = await start();
  });
  afterAll(() => race.close());

  it(`one of ${people} has the place, the others are told who`, async () => {
    const answers = await Promise.all(
      Array.from({ length: people }, (_, at) => untilTold(() => race.book(at))),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    const others = answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409);
    expect(others.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).toEqual([]);
    expect([won.length, lost.length]).toEqual([1, people - 1]);
    const winner = won[0]?.json<{ id: number }>();
    const told = lost.filter(answer =>
      answer.json<{ message: string }>().message.includes(String(winner?.id)),
    );
    expect(told).toHaveLength(people - 1);
  });

  it(`a cap of ${capped} lets exactly so many of fifty more in`, async () => {
    const { db, productId } = race;
    await db.update(caps).set({ isActive: false });
    const [cap] = await db
      .insert(caps)
      .values({
        level: 'PAN_INDIA',
        productId,
        limitCount: capped,
        startDate: '2031-01-01',
        endDate: '2031-12-31',
      })
      .returning();
    const answers = await Promise.all(
      Array.from({ length: capped + 50 }, (_, at) => {
        const start = addDays('2031-01-01', at * 3);
        return untilTold(() => race.book(at, { start, end: addDays(start, 2) }));
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(capped);
    const told = answers.filter(
      answer =>
        answer.statusCode === 409 &&
        answer.json<{ message: string }>().message.startsWith(`Cap ${cap?.id} allows ${capped} `),
    );
    expect(told).toHaveLength(50);
  });
});

describe('caps and ranges', () => {
  let test: Takeovers;
  beforeAll(async () => {
    test = await startTakeovers();
  });
  afterAll(() => test.close());

  it.each([1, 7, 40])('a cap of %i lets exactly so many of fifty more in', async limit => {
    const year = 2030 + limit;
    const { db } = test.client;
    const [cap] = await db
      .insert(caps)
      .values({
        level: 'PAN_INDIA',
        productId: siteTakeoverProductId,
        limitCount: limit,
        startDate: `${year}-01-01`,
        endDate: `${year}-12-31`,
      })
      .returning();
    const days = { start_date: `${year}-02-01`, end_date: `${year}-02-02` };
    const wanted = Array.from({ length: limit + 50 }, () => test.complete(days));
    const answers = await Promise.all(wanted.map(fields => test.create(fields)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter(code => code === 200)).toHaveLength(limit);
    expect(codes.filter(code => code === 409)).toHaveLength(50);
    await db
      .update(caps)
      .set({ isActive: false })
      .where(eq(caps.id, cap?.id ?? 0));
  });

  it(`${ranges} random ranges stand as a naive model has them stand`, async () => {
    const { db } = test.client;
    const random = randomFor('ranges');
    const places = Array.from({ length: 5 }, () => test.freePolygon().id);
    const { rows } = (await db.execute(sql`
      insert into slots (kind, product_id, state, start_date, end_date)
      select 'site-takeover', ${siteTakeoverProductId}::bigint, 'booked', '2040-01-01', '2040-01-01'
        from generate_series(1, ${ranges}) returning id::float8 as id`)) as {
      rows: { id: number }[];
    };
    const stands: { slotId: number; place: number; from: number; to: number }[] = [];
    let refused = 0;
    for (const { id: slotId } of rows) {
      const place = random.pick(places);
      const from = random.int(0, 3_000);
      const to = from + random.int(0, 19);
      const isTaken = stands.some(one => one.place === place && one.from <= to && from <= one.to);
      const days = { start: addDays('2040-01-01', from), end: addDays('2040-01-01', to) };
      const outcome = await db
        .transaction(inner =>
          bookGround(inner, siteTakeoverKind, {
            slotId,
            polygonIds: [place],
            days,
            actorId: 1,
            state: random.chance(0.3) ? 'held' : 'booked',
          }),
        )
        .then(() => 'stands')
        .catch((error: unknown) => {
          if (error instanceof Refusal) return 'refused';
          throw error;
        });
      expect(outcome).toBe(isTaken ? 'refused' : 'stands');
      if (isTaken) refused += 1;
      else stands.push({ slotId, place, from, to });
      const given = random.chance(0.2) ? stands.shift() : undefined;
      if (given) await leaveGround(db, given.slotId);
    }
    expect(refused).toBeGreaterThan(ranges / 100);
    expect(stands.length).toBeGreaterThan(ranges / 100);
  });
});
