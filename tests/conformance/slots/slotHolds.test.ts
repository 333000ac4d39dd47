import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications, slotBookings, slotHolds, users } from '#backend/database/schema/index.ts';
import { sweepHolds } from '#backend/services/slots/holds/sweepHolds.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { faultsOf, ok, startTakeovers, type Takeovers } from './startTakeovers.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

type Held = AnswerOf<CallOf<'slotHolds.take'>>;

const at = '/console/v1/slots/holds';
const panel = { query: { source: 'audience_maximizer_panel' } };
const days = { start_date: '2026-12-01', end_date: '2026-12-07' };
let test: Takeovers;
let agent: Caller;
let other: Caller;
let agentId: number;
let otherId: number;

beforeAll(async () => {
  test = await startTakeovers();
  agent = await test.as('builder-agent');
  other = await test.as('broker-agent');
  const { db } = test.client;
  const people = ['builder-agent', 'broker-agent', 'admin'].map(name => `${name}@example.com`);
  const rows = await db.select().from(users).where(inArray(users.email, people));
  agentId = rows.find(({ email }) => email.startsWith('builder-agent'))?.id ?? 0;
  otherId = rows.find(({ email }) => email.startsWith('broker-agent'))?.id ?? 0;
  // What the demo agents hold already would count.
  await db
    .update(slotHolds)
    .set({ releasedAt: new Date(), outcome: 'dropped' })
    .where(
      inArray(
        slotHolds.holderId,
        rows.map(({ id }) => id),
      ),
    );
});
afterAll(() => test.close());

const place = (uuid: string, over: Record<string, unknown> = {}, who = agent) =>
  who.post(`${at}/place`, { product_id: 74, polygon_uuid: uuid, ...days, ...over });
const release = (id: number, who = agent) => who.post(`${at}/release`, { slot_id: id });
const book = (id: number, who = agent) => who.post(`${at}/book`, { slot_id: id });
const bookingsOf = async (id: number) =>
  (await test.client.db.select().from(slotBookings).where(eq(slotBookings.slotId, id))).map(
    ({ state }) => state,
  );
const words = (answer: { json: <T>() => T }) => answer.json<{ message: string }>().message;

describe('a hold', () => {
  it('keeps a free place for 48 hours, and nobody else can take it', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid));
    expect(held).toMatchObject({ slot_status: 'held', held_until: '2026-11-22T06:00:00.000Z' });
    expect(await bookingsOf(held.slot_id)).toEqual(['held']);
    const late = await test.create(test.complete({ polygon_uuids: [uuid], ...days }));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ conflict: { holder: { slot_id: held.slot_id } } });
    expect((await place(uuid, {}, other)).statusCode).toBe(409);
    expect((await test.history(held.slot_id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'hold-place']),
    );
    ok(await release(held.slot_id));
  });

  it('lasts 14 days at most, is of days to come, and of a product that can be held', async () => {
    const { uuid } = test.freePolygon();
    expect((await place(uuid, { hours: 337 })).statusCode).toBe(422);
    const long = ok<Held>(await place(uuid, { hours: 336 }));
    expect(long.held_until).toBe('2026-12-04T06:00:00.000Z');
    ok(await release(long.slot_id));
    expect(faultsOf(await place(uuid, { product_id: 82 }))).toEqual([
      '/product_id: Places of this product cannot be put on hold.',
    ]);
    expect((await place(uuid, { start_date: '2026-11-01' })).statusCode).toBe(422);
  });

  it('is one of two: a third is refused, also when ten are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(test.freePolygon().uuid)),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(2);
    const [lost] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(lost && words(lost)).toBe(
      'You already hold 2 slots. Book or release one of them first.',
    );
    for (const answer of won) ok(await release(answer.json<Held>().slot_id));
  });

  it('of a draft needs areas and days, and only a draft is held', async () => {
    const empty = ok(await test.create({ is_draft: true }));
    expect(faultsOf(await agent.post(at, { slot_id: empty.id }))).toEqual([
      '/slot_id: Choose areas, a start date and an end date first, and save them.',
    ]);
    const booked = ok(await test.create(test.complete()));
    const refused = await agent.post(at, { slot_id: booked.id });
    expect([refused.statusCode, words(refused)]).toEqual([
      409,
      'Only a draft can be put on hold, and this slot is no longer a draft.',
    ]);
    expect((await agent.post(at, { slot_id: 999_999_999 })).statusCode).toBe(404);
  });
});

