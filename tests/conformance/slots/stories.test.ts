import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, caps, slotBookings } from '#backend/database/schema/index.ts';
import { storiesProductId } from '#contract/domain/slots/slotProducts.ts';
import { startStories, type Stories, type Story } from './startStories.ts';
import { faultsOf, ok, type Fields } from './startTakeovers.ts';

let test: Stories;
beforeAll(async () => {
  test = await startStories();
});
afterAll(() => test.close());

const story = (response: Parameters<typeof ok>[0]): Story => ok<Story>(response);

describe('a story', () => {
  it('is booked with all its fields, in language 0, and read by its panel alone (T74)', async () => {
    const slot = story(
      await test.create(
        await test.complete({
          organic_hard_target: 90,
          organic_soft_target: 40,
          is_locality_churn: true,
          is_premium: true,
          video_stories_has_audio: true,
          event_id: 1,
          devices: [2, 4],
        }),
      ),
    );
    expect(slot).toMatchObject({
      product_id: storiesProductId,
      slot_status: 'upcoming',
      video_stories_type: 'automated',
      video_stories_language: 0,
      is_premium: true,
      is_locality_churn: true,
      event_id: 1,
      devices: [2, 4],
    });
    expect(slot.video_image_list).toHaveLength(5);
    expect(story(await test.get(slot.id))).toEqual(slot);
    const elsewhere = await test.admin.get('/sapna/v1/nivaas/helper/8', {
      query: { slot_id: slot.id },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('is one of the languages that the call names', async () => {
    const answer = ok<{ results: { id: number }[] }>(await test.admin.get('/ads/languages'));
    expect(answer.results.map(({ id }) => id)).toContain(0);
  });

  it('is listed ten to a page, drafts too, and found by its type', async () => {
    const page = await test.list();
    expect(page.results).toHaveLength(10);
    const { results } = await test.list({ filters: 'video_stories_type=="live anchor"' });
    expect(new Set(results.map(one => one.video_stories_type))).toEqual(new Set(['live anchor']));
  });
});

describe('what a story lacks is told at the field, to the letter', () => {
  const lacks: [string, Fields, string[]][] = [
    ['start', { start_date: null }, ['/start_date: Please enter Start Date']],
    ['end', { end_date: null }, ['/end_date: Please enter End Date']],
    ['polygon', { polygon_uuids: [] }, ['/polygon_uuids: Please enter Polygon']],
    ['opportunity', { opportunity_id: null }, ['/opportunity_id: Please enter Opportunity ID']],
    ['supply user', { supply_user_uuid: null }, ['/supply_user_uuid: Please enter Supply User']],
    ['entity', { entity_id: null }, ['/entity_id: Please enter Project']],
    ['type', { video_stories_type: null }, ['/video_stories_type: Please enter Type']],
    [
      'language',
      { video_stories_language: null },
      ['/video_stories_language: Please enter Language'],
    ],
    ['devices', { devices: [] }, ['/devices: Please enter Devices']],
    [
      'a live anchor without a video',
      { video_stories_type: 'live anchor' },
      ['/video_url_template_1: Please upload video template 1 or 2'],
    ],
  ];
  it.each(lacks)('%s', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(await test.complete(changes)))).toEqual(expected);
  });

  it('four images of an automated one', async () => {
    const images = await test.uploads('video_image_list', 4);
    const answer = await test.create(await test.complete({ video_image_list: images }));
    expect(faultsOf(answer)).toEqual(['/video_image_list: Please upload at least 5 images']);
  });

  it('either template is enough for a live anchor (T96)', async () => {
    for (const place of ['video_url_template_1', 'video_url_template_2']) {
      const [url] = await test.uploads(place, 1);
      const fields = { video_stories_type: 'live anchor', video_image_list: [], [place]: url };
      expect(story(await test.create(await test.complete(fields))).slot_status).toBe('upcoming');
    }
  });
});

describe('what is wrong with a story', () => {
  const other = '9b3f3a86-6c0f-4b5e-8c53-0f6c9d4b1a11';
  const wrong: [string, Fields, string][] = [
    [
      'the order of days',
      { start_date: '2026-12-09', end_date: '2026-12-01' },
      '/start_date: Start Date should be earlier than or equal to End Date',
    ],
    [
      'a day that has passed',
      { start_date: '2026-11-19' },
      '/start_date: Slot date is before today',
    ],
    ['no amount', { amount: 0 }, '/amount: Please enter an amount greater than 0'],
    [
      'a polygon that is none',
      { polygon_uuids: [other] },
      '/polygon_uuids: Invalid ID selected in dropdown field',
    ],
    [
      'a project that is none',
      { entity_id: 99_999_999 },
      '/entity_id: Invalid ID selected in dropdown field',
    ],
    [
      'an event that is none',
      { event_id: 99_999 },
      '/event_id: Invalid ID selected in dropdown field',
    ],
    [
      'a soft target alone',
      { organic_soft_target: 3 },
      '/organic_hard_target: Please enter value for Organic Hard Target',
    ],
    [
      'a picture from elsewhere',
      { video_stories_thumbnail_url: 'https://elsewhere.example/a.png' },
      '/video_stories_thumbnail_url: Upload the picture here before you save.',
    ],
  ];
  it.each(wrong)('%s is refused at its field', async (_what, changes, expected) => {
    expect(faultsOf(await test.create(await test.complete(changes)))).toEqual([expected]);
    expect(faultsOf(await test.create({ is_draft: true, entity_type_id: 2, ...changes }))).toEqual([
      expected,
    ]);
  });

  it('one picture twice', async () => {
    const images = await test.uploads('video_image_list', 5);
    const twice = [...images.slice(1), images[1]];
    const answer = await test.create(await test.complete({ video_image_list: twice }));
    expect(faultsOf(answer)).toEqual(['/video_image_list: Each picture can be shown only once']);
  });

  it('a field that stories do not have', async () => {
    const answer = await test.create(await test.complete({ product_details: {} }));
    expect(answer.statusCode).toBe(400);
  });
});

describe('the place of a story', () => {
  it('is held by one story a day, however many ask at once, and takeovers stand beside it', async () => {
    const place = { polygon_uuids: [test.freePolygon().uuid] };
    const wanted = await Promise.all(Array.from({ length: 20 }, () => test.complete(place)));
    const answers = await Promise.all(wanted.map(fields => test.create(fields)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json<{ conflict: object }>().conflict).toMatchObject({
      holder: { slot_id: won[0]?.json<Story>().id },
      free: { start_date: '2026-12-08', end_date: '2026-12-14' },
    });
    ok(await test.takeovers.create(test.takeovers.complete(place)));
  });

  it('is free once the story is stopped, and a draft never held it', async () => {
    const place = { polygon_uuids: [test.freePolygon().uuid] };
    const draft = story(await test.create(await test.complete({ ...place, is_draft: true })));
    const first = story(await test.create(await test.complete(place)));
    const late = await test.update(draft.id, { version: 1, is_draft: false });
    expect(late.statusCode).toBe(409);
    expect(story(await test.stop(first)).slot_status).toBe('cancelled');
    const booked = story(await test.update(draft.id, { version: 1, is_draft: false }));
    expect(booked).toMatchObject({ is_draft: false, slot_status: 'upcoming' });
    const standing = await test.client.db
      .select({ slotId: slotBookings.slotId })
      .from(slotBookings)
      .where(
        and(
          inArray(slotBookings.slotId, [first.id, booked.id]),
          inArray(slotBookings.state, ['booked', 'held', 'live']),
        ),
      );
    expect(standing).toEqual([{ slotId: booked.id }]);
  });

  it('is counted by the caps of stories (T125)', async () => {
    const [cap] = await test.client.db
      .insert(caps)
      .values({
        level: 'PAN_INDIA',
        productId: storiesProductId,
        limitCount: 0,
        startDate: '2027-03-01',
        endDate: '2027-03-31',
      })
      .returning({ id: caps.id });
    const days = { start_date: '2027-03-05', end_date: '2027-03-06' };
    const answer = await test.create(await test.complete(days));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toBe(
      `Cap ${cap?.id} allows 0 stories in India from 1/3/2027 to 31/3/2027, and all of them are sold.`,
    );
  });

  it('is never shown by a draft', async () => {
    const place = test.freePolygon();
    const fields = { polygon_uuids: [place.uuid], start_date: test.today, end_date: test.today };
    ok(await test.create(await test.complete({ ...fields, is_draft: true })));
    expect(await test.live({ polygon_uuids: place.uuid })).toEqual([]);
    const shown = story(await test.create(await test.complete(fields)));
    expect((await test.live({ polygon_uuids: place.uuid })).map(({ id }) => id)).toEqual([
      shown.id,
    ]);
  });
});

describe('changes of a story', () => {
  it('keep what was not sent, and are told by history', async () => {
    const slot = story(await test.create(await test.complete()));
    const changed = story(
      await test.update(slot.id, { version: 1, notes: 'Twice a day', video_stories_language: 2 }),
    );
    expect(changed).toMatchObject({ version: 2, notes: 'Twice a day', video_stories_language: 2 });
    expect(changed.video_image_list).toEqual(slot.video_image_list);
    const again = story(await test.update(slot.id, { version: 2, notes: 'Twice a day' }));
    expect(again.version).toBe(2);
    expect((await test.update(slot.id, { version: 1, notes: 'Late' })).statusCode).toBe(409);
    const history = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'stories'), eq(auditEntries.entityId, String(slot.id))))
      .orderBy(auditEntries.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'update']);
  });
});
