import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '#backend/database/schema/index.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import { faultsOf, ok, startTakeovers, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
beforeAll(async () => {
  test = await startTakeovers();
});
afterAll(() => test.close());

describe('a slot', () => {
  it('is created with everything the specification names, and read as it was written', async () => {
    const fields = test.complete({
      product_type: 5,
      product_activation_id: null,
      organic_hard_target: 40,
      organic_soft_target: 20,
      inner_churn_radius: 2,
      outer_churn_radius: 8,
      send_activation_mail: true,
      deliver_developer_broker_leads: false,
      notes: ' Creative comes from the client ',
      product_details: {
        site_takeover_title: 'Lakeside',
        site_takeover_subtitle: 'Homes around a lake',
        offer_text: 'Book with ₹99,000',
        property_video_url: 'https://videos.example/lakeside.mp4',
        description: 'A full-screen introduction',
        redirection_url: '/projects/lakeside',
        allow_zoomin: false,
        show_image_only: true,
      },
    });
    const slot = ok(await test.create(fields));
    const { product_cards: _sent, product_activation_id: _none, ...written } = fields;
    expect(slot).toMatchObject({
      ...written,
      notes: 'Creative comes from the client',
      slot_id: slot.id,
      product_id: 74,
      slot_status: 'upcoming',
      is_draft: false,
      version: 1,
    });
    expect(slot).not.toHaveProperty('product_activation_id');
    expect(await test.get(slot.id)).toEqual(slot);
    expect((await test.list({ filters: `id==${slot.id}` })).results).toEqual([slot]);
  });

  it('begins as the specification says: leads are passed on, zooming is allowed (part 3 §3)', async () => {
    const draft = ok(await test.create({ is_draft: true }));
    expect(draft).toMatchObject({
      deliver_developer_broker_leads: true,
      product_details: { allow_zoomin: true, show_image_only: false },
      send_activation_mail: false,
    });
    // Nobody has named an amount yet: 0 would be one.
    expect(draft).not.toHaveProperty('amount');
  });

  it('has its cards by priority, each with its own id', async () => {
    const cards = test.cards();
    const slot = ok(
      await test.create(
        test.complete({
          product_cards: cards.toReversed().map((card, at) => ({ ...card, title: `T${at}` })),
        }),
      ),
    );
    expect(slot.product_cards).toEqual(
      [1, 2, 9, 10].map((priority, at) => ({
        priority,
        content: cards[at]?.['content'],
        title: `T${3 - at}`,
        status: 'active',
        product_id: 74,
        slot_id: slot.id,
        card_id: expect.any(Number),
        ...{ 1: { image_tag_id: 1282 }, 2: { image_tag_id: 1445 } }[priority],
      })),
    );
  });

  it('of a builder keeps the projects of theirs that it shows', async () => {
    const active = await test.client.db
      .select({ id: projects.id, builder_id: projects.builderId })
      .from(projects)
      .where(eq(projects.isActive, true))
      .orderBy(asc(projects.id));
    const own = active.filter(({ builder_id }) => builder_id === test.project.builderId);
    const other = active.find(({ builder_id }) => builder_id !== test.project.builderId);
    const entity = { entity_type_id: 3, entity_id: test.project.builderId };
    const ids = own.map(({ id }) => id).join(' , ');
    const slot = ok(await test.create(test.complete({ ...entity, builder_project_ids: ids })));
    expect(slot.builder_project_ids).toBe(own.map(({ id }) => id).join());
    expect(slot.builder_projects.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    const strange = await test.create(
      test.complete({ ...entity, builder_project_ids: `${own[0]?.id},${other?.id}` }),
    );
    expect(faultsOf(strange)).toEqual([`/builder_project_ids: ${projectMessages.notOfBuilder}`]);
  });

  it('is not there for who asks for a story, or by an id that is none', async () => {
    const slot = ok(await test.create({ is_draft: true }));
    const path = '/sapna/v1/nivaas/helper/8';
    const story = { slot_id: slot.id, source: 'stories_panel' };
    expect((await test.admin.get(path, { query: story })).statusCode).toBe(404);
    expect((await test.admin.get(path, { query: { slot_id: 999_999 } })).statusCode).toBe(404);
    expect((await test.admin.get(path)).statusCode).toBe(422);
  });
});

describe('an update', () => {
  it('answers the new state at once, and keeps what was not sent (T103, T74)', async () => {
    const slot = ok(
      await test.create(
        test.complete({ notes: 'Old', organic_hard_target: 9, organic_soft_target: 3 }),
      ),
    );
    const sent = {
      version: slot.version,
      notes: 'New',
      organic_hard_target: null,
      organic_soft_target: null,
    };
    const after = ok(await test.update(slot.id, sent));
    const { organic_hard_target: _h, organic_soft_target: _s, ...kept } = slot;
    expect(after).toEqual({
      ...kept,
      notes: 'New',
      version: 2,
      updated_at: expect.any(String),
    });
    expect(await test.get(slot.id)).toEqual(after);
  });

  it('of an older state gets 409 with the stored slot', async () => {
    const slot = ok(await test.create({ is_draft: true, notes: 'One' }));
    ok(await test.update(slot.id, { version: 1, notes: 'Two' }));
    const late = await test.update(slot.id, { version: 1, notes: 'Three' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { notes: 'Two', version: 2 },
    });
  });

  it('that says nothing new writes nothing', async () => {
    const slot = ok(await test.create(test.complete()));
    const { product_cards, product_details, polygon_uuids, amount, notes } = slot;
    const same = ok(
      await test.update(slot.id, {
        version: 1,
        product_cards,
        product_details,
        polygon_uuids,
        amount,
        notes: notes ?? null,
        is_draft: false,
      }),
    );
    expect(same).toEqual(slot);
    expect(await test.history(slot.id)).toHaveLength(1);
  });

  it('takes a card away, keeps the id of one that stays, and lets go of its picture', async () => {
    const slot = ok(await test.create(test.complete({ is_draft: true })));
    const [first, second] = slot.product_cards;
    const after = ok(
      await test.update(slot.id, { version: 1, product_cards: [{ ...second, title: 'Stays' }] }),
    );
    expect(after.product_cards).toEqual([{ ...second, title: 'Stays' }]);
    const back = await test.update(slot.id, { version: 2, product_cards: [{ ...first }] });
    expect(back.statusCode).toBe(200);
  });

  it('of a slot that has begun keeps its first day, and may end it earlier', async () => {
    const slot = ok(await test.create(test.complete({ start_date: test.today })));
    expect(slot.slot_status).toBe('live');
    const moved = await test.update(slot.id, { version: 1, start_date: '2026-11-25' });
    expect(faultsOf(moved)).toEqual([
      '/start_date: The slot has started, so its Start Date cannot be changed',
    ]);
    const shorter = ok(await test.update(slot.id, { version: 1, end_date: test.today }));
    expect(shorter).toMatchObject({ end_date: test.today, slot_status: 'live' });
  });

  it('is refused for what is over', async () => {
    const { results } = await test.list({ filters: 'slot_status==ended' });
    const [ended] = results;
    const answer = await test.update(ended?.id ?? 0, { version: ended?.version, notes: 'x' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'This slot is ended, so it can no longer be changed.',
    ]);
  });

  it('leaves days and place of a slot that waits for a swap (T126)', async () => {
    const { results } = await test.list({ filters: 'is_frozen==true;slot_status==upcoming' });
    const [frozen] = results;
    if (!frozen) throw new Error('No frozen slot in the demo data');
    const answer = await test.update(frozen.id, {
      version: frozen.version,
      end_date: '2027-06-01',
    });
    expect(answer.statusCode).toBe(409);
    expect((await test.stop(frozen)).statusCode).toBe(409);
  });
});

describe('who may', () => {
  it.each(['lookup-view', 'support', 'rcm-user', 'ticketing', 'locality'])(
    '%s reads and does not write',
    async persona => {
      const who = await test.as(persona);
      expect((await who.get('/ads/get-slots-details')).statusCode).toBe(200);
      expect((await test.create({ is_draft: true }, who)).statusCode).toBe(403);
    },
  );

  it.each(['content', 'sales-manager', 'builder-agent'])('%s writes', async persona => {
    expect((await test.create({ is_draft: true }, await test.as(persona))).statusCode).toBe(200);
  });

  it('a key has one effect (M1)', async () => {
    const fields = test.complete();
    const headers = { 'idempotency-key': 'takeover-once' };
    const send = () => test.admin.post('/ads/create-builder-slots', fields, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
  });
});