describe('its end', () => {
  it('by the holder or a keeper makes it a draft that holds nothing', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid));
    const refused = await release(held.slot_id, other);
    expect(refused.statusCode).toBe(403);
    expect(words(refused)).toBe(
      'Someone else holds this slot. Only they or a sales manager can release it.',
    );
    expect(ok<Held>(await release(held.slot_id, test.admin))).toMatchObject({
      slot_status: 'draft',
    });
    expect(await bookingsOf(held.slot_id)).toEqual(['draft']);
    expect(await test.get(held.slot_id)).toMatchObject({ ...days, polygon_uuids: [uuid] });
    expect(words(await release(held.slot_id))).toBe('This slot is no longer on hold.');
    ok(await test.create(test.complete({ polygon_uuids: [uuid], ...days })));
  });

  it('by booking wants all that is missing, and keeps the place', async () => {
    const draft = ok(await test.create(test.complete({ is_draft: true })));
    ok<Held>(await test.admin.post(at, { slot_id: draft.id }));
    expect(ok<Held>(await book(draft.id, test.admin))).toMatchObject({ slot_status: 'upcoming' });
    expect(await bookingsOf(draft.id)).toEqual(['booked']);
    const bare = ok<Held>(await place(test.freePolygon().uuid));
    const lacks = await book(bare.slot_id);
    expect(lacks.statusCode).toBe(422);
    expect(faultsOf(lacks)).toEqual(
      expect.arrayContaining([expect.stringContaining('Please enter Promotion Type')]),
    );
    ok(await release(bare.slot_id));
  });
});

describe('the clock', () => {
  const noticesOf = async (slotId: number) =>
    (
      await test.client.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.entityId, String(slotId)), eq(notifications.kind, 'slot-hold')))
    ).map(({ title, userId }) => [title, userId]);

  it('warns once, four hours before, then frees the place', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid));
    const id = held.slot_id;
    const sweepAt = (time: string) =>
      sweepHolds({ ...test.services, now: () => new Date(`2026-11-22T${time}Z`) });
    await sweepAt('01:59:00');
    expect(await noticesOf(id)).toEqual([]);
    await sweepAt('02:00:00');
    await sweepAt('03:00:00');
    const warned = [`Your hold on slot ${id} ends at 22/11/2026 11:30`, agentId];
    expect(await noticesOf(id)).toEqual([warned]);
    expect(await bookingsOf(id)).toEqual(['held']);
    await sweepAt('06:00:00');
    expect(await bookingsOf(id)).toEqual(['draft']);
    expect(await noticesOf(id)).toEqual([
      warned,
      [`Your hold on slot ${id} has expired, so its place is free again`, agentId],
    ]);
    expect((await test.history(id)).map(({ action }) => action)).toContain('expire-place');
    const [row] = await test.client.db.select().from(slotHolds).where(eq(slotHolds.slotId, id));
    expect(row?.outcome).toBe('expired');
  });

  it('and a booking at the same moment leave one owner', async () => {
    for (let round = 0; round < 8; round += 1) {
      const draft = ok(await test.create(test.complete({ is_draft: true })));
      ok<Held>(await test.admin.post(at, { slot_id: draft.id, hours: 1 }));
      const later = { ...test.services, now: () => new Date('2026-11-20T07:00:00Z') };
      const [, booked] = await Promise.all([sweepHolds(later), book(draft.id, test.admin)]);
      const expected = booked.statusCode === 200 ? ['booked'] : ['draft'];
      expect(await bookingsOf(draft.id)).toEqual(expected);
      const [row] = await test.client.db
        .select()
        .from(slotHolds)
        .where(eq(slotHolds.slotId, draft.id));
      expect(row?.outcome).toBe(booked.statusCode === 200 ? 'booked' : 'expired');
    }
  });
});

