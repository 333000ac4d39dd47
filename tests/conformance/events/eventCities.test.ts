import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { startEvents, type Events } from './startEvents.ts';

let test: Events;
let admin: Caller;
let pune: typeof cities.$inferSelect;
let surat: typeof cities.$inferSelect;

const path = '/sapna/v1/event-city-mapping';

const cityOf = async (name: string) => {
  const [city] = await test.client.db.select().from(cities).where(eq(cities.name, name));
  if (!city) throw new Error(`No city ${name}`);
  return city;
};

beforeAll(async () => {
  test = await startEvents();
  admin = await test.as('tele-sales-um');
  [pune, surat] = [await cityOf('Pune'), await cityOf('Surat')];
});
afterAll(() => test.close());

const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

const invalidChoice = 'Invalid ID selected in dropdown field';

describe('an event in a city', () => {
  it('is added by the uuid or the id of the city, and counted', async () => {
    const { id: eventId, name } = await test.event();
    const made = ok(await admin.post(path, { eventId, cityUuid: pune.uuid }));
    expect(made).toEqual({
      id: expect.any(Number),
      eventId,
      eventName: name,
      cityId: pune.id,
      cityUuid: pune.uuid,
      cityName: 'Pune',
      state: 'Maharashtra',
      zone: 'West',
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    ok(await admin.post(path, { eventId, cityId: surat.id }));
    const query = { filters: `eventId==${eventId}`, sort: 'cityName' };
    const { results } = ok<{ results: { cityName: string }[] }>(await admin.get(path, { query }));
    expect(results.map(({ cityName }) => cityName)).toEqual(['Pune', 'Surat']);
    const event = await admin.get('/sapna/event', { query: { filters: `id==${eventId}` } });
    expect(ok<{ results: object[] }>(event).results[0]).toMatchObject({ cityCount: 2 });
    expect(await test.history('event-cities', made.id)).toMatchObject([
      { action: 'create', after: { eventName: name, cityName: 'Pune' } },
    ]);
  });

  it.each<[string, () => object, number, string[][]]>([
    ['no city', () => ({}), 422, [['/cityId', 'This field is required.']]],
    ['an unknown city', () => ({ cityId: 99_999_999 }), 422, [['/cityId', invalidChoice]]],
    [
      'an unknown uuid',
      () => ({ cityUuid: crypto.randomUUID() }),
      422,
      [['/cityUuid', invalidChoice]],
    ],
    [
      'no uuid',
      () => ({ cityUuid: 'Pune' }),
      422,
      [
        [
          '/cityUuid',
          'This is not one of those that there are. Find it by its name and choose it.',
        ],
      ],
    ],
    [
      'an id and a uuid of two cities',
      () => ({ cityId: pune.id, cityUuid: surat.uuid }),
      422,
      [['/cityId', invalidChoice]],
    ],
    [
      'an unknown event',
      () => ({ eventId: 99_999_999, cityId: pune.id }),
      422,
      [['/eventId', invalidChoice]],
    ],
    [
      'an unknown field',
      () => ({ city: 'Pune' }),
      400,
      [['/city', 'There is no field named "city".']],
    ],
  ])('is refused with %s', async (_case, fields, status, errors) => {
    const { id: eventId } = await test.event();
    const response = await admin.post(path, { eventId, ...fields() });
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors);
  });

  it('is refused a second time', async () => {
    const { id: eventId, name } = await test.event();
    ok(await admin.post(path, { eventId, cityId: pune.id }));
    expect(faults(await admin.post(path, { eventId, cityId: pune.id }))).toEqual([
      ['/cityId', `"${name}" already takes place in Pune.`],
    ]);
    expect(faults(await admin.post(path, { eventId, cityUuid: pune.uuid }))).toEqual([
      ['/cityUuid', `"${name}" already takes place in Pune.`],
    ]);
  });

  it('is taken out again, all or none', async () => {
    const { id: eventId } = await test.event();
    const made = ok(await admin.post(path, { eventId, cityId: pune.id }));
    const gone = await admin.call('DELETE', path, { body: { ids: [made.id, 99_999_999] } });
    expect([gone.statusCode, faults(gone)]).toEqual([
      404,
      [['/ids/1', 'There is no mapping with the id 99999999.']],
    ]);
    const removed = await admin.call('DELETE', path, { query: { ids: made.id } });
    expect(ok(removed)).toEqual({ results: [{ id: made.id, status: 'removed' }] });
    expect((await test.history('event-cities', made.id)).at(-1)).toMatchObject({
      action: 'delete',
      before: { cityName: 'Pune' },
      after: null,
    });
    ok(await admin.post(path, { eventId, cityId: pune.id }));
  });
});

describe('several cities at once', () => {
  const addMany = (eventId: number, cityIds: readonly number[], by = admin) =>
    by.post('/console/v1/event-cities', { eventId, cityIds });

  it('are added where the event has none yet, each with its own history', async () => {
    const { id: eventId } = await test.event();
    ok(await admin.post(path, { eventId, cityId: pune.id }));
    expect(ok(await addMany(eventId, [pune.id, surat.id]))).toEqual({ added: 1, already: 1 });
    const query = { filters: `eventId==${eventId}`, sort: 'cityName' };
    const { results } = ok<{ results: { id: number; cityName: string }[] }>(
      await admin.get(path, { query }),
    );
    expect(results.map(({ cityName }) => cityName)).toEqual(['Pune', 'Surat']);
    expect(await test.history('event-cities', results[1]?.id ?? 0)).toMatchObject([
      { action: 'create', after: { cityName: 'Surat' } },
    ]);
    expect(ok(await addMany(eventId, [pune.id, surat.id]))).toEqual({ added: 0, already: 2 });
  });

  it('are refused as a whole where one is not there', async () => {
    const { id: eventId } = await test.event();
    const refused = await addMany(eventId, [surat.id, 999_999_999]);
    expect(refused.statusCode).toBe(422);
    expect(faults(refused)).toEqual([['/cityIds', invalidChoice]]);
    const query = { filters: `eventId==${eventId}` };
    expect(ok<{ totalCount: number }>(await admin.get(path, { query })).totalCount).toBe(0);
    expect(faults(await addMany(999_999_999, [surat.id]))).toEqual([['/eventId', invalidChoice]]);
  });
});
