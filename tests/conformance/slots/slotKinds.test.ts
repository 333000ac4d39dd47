import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPanelSlots, type PanelSlot, type PanelSlots } from './startPanelSlots.ts';
import { slotKindTable } from './slotKinds.ts';
import { ok, startTakeovers, type Fields, type Takeovers } from './startTakeovers.ts';

let takeovers: Takeovers;
beforeAll(async () => {
  takeovers = await startTakeovers();
});
afterAll(() => takeovers.close());

/** Those who change slots; what a builder agent does is seen in the browser. */
const people = ['admin', 'content'];

describe.each(slotKindTable)('$resource', ({ panel, paths, own, lacks }) => {
  let test: PanelSlots;
  beforeAll(async () => {
    test = await startPanelSlots(panel, paths, takeovers);
  });

  const completeFor = async (person: string, changes: Fields = {}): Promise<Fields> =>
    test.shared({ ...(await own(test, `${person}@example.com`)), ...changes });

  it.each(people)(
    'by %s: a draft holds nothing, a booked one its place, and a stopped one gives it up',
    async person => {
      const who = await test.as(person);
      const place = { polygon_uuids: [test.freePolygon().uuid] };
      const complete = () => completeFor(person, place);
      const slotOf = (response: Parameters<typeof ok>[0]) => ok<PanelSlot>(response);
      const draft = slotOf(await test.create({ ...(await complete()), is_draft: true }, who));
      expect(draft).toMatchObject({ is_draft: true, slot_status: 'draft' });
      const first = slotOf(await test.create(await complete(), who));
      expect(first).toMatchObject({ is_draft: false, slot_status: 'upcoming' });
      expect(slotOf(await test.get(first.id))).toMatchObject({ id: first.id, version: 1 });
      const late = await test.update(draft.id, { version: 1, is_draft: false }, who);
      expect(late.statusCode).toBe(409);
      expect(late.json<{ conflict: object }>().conflict).toMatchObject({
        holder: { slot_id: first.id },
        free: { start_date: '2026-12-08', end_date: '2026-12-14' },
      });
      expect(slotOf(await test.stop(first, who)).slot_status).toBe('cancelled');
      const booked = slotOf(await test.update(draft.id, { version: 1, is_draft: false }, who));
      expect(booked).toMatchObject({ is_draft: false, slot_status: 'upcoming' });
    },
  );

  it('is changed by those who change slots alone, and read by everyone', async () => {
    const viewer = await test.as('lookup-view');
    expect((await test.create({ is_draft: true }, viewer)).statusCode).toBe(403);
    expect((await test.list({}, viewer)).results).toHaveLength(10);
  });

  it('the check says what saving would say, and a draft may lack it', async () => {
    const answer = ok<{ missing: { field: string }[]; faults: { field: string }[] }>(
      await test.check({ ...(await completeFor('admin')), amount: 0 }),
    );
    expect(answer).toMatchObject({ missing: [], faults: [{ field: 'amount' }] });
    const empty = ok<{ missing: { field: string }[] }>(await test.check({}));
    expect(empty.missing.map(({ field }) => field)).toContain(lacks);
    ok(await test.create({ is_draft: true }));
  });

  it('a slot of it is found by its own calls alone', async () => {
    const slot = ok<PanelSlot>(await test.create(await completeFor('admin')));
    const elsewhere = await test.admin.get('/sapna/v1/nivaas/helper/8', {
      query: {
        slot_id: slot.id,
        ...(panel === 'stories_panel' ? {} : { source: 'stories_panel' }),
      },
    });
    expect(elsewhere.statusCode).toBe(404);
  });
});
