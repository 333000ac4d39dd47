import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newName, ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startEvents, type EventRecord, type Events } from './startEvents.ts';

let test: Events;
beforeAll(async () => {
  test = await startEvents();
});
afterAll(() => test.close());

const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

const order = 'Start Date should be earlier than or equal to End Date';
const bounds = 'Date must be within 100 years of today';

describe('create and read', () => {
  it('presents the record', async () => {
    const made = await test.event({
      name: '  Holi Homes ',
      clientTypeId: 2,
      description: 'In all cities',
    });
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Holi Homes',
      description: 'In all cities',
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      clientTypeId: 2,
      active: true,
      cityCount: 0,
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    const query = { filters: `id==${made.id}` };
    expect(ok(await test.admin.get('/sapna/event', { query }))).toEqual({
      results: [made],
      totalPages: 1,
      hasNextPage: false,
      totalCount: 1,
      isTotalExact: true,
    });
    expect(await test.history('events', made.id)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { name: 'Holi Homes' } },
    ]);
  });

  it('takes an event of one day, and lists by day', async () => {
    const made = await test.event({ startDate: '2027-05-05', endDate: '2027-05-05' });
    const query = { filters: `startDate=ge=2027-05-05;endDate=le=2027-05-05`, pageSize: 100 };
    const { results } = ok<{ results: EventRecord[] }>(
      await test.admin.get('/sapna/event', { query }),
    );
    expect(results.map(({ id }) => id)).toEqual([made.id]);
  });

  it.each<[string, object, number, string[][]]>([
    ['a name that is blank', { name: ' ' }, 422, [['/name', 'This field is required.']]],
    ['an end before the start', { startDate: '2027-01-01' }, 422, [['/startDate', order]]],
    ['days beyond a hundred years', { endDate: '2227-01-01' }, 422, [['/endDate', bounds]]],
    [
      'a day that is none',
      { startDate: '2026-02-30' },
      422,
      [['/startDate', 'This must be a day such as 2026-11-21.']],
    ],
    [
      'an unknown client type',
      { clientTypeId: 9 },
      422,
      [['/clientTypeId', 'Choose one of: 1, 2, 3, 4, 5.']],
    ],
    ['an unknown field', { city: 'Pune' }, 400, [['/city', 'There is no field named "city".']]],
  ])('refuses %s', async (_case, fields, status, errors) => {
    const body = {
      name: newName('Event'),
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      ...fields,
    };
    const response = await test.admin.post('/sapna/event', body);
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors);
  });

  it('refuses a name that is taken, letter case apart', async () => {
    const { name } = await test.event();
    const body = { name: name.toUpperCase(), startDate: '2026-12-01', endDate: '2026-12-31' };
    expect(faults(await test.admin.post('/sapna/event', body))).toEqual([
      ['/name', `An event named "${name.toUpperCase()}" already exists.`],
    ]);
  });
});

describe('update', () => {
  it('changes what is sent, clears by null, and tells history', async () => {
    const made = await test.event({ description: 'Old', clientTypeId: 1 });
    const after = ok(
      await test.update(made.id, { description: null, endDate: '2027-01-15', version: 1 }),
    );
    expect(after).toMatchObject({ endDate: '2027-01-15', clientTypeId: 1, version: 2 });
    expect(after).not.toHaveProperty('description');
    expect(after).not.toHaveProperty('movedSlots');
    expect((await test.history('events', made.id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      before: { description: 'Old', endDate: '2026-12-31' },
      after: { endDate: '2027-01-15' },
    });
  });

  it('leaves version and history alone when nothing changes', async () => {
    const made = await test.event();
    expect(ok(await test.update(made.id, { name: made.name, version: 1 })).version).toBe(1);
    expect(await test.history('events', made.id)).toHaveLength(1);
  });

  it('refuses an older version with the stored record', async () => {
    const made = await test.event();
    const current = ok(await test.update(made.id, { active: false, version: 1 }));
    const response = await test.update(made.id, { active: true, version: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current });
  });

  it.each<[string, object, number, string[][] | undefined]>([
    [
      'an end before the start that is stored',
      { endDate: '2026-11-30', version: 1 },
      422,
      [['/startDate', order]],
    ],
    ['no version', { active: false }, 422, [['/version', 'This field is required.']]],
  ])('refuses %s', async (_case, body, status, errors) => {
    const made = await test.event();
    const response = await test.update(made.id, body);
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors);
  });

  it('answers 404 for what does not exist', async () => {
    expect((await test.update(99_999_999, { active: false, version: 1 })).statusCode).toBe(404);
  });
});
