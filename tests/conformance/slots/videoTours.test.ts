import { and, asc, eq, ne } from 'drizzle-orm';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, listings, slots, videoTours } from '#backend/database/schema/index.ts';
import type { videoTour } from '#contract/calls/slots/videoTours.ts';
import { tourMessages } from '#contract/domain/slots/videoTour/tourRules.ts';
import { faultsOf, ok, startTakeovers, type Fields, type Takeovers } from './startTakeovers.ts';

type Tour = Static<typeof videoTour>;

let test: Takeovers;
let listingIds: number[];
beforeAll(async () => {
  test = await startTakeovers();
  const rows = await test.client.db
    .select({ id: listings.id })
    .from(listings)
    .where(ne(listings.status, 'INACTIVE'))
    .orderBy(asc(listings.id))
    .limit(60);
  listingIds = rows.map(({ id }) => id);
});
afterAll(() => test.close());

const complete = (changes: Fields = {}): Fields => {
  const { supply_user_uuid, opportunity_id } = test.complete({ product_cards: [] });
  return {
    webinar_start_date_time: '2026-12-01T11:00:00+0530',
    webinar_end_date_time: '2026-12-01T12:00:00+0530',
    promoted_listing_id: 'promoted_listing_id' in changes ? null : listingIds.pop(),
    service_type: 'Resale',
    remarks: 'In Hindi',
    poc_details: { name: 'Asha Rao', phone: '9845012345', email: 'asha@example.com' },
    opportunity_id,
    amount: 450_000,
    profile_type: 'BUILDER',
    profile_uuid: supply_user_uuid,
    selling_type: 'New Project',
    ...changes,
  };
};
const create = (fields: Fields, who = test.admin) =>
  who.post('/ads/create-video-tour-slot', fields);
const update = (id: number, fields: Fields) =>
  test.admin.put(`/ads/update-video-tour-slot/${id}`, fields);
const cancel = ({ id, version }: Tour) =>
  test.admin.put(`/ads/update-video-tour-slot/${id}`, { version }, { query: { source: 'cancel' } });
const made = async (changes?: Fields): Promise<Tour> => ok<Tour>(await create(complete(changes)));

describe('a video tour', () => {
  it('is created with its times in +0530, listed and read', async () => {
    const tour = await made();
    expect(tour).toMatchObject({
      product_id: 82,
      status_id: 1,
      tour_status: 'upcoming',
      webinar_start_date_time: '2026-12-01T11:00:00+0530',
      webinar_end_date_time: '2026-12-01T12:00:00+0530',
      poc_details: { name: 'Asha Rao', phone: '9845012345', email: 'asha@example.com' },
    });
    const path = '/sapna/v1/nivaas/helper/14';
    expect(ok<Tour>(await test.admin.get(`${path}/${tour.id}`))).toEqual(tour);
    const page = ok<{ results: Tour[] }>(await test.admin.get(path));
    expect(page.results).toHaveLength(10);
    expect(page.results[0]?.id).toBe(tour.id);
  });

  it('a time of another zone is answered in that of India', async () => {
    const times = {
      webinar_start_date_time: '2026-12-02T05:30:00Z',
      webinar_end_date_time: '2026-12-02T06:15:00.000Z',
    };
    expect(await made(times)).toMatchObject({
      webinar_start_date_time: '2026-12-02T11:00:00+0530',
      webinar_end_date_time: '2026-12-02T11:45:00+0530',
    });
  });

  it.each([
    'webinar_start_date_time',
    'webinar_end_date_time',
    'promoted_listing_id',
    'service_type',
    'opportunity_id',
    'profile_type',
    'profile_uuid',
    'selling_type',
  ])('without %s is told that it is required', async field => {
    expect(faultsOf(await create(complete({ [field]: null })))).toEqual([
      `/${field}: This field is required.`,
    ]);
  });

  it('without anybody to meet is told so', async () => {
    expect(faultsOf(await create(complete({ poc_details: {} })))).toEqual([
      '/poc_details/name: This field is required.',
    ]);
  });

  const wrong: [string, Fields, string][] = [
    [
      'starts in the past',
      { webinar_start_date_time: '2026-11-20T11:29:59+0530' },
      `/webinar_start_date_time: ${tourMessages.past}`,
    ],
    [
      'ends before it starts',
      { webinar_end_date_time: '2026-12-01T11:00:00+0530' },
      `/webinar_end_date_time: ${tourMessages.order}`,
    ],
    [
      'lasts too long',
      { webinar_end_date_time: '2026-12-01T17:00:01+0530' },
      `/webinar_end_date_time: ${tourMessages.length}`,
    ],
    [
      'has a time without zone',
      { webinar_start_date_time: '2026-12-01T11:00:00' },
      `/webinar_start_date_time: ${tourMessages.time}`,
    ],
    ['costs nothing', { amount: 0 }, '/amount: Please enter an amount greater than 0'],
    [
      'is of a listing that is none',
      { promoted_listing_id: 99_999_999 },
      '/promoted_listing_id: Invalid ID selected in dropdown field',
    ],
    [
      'is of an event that is none',
      { event_id: 99_999 },
      '/event_id: Invalid ID selected in dropdown field',
    ],
    [
      'names a phone of nine digits',
      { poc_details: { name: 'Asha', phone: '984501234' } },
      `/poc_details/phone: ${tourMessages.phone}`,
    ],
    [
      'names no address',
      { poc_details: { name: 'Asha', email: 'asha' } },
      `/poc_details/email: ${tourMessages.email}`,
    ],
  ];
  it.each(wrong)('one that %s is refused at its field', async (_what, changes, expected) => {
    expect(faultsOf(await create(complete(changes)))).toEqual([expected]);
  });
});

