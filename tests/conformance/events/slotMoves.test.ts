import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotCards, slots, videoTours } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startEvents, type EventRecord, type Events } from './startEvents.ts';

interface Preview {
  results: { slotId: number; newStartDate: string; newEndDate: string; conflict?: string }[];
  totalCount: number;
  conflictCount: number;
}

let test: Events;
beforeAll(async () => {
  test = await startEvents();
});
afterAll(() => test.close());

/** A week later. */
const later = { startDate: '2026-12-08', endDate: '2027-01-07' };
const inEvent = { startDate: '2026-12-10', endDate: '2026-12-14' };

const preview = async (id: number, query: Record<string, string> = later) =>
  ok<Preview>(await test.admin.get(`/console/v1/events/${id}/slot-moves`, { query }));

describe('T124 an event that moves', () => {
  it('leaves its slots where they are without updateSlot', async () => {
    const { id } = await test.event();
    const slotId = await test.slot({ eventId: id, ...inEvent });
    for (const updateSlot of [undefined, false]) {
      const { version } = ok<{ results: EventRecord[] }>(
        await test.admin.get('/sapna/event', { query: { filters: `id==${id}` } }),
      ).results[0] as EventRecord;
      const endDate = updateSlot === undefined ? '2027-01-05' : '2027-01-06';
      ok(await test.update(id, { startDate: '2026-12-08', endDate, version }, updateSlot));
    }
    expect(await test.daysOf(slotId)).toEqual({
      slot: ['2026-12-10', '2026-12-14'],
      ground: ['2026-12-10', '2026-12-15'],
      version: 1,
    });
  });

  it('takes along slots, their ground, pictures and times, each with its history', async () => {
    const { db } = test.client;
    const { id } = await test.event();
    const slotId = await test.slot({ eventId: id, ...inEvent });
    const productId = (await test.product()).id;
    await db.insert(slotCards).values({
      slotId,
      productId,
      priority: 1,
      content: 'picture',
      activeFromDate: '2026-12-11',
    });
    const startsAt = new Date('2026-12-10T04:30:00Z');
    await db.insert(videoTours).values({
      slotId,
      webinarStartsAt: startsAt,
      webinarEndsAt: new Date('2026-12-10T05:30:00Z'),
    });
    expect(await preview(id)).toMatchObject({
      results: [{ slotId, newStartDate: '2026-12-17', newEndDate: '2026-12-21' }],
      totalCount: 1,
      conflictCount: 0,
    });
    expect((await test.daysOf(slotId)).version).toBe(1);

    const answer = ok<EventRecord>(await test.update(id, { ...later, version: 1 }, true));
    expect(answer).toMatchObject({ ...later, version: 2, movedSlots: [{ slotId }] });
    expect(await test.daysOf(slotId)).toEqual({
      slot: ['2026-12-17', '2026-12-21'],
      ground: ['2026-12-17', '2026-12-22'],
      version: 2,
    });
    const [card] = await db.select().from(slotCards).where(eq(slotCards.slotId, slotId));
    expect(card?.activeFromDate).toBe('2026-12-18');
    const [tour] = await db.select().from(videoTours).where(eq(videoTours.slotId, slotId));
    expect(tour?.webinarStartsAt).toEqual(new Date('2026-12-17T04:30:00Z'));
    expect(await test.history('slots', slotId)).toMatchObject([
      {
        action: 'move-with-event',
        version: 2,
        before: inEvent,
        after: { startDate: '2026-12-17', endDate: '2026-12-21' },
      },
    ]);
    expect((await test.history('events', id)).at(-1)?.after).toMatchObject({ movedSlots: 1 });
  });

  it('is told in the history of a site takeover as its screen reads it', async () => {
    const { id } = await test.event();
    const slotId = await test.slot({ eventId: id, ...inEvent });
    await test.client.db.update(slots).set({ kind: 'site-takeover' }).where(eq(slots.id, slotId));
    ok(await test.update(id, { ...later, version: 1 }, true));
    expect(await test.history('slots', slotId)).toEqual([]);
    expect(await test.history('site-takeovers', slotId)).toMatchObject([
      {
        action: 'move-with-event',
        before: { start_date: '2026-12-10', end_date: '2026-12-14' },
        after: { start_date: '2026-12-17', end_date: '2026-12-21' },
      },
    ]);
  });

  it('lets slots of the event take places of one another', async () => {
    const { id } = await test.event();
    const first = await test.slot({
      eventId: id,
      startDate: '2026-12-03',
      endDate: '2026-12-09',
      position: 90,
    });
    const second = await test.slot({
      eventId: id,
      startDate: '2026-12-10',
      endDate: '2026-12-16',
      position: 90,
    });
    const answer = ok<EventRecord>(await test.update(id, { ...later, version: 1 }, true));
    expect(answer.movedSlots?.map(({ slotId }) => slotId)).toEqual([first, second]);
    expect((await test.daysOf(first)).slot[0]).toBe('2026-12-10');
    expect((await test.daysOf(second)).slot[0]).toBe('2026-12-17');
  });

  it.each(['stopped', 'cancelled', 'ended'] as const)('leaves a %s slot out', async state => {
    const { id } = await test.event();
    await test.slot({ eventId: id, ...inEvent, state });
    expect((await preview(id)).totalCount).toBe(0);
  });

  it('leaves a slot that has begun where it is', async () => {
    const { id } = await test.event();
    const running = { startDate: '2026-11-10', endDate: '2026-12-14' };
    const slotId = await test.slot({ eventId: id, ...running, state: 'live' });
    expect(
      ok<EventRecord>(await test.update(id, { ...later, version: 1 }, true)).movedSlots,
    ).toEqual([]);
    expect((await test.daysOf(slotId)).slot[0]).toBe('2026-11-10');
  });

  it('refuses the whole change when one slot cannot move, and names each that cannot', async () => {
    const { id } = await test.event();
    const free = await test.slot({ eventId: id, ...inEvent });
    const frozen = await test.slot({ eventId: id, ...inEvent, isFrozen: true });
    const blocked = await test.slot({ eventId: id, ...inEvent, position: 91 });
    const other = await test.event();
    const inTheWay = await test.slot({
      eventId: other.id,
      startDate: '2026-12-21',
      endDate: '2026-12-25',
      position: 91,
    });
    const named = (slotId: number, why: string) => ({
      in: 'query',
      field: '/updateSlot',
      code: 'slot-conflict',
      message: expect.stringMatching(
        new RegExp(`^Slot ${slotId}, 2026-12-10 to 2026-12-14, cannot move\\. ${why}`),
      ),
    });
    const response = await test.update(id, { ...later, version: 1 }, true);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing was changed, because 2 of 3 slots cannot be moved.',
      errors: [
        named(frozen, 'A swap of it is waiting for approval\\.'),
        named(blocked, `Slot ${inTheWay} holds its place in .+\\.`),
      ],
    });
    expect((await test.daysOf(free)).slot[0]).toBe('2026-12-10');
    expect(await preview(id)).toMatchObject({ totalCount: 3, conflictCount: 2 });
    const query = { filters: `id==${id}` };
    expect(
      ok<{ results: EventRecord[] }>(await test.admin.get('/sapna/event', { query })).results[0],
    ).toMatchObject({ startDate: '2026-12-01', version: 1 });
  });

  it('refuses a slot that would begin before today or lie outside the event', async () => {
    const { id } = await test.event({ startDate: '2026-11-21' });
    const slotId = await test.slot({ eventId: id, startDate: '2026-11-22', endDate: '2026-11-23' });
    const last = await test.slot({ eventId: id, startDate: '2026-12-30', endDate: '2026-12-31' });
    const earlier = { startDate: '2026-11-18', endDate: '2026-12-20' };
    const { results } = await preview(id, earlier);
    expect(results.map(row => [row.slotId, row.conflict])).toEqual([
      [slotId, 'It would start before today.'],
      [last, 'It would no longer be within the days of the event.'],
    ]);
    expect((await test.update(id, { ...earlier, version: 1 }, true)).statusCode).toBe(409);
  });

  it('refuses days that are no period, in the preview too', async () => {
    const { id } = await test.event();
    const query = { startDate: '2026-12-31', endDate: '2026-12-01' };
    const response = await test.admin.get(`/console/v1/events/${id}/slot-moves`, { query });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      [
        {
          in: 'query',
          field: '/startDate',
          code: 'order',
          message: 'Start Date should be earlier than or equal to End Date',
        },
      ],
    ]);
    const unknown = await test.admin.get('/console/v1/events/99999999/slot-moves', {
      query: later,
    });
    expect(unknown.statusCode).toBe(404);
  });
});
