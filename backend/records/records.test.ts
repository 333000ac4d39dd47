import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import { amenities } from '#tests/support/amenities.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const base = '/console/v1/records/amenities';
type Stored = Record<string, unknown> & { id: number; version: number };

let test: TestApp;
let admin: Caller;
let content: Caller;
let support: Caller;
/** Ids of two records. */
let pool: number;
let lift: number;

const add = async (fields: object): Promise<Stored> => {
  const answer = await admin.post(base, fields);
  expect(answer.statusCode).toBe(200);
  return answer.json<Stored>();
};

const list = async (caller: Caller, query: Record<string, unknown> = {}) => {
  const sent = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const answer = await caller.get(base, { query: sent });
  return {
    status: answer.statusCode,
    names:
      answer.statusCode === 200 ? answer.json<Stored[]>().map(({ name }) => name) : answer.json(),
    range: answer.headers['content-range'],
  };
};

const faults = (answer: { json: <T>() => T }) =>
  answer
    .json<{ errors?: { field: string; code: string }[] }>()
    .errors?.map(({ field, code }) => `${field} ${code}`);

beforeAll(async () => {
  test = await startTestApp({ screens: [amenities] });
  [admin, content, support] = [
    await test.as('admin'),
    await test.as('content'),
    await test.as('support'),
  ];
  ({ id: pool } = await add({
    name: 'Swimming pool',
    category: 'sport',
    sortOrder: 10,
    active: true,
  }));
  await add({ name: 'Gate guard', category: 'safety', guards: 2, sortOrder: 2, active: true });
  ({ id: lift } = await add({
    name: 'Lift',
    category: 'comfort',
    sortOrder: 1,
    active: false,
    note: 'old',
  }));
});
afterAll(() => test.close());

describe('a new record of the generic store', () => {
  it('begins what was left out as the form does, and keeps what was sent (record 0064)', async () => {
    const left = await add({ name: 'Club house', category: 'sport' });
    expect(left).toMatchObject({ active: true });
    const sent = await add({ name: 'Old club house', category: 'sport', active: false });
    expect(sent).toMatchObject({ active: false });
    for (const { id, version } of [left, sent])
      await admin.call('DELETE', `${base}/${id}`, { query: { version } });
  });
});

describe('a list of the generic store', () => {
  it('sorts numbers as numbers and tells place and total', async () => {
    expect(await list(admin, { sort: ['sortOrder', 'ASC'], range: [0, 1] })).toEqual({
      status: 200,
      names: ['Lift', 'Gate guard'],
      range: 'amenities 0-1/3',
    });
  });

  it('filters, searches and finds ids', async () => {
    const where = { sortOrder: { gte: 2 } };
    expect((await list(admin, { filter: { where }, sort: ['name', 'ASC'] })).names).toEqual([
      'Gate guard',
      'Swimming pool',
    ]);
    expect((await list(admin, { filter: { q: 'POOL' } })).names).toEqual(['Swimming pool']);
    expect(
      (await list(admin, { filter: { id: [pool, lift] }, sort: ['id', 'ASC'] })).names,
    ).toEqual(['Swimming pool', 'Lift']);
  });

  it('answers a long range, which is read in pieces, as it does a short one', async () => {
    const queries = [
      { sort: ['sortOrder', 'DESC'] },
      { sort: ['name', 'ASC'], filter: { where: { sortOrder: { gte: 2 } } } },
      {},
    ];
    for (const query of queries) {
      const short = await list(admin, query);
      expect(short.names).not.toEqual([]);
      expect(await list(admin, { ...query, range: [0, 999] })).toEqual(short);
    }
    expect((await list(support, { range: [0, 999] })).status).toBe((await list(support)).status);
  });

  it.each([
    ['a field that the screen does not have', { filter: { where: { nmae: { eq: 1 } } } }],
    ['an order by a field that the screen does not have', { sort: ['password', 'ASC'] }],
    ['a filter of another form', { filter: { drop: 1 } }],
    ['a range that runs backwards', { range: [9, 1] }],
  ])('refuses %s', async (_what, query) => {
    expect((await list(admin, query)).status).toBe(400);
  });

  it('shows a role only the rows that its grant names', async () => {
    expect((await list(support)).names).toEqual(['Gate guard']);
    expect((await support.get(`${base}/${pool}`)).statusCode).toBe(404);
    expect((await support.get(`${base}/999999`)).json()).toMatchObject(
      (({ code, message }) => ({ code, message }))((await support.get(`${base}/${pool}`)).json()),
    );
  });

  it('leaves hidden fields behind', async () => {
    for (const hidden of ['note', 'createdByName'])
      expect((await content.get(`${base}/${lift}`)).json()).not.toHaveProperty(hidden);
    expect((await admin.get(`${base}/${lift}`)).json()).toHaveProperty('note', 'old');
  });

  it.each([
    ['filtered', { filter: { where: { note: { eq: 'old' } } } }],
    ['sorted', { sort: ['note', 'ASC'] }],
    ['filtered', { filter: { where: { createdByName: { empty: false } } } }],
  ])('is not %s by a field that is hidden from the person', async (_what, query) => {
    expect((await list(content, query)).status).toBe(400);
    expect((await list(admin, query)).status).toBe(200);
  });

  it('is closed to roles that the screen does not name', async () => {
    expect((await list(await test.as('finance'))).status).toBe(403);
    expect(
      (await support.post(base, { name: 'x', category: 'safety', guards: 1 })).statusCode,
    ).toBe(403);
  });

  it('knows no screen that names calls of its own', async () => {
    expect((await admin.get('/console/v1/records/packages')).statusCode).toBe(404);
  });
});