describe('a slot on hold', () => {
  it('is saved half written, keeps its place, and is booked once nothing is missing', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid, { product_id: 77 }));
    const update = (fields: object, version: number) =>
      agent.put(`/ads/slots/update/${held.slot_id}`, { version, ...fields }, panel);
    const saved = ok<Held & { notes: string }>(await update({ notes: 'Half' }, held.version));
    expect(saved).toMatchObject({ notes: 'Half', slot_status: 'held' });
    expect(await bookingsOf(held.slot_id)).toEqual(['held']);
    expect(faultsOf(await update({ polygon_uuids: [] }, saved.version))).toEqual([
      '/polygon_uuids: Please enter Polygon',
    ]);
    expect(faultsOf(await book(held.slot_id))).toContain(
      '/opportunity_id: Please enter Opportunity ID',
    );
    ok(await release(held.slot_id));
  });

  it('is shown in the calendar as one’s own or a colleague’s, who can be asked', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid));
    const isMine = async (by: Caller) => {
      const query = { ...days, polygon_uuids: uuid, product_ids: 74 };
      const { slots } = ok<AnswerOf<CallOf<'slotAvailability.get'>>>(
        await by.get('/ads/get-slot-availability', { query }),
      );
      return slots.find(({ slot_id: id }) => id === held.slot_id)?.is_held_by_me;
    };
    expect([await isMine(agent), await isMine(other)]).toEqual([true, false]);
    ok(await release(held.slot_id));
  });

  it('tells its holder once a day who asks for the place', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid));
    const late = await test.create(test.complete({ polygon_uuids: [uuid], ...days }));
    expect(late.json()).toMatchObject({
      conflict: { holder: { is_held: true, kind: 'site-takeover' } },
    });
    const ask = () => other.post(`${at}/ask`, { slot_id: held.slot_id });
    expect(ok<{ told: string }>(await ask()).told).toMatch(/\S/);
    ok(await ask());
    const told = await test.client.db
      .select({ title: notifications.title, link: notifications.link })
      .from(notifications)
      .where(
        and(eq(notifications.userId, agentId), eq(notifications.entityId, String(held.slot_id))),
      );
    expect(told).toEqual([
      {
        title: expect.stringContaining(`would like the place of slot ${held.slot_id}`) as string,
        link: `/site-takeover/${held.slot_id}`,
      },
    ]);
    ok(await release(held.slot_id));
    expect((await ask()).statusCode).toBe(409);
  });

  it('has a day to answer whoever has sold it, and is free then; who asked is told', async () => {
    const { uuid } = test.freePolygon();
    const held = ok<Held>(await place(uuid, { hours: 336 }));
    const ask = async () =>
      ok<{ told: string; until?: string }>(
        await other.post(`${at}/ask`, { slot_id: held.slot_id }),
      );
    expect((await ask()).until).toBeUndefined();
    const { db } = test.client;
    await db.execute(sql`update opportunity_products set product_id = 74 where id = (
      select min(sold.id) from opportunity_products sold
      join termsheet_packages covered on covered.opportunity_package_id = sold.opportunity_package_id
      join termsheets sheet on sheet.id = covered.termsheet_id and sheet.status_id = 3
      join opportunities deal on deal.id = sheet.opportunity_id
      join users agent on agent.id = deal.agent_id and agent.email = 'broker-agent@example.com'
      where sold.deleted_at is null)`);
    // Friday at 11:30 in India: the day after is one of work.
    expect((await ask()).until).toBe('2026-11-21T06:00:00.000Z');
    // The day is not begun anew.
    expect((await ask()).until).toBeUndefined();
    const titlesOf = async (userId: number) =>
      (
        await db
          .select({ title: notifications.title })
          .from(notifications)
          .where(
            and(eq(notifications.userId, userId), eq(notifications.entityId, String(held.slot_id))),
          )
      ).map(({ title }) => title);
    expect((await titlesOf(agentId)).at(-1)).toMatch(/has sold the place .* by 21\/11\/2026/);
    await sweepHolds({ ...test.services, now: () => new Date('2026-11-21T06:00:01Z') });
    expect(await bookingsOf(held.slot_id)).not.toContain('held');
    expect(await titlesOf(otherId)).toEqual([
      `The place of slot ${held.slot_id}, which you asked for, is free`,
    ]);
  });
});
