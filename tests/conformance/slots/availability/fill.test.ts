import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { polygons, slotBookings, slots } from '#backend/database/schema/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mondayOf } from '#contract/domain/slots/availability/fillRate.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { ok } from '../startTakeovers.ts';
import { startGround, type Ground } from './startGround.ts';

/* How full the weeks are (decision record 0170); the rule itself: contract/domain/slots/availability/fillRate.test.ts. */

type Fill = AnswerOf<CallOf<'slotAvailability.fill'>>;

let at: Ground;
let monday: string;
let cityId = 0;
let areas = 0;
beforeAll(async () => {
  at = await startGround();
  const { db } = at.test.client;
  monday = mondayOf(indiaDay(at.test.services.now()));
  const [one] = await db.select().from(polygons).where(eq(polygons.id, at.ground.one.id));
  cityId = one?.cityId ?? 0;
  areas = await db.$count(polygons, sql`${polygons.cityId} = ${cityId} and ${polygons.isActive}`);
  // Nothing but what the test adds.
  await db.update(slotBookings).set({ state: 'cancelled' });
  await db.update(slots).set({ state: 'cancelled' });
});
afterAll(() => at.test.close());

const fill = async (productId: number = siteTakeoverProductId): Promise<Fill> =>
  ok<Fill>(await at.reader.get('/console/v1/slots/fill', { query: { product_id: productId } }));
const weekOf = ({ results }: Fill, start: string) =>
  results
    .find(({ city_id: id }) => id === cityId)
    ?.weeks.find(({ start_date: from }) => from === start);

it('counts booked days of all days of the city, 8 weeks back and 8 ahead', async () => {
  const before = await fill();
  expect(before.all).toHaveLength(17);
  const next = addDays(monday, 7);
  expect(weekOf(before, next)).toMatchObject({ booked: 0, available: areas * 7, fill: 0 });
  await at.addSlot(at.ground.one.id, next, addDays(next, 1));
  const after = weekOf(await fill(), next);
  // The area itself, and those around it and within it that it keeps.
  expect(after?.booked).toBeGreaterThanOrEqual(2);
  expect((after?.booked ?? 1) % 2).toBe(0);
  expect(after?.fill).toBe(Math.round(((after?.booked ?? 0) / (areas * 7)) * 1000) / 10);
  const city = (await fill()).results.find(({ city_id: id }) => id !== cityId);
  expect(city?.weeks.every(({ booked }) => booked === 0)).toBe(true);
});

it('does not count what is held, stopped or cancelled', async () => {
  const week = addDays(monday, 21);
  const states = ['stopped', 'cancelled', 'draft', 'held'] as const;
  for (const state of states) {
    const slotId = await at.addSlot(at.ground.one.id, week, addDays(week, 6));
    await at.test.client.db.update(slots).set({ state }).where(eq(slots.id, slotId));
    await at.test.client.db
      .update(slotBookings)
      .set({ state })
      .where(eq(slotBookings.slotId, slotId));
  }
  expect(weekOf(await fill(), week)?.booked).toBe(0);
});

it('forecasts from what was entered late in past weeks', async () => {
  const target = addDays(monday, 28);
  const before = weekOf(await fill(), target);
  expect(before).toMatchObject({ fill: 0, forecast: 0 });
  for (let back = 1; back <= 8; back += 1) {
    const start = addDays(monday, -7 * back);
    const slotId = await at.addSlot(at.ground.one.id, start, addDays(start, 6));
    await at.test.client.db
      .update(slotBookings)
      .set({ createdAt: new Date(`${addDays(start, -1)}T06:00:00Z`) })
      .where(eq(slotBookings.slotId, slotId));
  }
  const after = await fill();
  const past = weekOf(after, addDays(monday, -7));
  expect(past?.forecast).toBeNull();
  expect(weekOf(after, target)).toMatchObject({ fill: 0, forecast: past?.fill });
});

it('knows the products that are sold by area and day alone', async () => {
  const answer = await at.reader.get('/console/v1/slots/fill', { query: { product_id: 999_999 } });
  expect(answer.statusCode).toBe(422);
  expect((await at.test.anonymous.get('/console/v1/slots/fill')).statusCode).toBe(401);
});
