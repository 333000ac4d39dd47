import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, startTakeovers, type Slot, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
beforeAll(async () => {
  test = await startTakeovers();
});
afterAll(() => test.close());

describe('history', () => {
  it('tells of each change what it was, by whom, field by field', async () => {
    const slot = ok(await test.create(test.complete({ is_draft: true, amount: 100 })));
    ok(await test.update(slot.id, { version: 1, amount: 200, is_draft: false }));
    const stopped = ok(await test.stop(await test.get(slot.id)));
    const entries = await test.history(slot.id);
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['create', 1],
      ['book', 2],
      ['stop', 3],
    ]);
    expect(entries[1]?.before).toMatchObject({ amount: 100, slot_status: 'draft' });
    expect(entries[1]?.after).toMatchObject({
      amount: 200,
      slot_status: 'upcoming',
      'product_details.site_takeover_title': 'Lakeside',
    });
    expect(entries[2]?.after).toMatchObject({ stop_reason: stopped.stop_reason });
  });
});

describe('setting back from the history', () => {
  const revert = async (id: number, fields?: string[]) => {
    const entry = (await test.history(id)).at(-1);
    return test.admin.post('/console/v1/reverts', {
      resource: 'site-takeovers',
      id: String(id),
      entryId: entry?.id,
      ...(fields && { fields }),
      version: entry?.version,
    });
  };

  it('sets one word of the page back and leaves the others as they are', async () => {
    const { id } = ok(await test.create(test.complete()));
    const changed = {
      site_takeover_title: 'Hillside',
      site_takeover_subtitle: 'Homes on a hill',
    };
    ok(await test.update(id, { version: 1, product_details: changed }));
    const answer = ok<{ record: Slot }>(
      await revert(id, ['product_details.site_takeover_title']),
    ).record;
    expect(answer).toMatchObject({
      version: 3,
      product_details: { ...changed, site_takeover_title: 'Lakeside' },
    });
    expect((await test.history(id)).at(-1)).toMatchObject({
      surface: 'revert',
      before: { 'product_details.site_takeover_title': 'Hillside' },
      after: { 'product_details.site_takeover_title': 'Lakeside' },
    });
  });

  it('sets a whole change back, numbers and days with it', async () => {
    const { id } = ok(await test.create(test.complete()));
    ok(await test.update(id, { version: 1, amount: 100, end_date: '2026-12-05' }));
    const { record } = ok<{ record: Slot }>(await revert(id));
    expect(record).toMatchObject({ amount: 4_500_000, end_date: '2026-12-07' });
  });

  it('is refused where others have booked the days meanwhile', async () => {
    const polygon = test.freePolygon().uuid;
    const { id } = ok(await test.create({ ...test.complete(), polygon_uuids: [polygon] }));
    ok(await test.update(id, { version: 1, end_date: '2026-12-03' }));
    ok(
      await test.create({
        ...test.complete({ start_date: '2026-12-05' }),
        polygon_uuids: [polygon],
      }),
    );
    const refused = await revert(id);
    expect(refused.statusCode).toBe(409);
    expect((await test.get(id)).end_date).toBe('2026-12-03');
  });
});
