import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, records } from '#backend/database/schema/index.ts';
import { amenities } from '#tests/support/amenities.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const base = '/console/v1/records/amenities';
const good = { name: 'Club house', category: 'safety', guards: 2, active: true };

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [amenities] });
  admin = await test.as('admin');
});
afterAll(() => test.close());

/** A record as another schema allowed it. */
const stored = async (data: object): Promise<number> => {
  const [row] = await test.client.db
    .insert(records)
    .values({ resource: 'amenities', data })
    .returning({ id: records.id });
  return row?.id ?? 0;
};

const change = (id: number, fields: object) =>
  admin.put(`${base}/${id}`, { version: 1, ...fields });

const keptOf = async (id: number): Promise<unknown> =>
  (await test.client.db.select().from(records).where(eq(records.id, id)))[0]?.data;

describe('a record that was stored before its screen changed', () => {
  const changes: readonly [string, object, object, string][] = [
    ['a field that is no more', { colour: 'red' }, { colour: 'blue' }, '/colour'],
    ['a group that is no more', { size: { width: 4 } }, { size: { width: 5 } }, '/size'],
    ['another type', { sortOrder: 'third' }, { sortOrder: 'fourth' }, '/sortOrder'],
    ['a value taken out of a list', { category: 'old' }, { category: 'older' }, '/category'],
    ['a narrower range', { sortOrder: -3 }, { sortOrder: -4 }, '/sortOrder'],
    ['a shorter text', { name: 'x'.repeat(70) }, { name: 'y'.repeat(70) }, '/name'],
    ['another format', { since: 'last year' }, { since: 'this year' }, '/since'],
    ['a list in place of one value', { note: ['a', 'b'] }, { note: ['c'] }, '/note'],
  ];

  it.each(changes)(
    'with %s is saved as long as that is not touched',
    async (_what, odd, other, field) => {
      const before = { ...good, ...odd };
      const id = await stored(before);
      const saved = await change(id, { active: false });
      expect([saved.statusCode, saved.body]).toEqual([200, expect.anything()]);
      expect(await keptOf(id)).toEqual({ ...before, active: false });

      const refused = await admin.put(`${base}/${id}`, { version: 2, ...other });
      expect(refused.statusCode).toBe(['/colour', '/size'].includes(field) ? 400 : 422);
      expect(refused.json<{ errors: { field: string }[] }>().errors.map(one => one.field)).toEqual([
        field,
      ]);
    },
  );

  it.each([
    ['a field that has to be there now', { name: undefined }, 'name', 'Club house'],
    ['one that its other fields ask for now', { guards: undefined }, 'guards', 3],
  ])('without %s is saved, and takes it', async (_what, without, name, value) => {
    const id = await stored(JSON.parse(JSON.stringify({ ...good, ...without })) as object);
    expect((await change(id, { active: false })).statusCode).toBe(200);
    const filled = await admin.put(`${base}/${id}`, { version: 2, [name]: value });
    expect(filled.statusCode).toBe(200);
    const taken = await admin.put(`${base}/${id}`, { version: 3, [name]: null });
    expect(taken.statusCode).toBe(422);
  });

  it('shows what is no more to who may change all of it, and to nobody else', async () => {
    const id = await stored({ ...good, colour: 'red', size: { width: 4 } });
    const seenBy = async (who: string) =>
      (await (await test.as(who)).get(`${base}/${id}`)).json<Record<string, unknown>>();
    expect(await seenBy('admin')).toMatchObject({ colour: 'red', size: { width: 4 } });
    for (const who of ['content', 'support']) {
      const seen = await seenBy(who);
      expect([seen['name'], seen['colour'], seen['size']]).toEqual([
        good.name,
        undefined,
        undefined,
      ]);
    }
    const told = async (who: string) => {
      const query = { resource: 'amenities', id: String(id) };
      return JSON.stringify(
        (await (await test.as(who)).get('/console/v1/history', { query })).json(),
      );
    };
    await test.client.db.insert(auditEntries).values({
      surface: 'api',
      action: 'update',
      entity: 'amenities',
      entityId: String(id),
      before: { colour: 'green', name: 'Hall' },
      after: { colour: 'red', name: good.name },
    });
    expect(await told('admin')).toContain('green');
    for (const who of ['content', 'support']) {
      expect(await told(who)).toContain('Hall');
      expect(await told(who)).not.toContain('green');
    }
    // Whoever does not see it keeps it all the same.
    const saved = await (
      await test.as('content')
    ).put(`${base}/${id}`, { version: 1, active: false });
    expect(saved.statusCode).toBe(200);
    expect(await keptOf(id)).toMatchObject({ colour: 'red', size: { width: 4 }, active: false });
  });

  it('loses what is no more where that is taken out', async () => {
    const id = await stored({ ...good, colour: 'red' });
    expect((await change(id, { colour: null })).statusCode).toBe(200);
    expect(await keptOf(id)).toEqual(good);
  });

  it('is asked for what its own change makes necessary', async () => {
    const id = await stored({ ...good, category: 'sport', guards: undefined });
    expect((await change(id, { category: 'safety' })).statusCode).toBe(422);
  });

  it('lends nothing to a new one', async () => {
    for (const odd of [{ colour: 'red' }, { name: undefined }, { category: 'old' }])
      expect([400, 422]).toContain((await admin.post(base, { ...good, ...odd })).statusCode);
  });
});