describe('the time of a listing', () => {
  it('has one tour, however many ask at once; the next begins when it ends', async () => {
    const listing = { promoted_listing_id: listingIds.pop() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(complete(listing))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json<{ message: string }>().message).toContain(
      'It is free again from 1/12/2026 12:00.',
    );
    expect(lost?.json<{ hi?: string }>().hi).toContain('1/12/2026 12:00 से फिर खाली');
    const next = {
      webinar_start_date_time: '2026-12-01T12:00:00+0530',
      webinar_end_date_time: '2026-12-01T13:00:00+0530',
    };
    expect((await create(complete({ ...listing, ...next }))).statusCode).toBe(200);
  });

  it('is free once its tour is cancelled', async () => {
    const listing = { promoted_listing_id: listingIds.pop() };
    const first = await made(listing);
    expect((await create(complete(listing))).statusCode).toBe(409);
    ok(await cancel(first));
    expect((await create(complete(listing))).statusCode).toBe(200);
  });
});

describe('cancelling (T123)', () => {
  it('leads to 4 before the start, and then nothing happens', async () => {
    const tour = await made();
    const cancelled = ok<Tour>(await cancel(tour));
    expect(cancelled).toMatchObject({ status_id: 4, tour_status: 'cancelled', version: 2 });
    expect(ok<Tour>(await cancel(tour))).toEqual(cancelled);
    expect((await update(tour.id, { version: 2, remarks: 'Late' })).statusCode).toBe(409);
    const history = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'video-tours'), eq(auditEntries.entityId, String(tour.id))),
      )
      .orderBy(asc(auditEntries.id));
    expect(history.map(({ action }) => action)).toEqual(['create', 'cancel']);
  });

  it('leads to 9 from the start on', async () => {
    const tour = await made();
    await test.client.db
      .update(videoTours)
      .set({ webinarStartsAt: new Date('2026-11-20T06:00:00.000Z') })
      .where(eq(videoTours.slotId, tour.id));
    expect(ok<Tour>(await cancel(tour))).toMatchObject({ status_id: 9, tour_status: 'ended' });
  });
});

describe('a change', () => {
  it('keeps what was not sent, counts up once, and is refused when somebody else was first', async () => {
    const tour = await made();
    const changed = ok<Tour>(await update(tour.id, { version: 1, remarks: 'In Tamil' }));
    expect(changed).toMatchObject({ version: 2, remarks: 'In Tamil', service_type: 'Resale' });
    const same = { version: 2, webinar_start_date_time: '2026-12-01T05:30:00Z' };
    expect(ok<Tour>(await update(tour.id, same)).version).toBe(2);
    expect((await update(tour.id, { version: 1, remarks: 'Late' })).statusCode).toBe(409);
    expect((await update(tour.id, { version: 2, status_id: 4 })).statusCode).toBe(400);
  });

  it('keeps a phone number that comes back as it was shown, masked (T89)', async () => {
    const content = await test.as('content');
    const tour = ok<Tour>(await create(complete(), content));
    expect(tour.poc_details.phone).toBe('XX45012345');
    const sent = { version: 1, poc_details: { ...tour.poc_details, name: 'Ravi' } };
    ok(await content.put(`/ads/update-video-tour-slot/${tour.id}`, sent));
    const [row] = await test.client.db
      .select({ contact: videoTours.pocDetails })
      .from(videoTours)
      .where(eq(videoTours.slotId, tour.id));
    expect(row?.contact).toMatchObject({ name: 'Ravi', phone: '9845012345' });
    const other = { version: 2, poc_details: { name: 'Ravi', phone: 'XX11111111' } };
    expect(faultsOf(await update(tour.id, other))).toEqual([
      `/poc_details/phone: ${tourMessages.phone}`,
    ]);
  });

  it('of a tour that has begun leaves its start', async () => {
    const tour = await made();
    const begun = new Date('2026-11-20T05:45:00.000Z');
    await test.client.db
      .update(videoTours)
      .set({ webinarStartsAt: begun })
      .where(eq(videoTours.slotId, tour.id));
    await test.client.db.update(slots).set({ version: 5 }).where(eq(slots.id, tour.id));
    const moved = { version: 5, webinar_start_date_time: '2026-12-01T10:00:00+0530' };
    expect(faultsOf(await update(tour.id, moved))).toContain(
      `/webinar_start_date_time: ${tourMessages.begun}`,
    );
    const ends = { version: 5, webinar_end_date_time: '2026-11-20T12:30:00+0530' };
    expect(ok<Tour>(await update(tour.id, ends)).tour_status).toBe('live');
  });

  it('is made by those who change slots alone, and read by everyone', async () => {
    const viewer = await test.as('lookup-view');
    expect((await create(complete(), viewer)).statusCode).toBe(403);
    expect((await viewer.get('/sapna/v1/nivaas/helper/14')).statusCode).toBe(200);
  });
});