describe('a record of the generic store', () => {
  it('names every field that is missing, malformed or unknown', async () => {
    expect(faults(await admin.post(base, { name: '', category: 'fun' }))).toEqual(
      expect.arrayContaining(['/name minLength', '/category enum']),
    );
    const unknown = await admin.post(base, { name: 'x', category: 'sport', colour: 'red' });
    expect([unknown.statusCode, faults(unknown)]).toEqual([400, ['/colour additionalProperties']]);
  });

  it('follows the rules of the form: required, hidden, read-only', async () => {
    expect(faults(await admin.post(base, { name: 'Fence', category: 'safety' }))).toEqual([
      '/guards required',
    ]);
    const forged = { name: 'Slide', category: 'sport', guards: 4 };
    expect(faults(await admin.post(base, forged))).toEqual(['/guards hidden']);
    const closed = { name: 'Slide', category: 'sport', active: false, since: '2026-01-01' };
    expect(faults(await admin.post(base, closed))).toEqual(['/since readonly']);
  });

  it('refuses a locked field of a role, and takes it back unchanged', async () => {
    const record = (await content.get(`${base}/${pool}`)).json<Stored>();
    const locked = await content.put(`${base}/${pool}`, { ...record, sortOrder: 99 });
    expect([locked.statusCode, faults(locked)]).toEqual([422, ['/sortOrder locked']]);
    const kept = await content.put(`${base}/${pool}`, { ...record, name: 'Large pool' });
    expect(kept.json()).toMatchObject({
      name: 'Large pool',
      sortOrder: 10,
      version: record.version + 1,
    });
  });

  it('keeps a hidden field that the person could not send', async () => {
    const record = (await content.get(`${base}/${lift}`)).json<Stored>();
    expect((await content.put(`${base}/${lift}`, { ...record, name: 'Lifts' })).statusCode).toBe(
      200,
    );
    expect((await admin.get(`${base}/${lift}`)).json()).toMatchObject({
      name: 'Lifts',
      note: 'old',
    });
  });

  it('refuses a stale version with the stored record, and needs a version', async () => {
    const { id, version } = await add({ name: 'Garden', category: 'comfort' });
    expect((await admin.put(`${base}/${id}`, { name: 'Park', version })).statusCode).toBe(200);
    const stale = await admin.put(`${base}/${id}`, { name: 'Lawn', version });
    expect([stale.statusCode, stale.json<{ current: Stored }>().current]).toEqual([
      409,
      expect.objectContaining({ name: 'Park', version: version + 1 }),
    ]);
    expect(faults(await admin.put(`${base}/${id}`, { name: 'Lawn' }))).toEqual([
      '/version required',
    ]);
  });

  it('is not written again when nothing changed', async () => {
    const record = await add({ name: 'Hall', category: 'comfort' });
    const answer = await admin.put(`${base}/${record.id}`, record);
    expect(answer.json()).toMatchObject({ version: record.version });
  });

  it('clears a field that is sent as null', async () => {
    const { id, version } = await add({ name: 'Gym', category: 'sport', sortOrder: 5 });
    const answer = await admin.put(`${base}/${id}`, { sortOrder: null, version });
    expect(answer.json()).not.toHaveProperty('sortOrder');
  });

  it('is not removed where its screen says that it stays, in the words of the screen', async () => {
    const { id, version } = await add({
      name: 'Arcade',
      category: 'comfort',
      note: 'Listed building',
    });
    const answer = await admin.call('DELETE', `${base}/${id}?version=${version}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'A listed building stays' });
    expect((await admin.get(`${base}/${id}`)).statusCode).toBe(200);
  });

  it('is removed with its version, and its history stays', async () => {
    const { id, version } = await add({ name: 'Kiosk', category: 'comfort' });
    expect((await admin.call('DELETE', `${base}/${id}?version=${version + 1}`)).statusCode).toBe(
      409,
    );
    expect((await admin.call('DELETE', `${base}/${id}?version=${version}`)).statusCode).toBe(200);
    expect((await admin.get(`${base}/${id}`)).statusCode).toBe(404);
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(id)));
    expect(
      entries.filter(({ entity }) => entity === 'amenities').map(({ action }) => action),
    ).toEqual(['create', 'delete']);
  });
});
