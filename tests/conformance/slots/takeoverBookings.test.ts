import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caps, polygons, slotBookings, slots } from '#backend/database/schema/index.ts';
import { askedAgain } from '#tests/support/askedAgain.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { faultsOf, ok, startTakeovers, type Slot, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
beforeAll(async () => {
  test = await startTakeovers();
});
afterAll(() => test.close());

interface Conflict {
  code: string;
  message: string;
  conflict: { holder: Record<string, unknown>; free: Record<string, string> | null };
}

const december = (from: number, to: number) => ({
  start_date: `2026-12-${String(from).padStart(2, '0')}`,
  end_date: `2026-12-${String(to).padStart(2, '0')}`,
});

/** Slots that keep others out on a polygon. */
const standingOn = (polygonId: number) =>
  test.client.db
    .select()
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.polygonId, polygonId),
        inArray(slotBookings.state, ['held', 'booked', 'live']),
        eq(slotBookings.productId, siteTakeoverProductId),
      ),
    );

describe('one place, one slot a day', () => {
  it('two hundred who book it at once: one gets it, the others learn who', async () => {
    const place = test.freePolygon();
    const wanted = Array.from({ length: 200 }, () =>
      test.complete({ polygon_uuids: [place.uuid], ...december(1, 7) }),
    );
    const answers = await Promise.all(wanted.map(fields => askedAgain(() => test.create(fields))));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const slot = won[0]?.json<Slot>();
    const lost = answers.filter(answer => answer !== won[0]);
    expect(new Set(lost.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    expect(new Set(lost.map(answer => answer.json<Conflict>().conflict.holder['slot_id']))).toEqual(
      new Set([slot?.id]),
    );
    expect(await standingOn(place.id)).toHaveLength(1);
  }, 120_000);

  it('the answer names the holder and the next free days of that length', async () => {
    const place = test.freePolygon();
    const book = (from: number, to: number) =>
      test.create(test.complete({ polygon_uuids: [place.uuid], ...december(from, to) }));
    const first = ok(await book(5, 9));
    ok(await book(13, 14));
    const answer = await book(8, 11);
    expect(answer.statusCode).toBe(409);
    const refused = answer.json<Conflict>();
    const [name] = first.polygon_names;
    const who = first.updated_by_name;
    const message =
      `${name} is held from 5/12/2026 to 9/12/2026 by slot ${first.id} (Lakeside, booked by ${who}). ` +
      'The next free days are 15/12/2026 to 18/12/2026.';
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message,
      conflict: {
        holder: {
          slot_id: first.id,
          name: 'Lakeside',
          polygon_uuid: place.uuid,
          polygon_name: name,
          ...december(5, 9),
          booked_by: who,
        },
        free: december(15, 18),
      },
    });
    expect(faultsOf(answer)).toEqual([`/polygon_uuids: ${message}`]);
  });

  it('a day after another is free, and so is the day before (T127)', async () => {
    const place = test.freePolygon();
    for (const [from, to] of [
      [5, 9],
      [10, 10],
      [1, 4],
    ] as const)
      ok(await test.create(test.complete({ polygon_uuids: [place.uuid], ...december(from, to) })));
    expect(await standingOn(place.id)).toHaveLength(3);
  });

  it('is refused by the database itself, whatever the verbs think', async () => {
    const place = test.freePolygon();
    const one = ok(await test.create(test.complete({ polygon_uuids: [place.uuid] })));
    const other = ok(await test.create({ is_draft: true }));
    const insert = test.client.db.insert(slotBookings).values({
      slotId: other.id,
      productId: siteTakeoverProductId,
      polygonId: place.id,
      days: { from: one.start_date ?? '', until: '2027-01-01' },
      state: 'booked',
    });
    await expect(insert).rejects.toMatchObject({ cause: { code: '23P01' } });
  });

  it('a slot that is refused leaves nothing behind', async () => {
    const place = test.freePolygon();
    ok(await test.create(test.complete({ polygon_uuids: [place.uuid] })));
    const count = async () => {
      const [row] = await test.client.db.select({ n: sql<number>`count(*)::int` }).from(slots);
      return row?.n;
    };
    const before = await count();
    const cards = test.cards();
    const fields = { polygon_uuids: [place.uuid], product_cards: cards };
    expect((await test.create(test.complete(fields))).statusCode).toBe(409);
    expect(await count()).toBe(before);
    // Its pictures are free for the next try.
    const again = test.complete({ product_cards: cards });
    expect((await test.create(again)).statusCode).toBe(200);
  });
});

describe('areas within areas', () => {
  it('a takeover of a city keeps its localities, and a locality the city', async () => {
    const { db } = test.client;
    const free = test.freePolygon();
    const [locality] = await db.select().from(polygons).where(eq(polygons.id, free.id));
    const around: string[] = [];
    for (let parent = locality?.parentId ?? null; parent !== null;) {
      const [row] = await db.select().from(polygons).where(eq(polygons.id, parent));
      if (row) around.push(row.uuid);
      parent = row?.parentId ?? null;
    }
    expect(around.length).toBeGreaterThan(0);
    // Far from the demo slots' days.
    const days = { start_date: '2028-03-01', end_date: '2028-03-05' };
    const city = around.at(-1) ?? '';
    const inner = ok(await test.create(test.complete({ polygon_uuids: [free.uuid], ...days })));
    const outer = await test.create(test.complete({ polygon_uuids: [city], ...days }));
    expect(outer.json<Conflict>().conflict.holder['slot_id']).toBe(inner.id);
    ok(await test.stop(inner));
    const whole = ok(await test.create(test.complete({ polygon_uuids: [city], ...days })));
    const within = await test.create(test.complete({ polygon_uuids: [free.uuid], ...days }));
    expect(within.json<Conflict>().conflict.holder['slot_id']).toBe(whole.id);
  });
});

