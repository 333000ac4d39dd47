import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slots } from '#backend/database/schema/index.ts';
import { faultsOf, ok, startTakeovers, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
beforeAll(async () => {
  test = await startTakeovers();
});
afterAll(() => test.close());

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('a draft', () => {
  it('may lack everything', async () => {
    const draft = ok(await test.create({ is_draft: true }));
    expect(draft).toMatchObject({
      is_draft: true,
      slot_status: 'draft',
      polygon_uuids: [],
      product_cards: [],
    });
  });

  it('may be incomplete and not wrong', async () => {
    const answer = await test.create({
      is_draft: true,
      start_date: '2026-12-09',
      end_date: '2026-12-01',
    });
    expect(faultsOf(answer)).toEqual([
      '/start_date: Start Date should be earlier than or equal to End Date',
    ]);
  });

  it('has no amount until one is given, and is saved again without it', async () => {
    const draft = ok(await test.create({ is_draft: true, promotion_type: 'Paid' }));
    expect(draft.amount).toBeUndefined();
    const noted = ok(await test.update(draft.id, { version: 1, notes: 'Asked the client' }));
    expect(noted).toMatchObject({ version: 2, notes: 'Asked the client' });
  });

  it('is never live, though its days are today and it lacks nothing', async () => {
    const place = test.freePolygon();
    const fields = { polygon_uuids: [place.uuid], start_date: test.today };
    const draft = ok(await test.create(test.complete({ ...fields, is_draft: true })));
    expect(draft.slot_status).toBe('draft');
    expect(await test.live({ polygon_uuids: place.uuid })).toEqual([]);
    for (const date of ['2026-11-20', '2026-11-25', '2026-12-07'])
      expect(idsOf(await test.live({ date }))).not.toContain(draft.id);
    for (const status of ['live', 'upcoming', 'held', 'ended'])
      expect(
        idsOf((await test.list({ filters: `slot_status==${status}`, pageSize: '1000' })).results),
      ).not.toContain(draft.id);
    expect(
      idsOf((await test.list({ filters: 'slot_status==draft', pageSize: '1000' })).results),
    ).toContain(draft.id);
  });

  it('holds no place: another books it, and then the draft learns who', async () => {
    const place = test.freePolygon();
    const fields = { polygon_uuids: [place.uuid] };
    const draft = ok(await test.create(test.complete({ ...fields, is_draft: true })));
    const booked = ok(await test.create(test.complete(fields)));
    const late = await test.update(draft.id, { version: 1, is_draft: false });
    expect(late.statusCode).toBe(409);
    expect(late.json<{ conflict: { holder: { slot_id: number } } }>().conflict.holder.slot_id).toBe(
      booked.id,
    );
    expect(await test.get(draft.id)).toEqual(draft);
  });

  it('keeps its place in mind, with days and without', async () => {
    const place = test.freePolygon();
    const draft = ok(await test.create({ is_draft: true, polygon_uuids: [place.uuid] }));
    expect(draft.polygon_uuids).toEqual([place.uuid]);
    const dated = ok(await test.update(draft.id, { version: 1, start_date: '2026-12-01' }));
    expect(dated).toMatchObject({ polygon_uuids: [place.uuid], start_date: '2026-12-01' });
  });

  it('is booked once nothing is missing, and tells what is until then', async () => {
    const draft = ok(await test.create(test.complete({ is_draft: true, opportunity_id: null })));
    const early = await test.update(draft.id, { version: 1, is_draft: false });
    expect(faultsOf(early)).toEqual(['/opportunity_id: Please enter Opportunity ID']);
    const { opportunity_id } = test.complete();
    const slot = ok(await test.update(draft.id, { version: 1, is_draft: false, opportunity_id }));
    expect(slot).toMatchObject({ is_draft: false, slot_status: 'upcoming', version: 2 });
    const back = await test.update(slot.id, { version: 2, is_draft: true });
    expect(faultsOf(back)).toEqual([
      '/is_draft: A booked slot cannot become a draft again. Stop it instead',
    ]);
  });

  it('whose first day has passed can be written on, not booked (T80)', async () => {
    const { id, version } = ok(await test.create(test.complete({ is_draft: true })));
    await test.client.db.update(slots).set({ startDate: '2026-11-01' }).where(eq(slots.id, id));
    const noted = await test.update(id, { version, notes: 'Still waiting' });
    expect(noted.statusCode).toBe(200);
    const booked = await test.update(id, { version: version + 1, is_draft: false });
    expect(faultsOf(booked)).toContain('/start_date: Slot date is before today');
  });

  it('is given up by stopping it', async () => {
    const draft = ok(await test.create({ is_draft: true }));
    expect(ok(await test.stop(draft)).slot_status).toBe('cancelled');
  });
});

describe('the demo data', () => {
  it('has slots of every age and drafts, ten to a page', async () => {
    for (const status of ['live', 'upcoming', 'ended', 'draft', 'held']) {
      const { totalCount } = await test.list({ filters: `slot_status==${status}` });
      expect(totalCount).toBeGreaterThan(2);
    }
    expect((await test.list()).results).toHaveLength(10);
  });
});