describe('changing what is booked', () => {
  it('moves to free ground, not to taken ground, and gives the old one up', async () => {
    const [from, to] = [test.freePolygon(), test.freePolygon()];
    const mine = ok(await test.create(test.complete({ polygon_uuids: [from.uuid] })));
    const theirs = ok(await test.create(test.complete({ polygon_uuids: [to.uuid] })));
    const refused = await test.update(mine.id, { version: 1, polygon_uuids: [from.uuid, to.uuid] });
    expect(refused.json<Conflict>().conflict.holder['slot_id']).toBe(theirs.id);
    expect(await test.get(mine.id)).toEqual(mine);
    const days = december(20, 22);
    ok(await test.update(mine.id, { version: 1, polygon_uuids: [to.uuid], ...days }));
    expect(await standingOn(from.id)).toHaveLength(0);
    ok(await test.create(test.complete({ polygon_uuids: [from.uuid] })));
  });

  it('may be longer where it stands itself', async () => {
    const slot = ok(await test.create(test.complete()));
    const longer = ok(await test.update(slot.id, { version: 1, end_date: '2026-12-20' }));
    expect(longer.end_date).toBe('2026-12-20');
  });
});

describe('stopping', () => {
  it('ends a live slot, says why, and frees its place at once', async () => {
    const place = test.freePolygon();
    const fields = { polygon_uuids: [place.uuid], start_date: test.today };
    const slot = ok(await test.create(test.complete(fields)));
    expect((await test.live({ polygon_uuids: place.uuid })).map(({ id }) => id)).toEqual([slot.id]);
    const stopped = ok(await test.stop(slot, { reason: ' The client asked ' }));
    expect(stopped).toMatchObject({
      slot_status: 'stopped',
      stop_reason: 'The client asked',
      stopped_at: '2026-11-20T06:00:00.000Z',
      version: 2,
    });
    expect(await test.live({ polygon_uuids: place.uuid })).toEqual([]);
    ok(await test.create(test.complete(fields)));
  });

  it('cancels what has not begun', async () => {
    const slot = ok(await test.create(test.complete()));
    expect(ok(await test.stop(slot)).slot_status).toBe('cancelled');
  });

  it('is refused a second time, of an old state, and without a reason', async () => {
    const slot = ok(await test.create(test.complete()));
    expect((await test.stop(slot, { version: 9 })).statusCode).toBe(409);
    expect((await test.stop(slot, { reason: '  ' })).statusCode).toBe(422);
    const stopped = ok(await test.stop(slot));
    expect((await test.stop(stopped)).json<{ message: string }>().message).toBe(
      'This slot is cancelled, so it can no longer be changed.',
    );
  });
});

describe('caps (T125)', () => {
  it('the tightest wins, and the last place is sold once', async () => {
    const { db } = test.client;
    const months = { startDate: '2029-01-01', endDate: '2029-12-31' };
    const days = { start_date: '2029-02-01', end_date: '2029-02-02' };
    const [cap] = await db
      .insert(caps)
      .values({ level: 'PAN_INDIA', productId: siteTakeoverProductId, limitCount: 2, ...months })
      .returning();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => test.create(test.complete(days))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<Conflict>().message).toBe(
      `Cap ${cap?.id} allows 2 site takeovers in India from 1/1/2029 to 31/12/2029, and all of them are sold.`,
    );
    // A draft is not a sale.
    expect((await test.create(test.complete({ ...days, is_draft: true }))).statusCode).toBe(200);
    await db.update(caps).set({ isActive: false });
  });

  it('of each city count its own polygons', async () => {
    const { db } = test.client;
    const months = { startDate: '2030-01-01', endDate: '2030-12-31' };
    const days = { start_date: '2030-02-01', end_date: '2030-02-02' };
    await db
      .insert(caps)
      .values({ level: 'CITY', productId: siteTakeoverProductId, limitCount: 1, ...months });
    const places = await db
      .select({ uuid: polygons.uuid, cityId: polygons.cityId })
      .from(polygons)
      .where(eq(polygons.kind, 'locality'));
    const [first] = places;
    const near = places.find(({ cityId, uuid }) => cityId === first?.cityId && uuid !== first.uuid);
    const far = places.find(({ cityId }) => cityId !== first?.cityId);
    const book = (uuid = '') => test.create(test.complete({ polygon_uuids: [uuid], ...days }));
    expect((await book(first?.uuid)).statusCode).toBe(200);
    expect((await book(near?.uuid)).statusCode).toBe(409);
    expect((await book(far?.uuid)).statusCode).toBe(200);
    await db.update(caps).set({ isActive: false });
  });
});

describe('asking beforehand', () => {
  it('tells what is missing, what is wrong and who stands in the way, and writes nothing', async () => {
    const place = test.freePolygon();
    const slot = ok(await test.create(test.complete({ polygon_uuids: [place.uuid] })));
    const asked = { ...december(6, 8), polygon_uuids: [place.uuid], inner_churn_radius: 1 };
    const answer = ok<Record<string, unknown>>(await test.check(asked));
    expect(answer).toMatchObject({
      faults: [
        { field: 'outer_churn_radius', message: 'Please enter value for Outer Churn Radius' },
      ],
      holder: { slot_id: slot.id },
      free: december(8, 10),
    });
    expect(answer['missing']).toContainEqual({
      field: 'promotion_type',
      message: 'Please enter Promotion Type',
    });
    const own = ok<Record<string, unknown>>(await test.check({ ...asked, slot_id: slot.id }));
    expect(own).toMatchObject({ holder: null, free: null });
    expect(await test.get(slot.id)).toEqual(slot);
  });
});
