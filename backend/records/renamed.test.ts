import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { auditEntries, records } from '#backend/database/schema/index.ts';
import { runMigrations } from '#backend/services/records/migrations/runMigrations.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/** Called `gates` before, with `colour` for `shade`; what is now a number, a day, an instant and a box was a text. */
const gates = completeScreen(
  {
    format: 1,
    resource: 'barriers',
    route: '/barriers',
    was: ['gates'],
    label: { one: { en: 'Barrier', hi: 'Barrier' }, other: { en: 'Barriers', hi: 'Barriers' } },
    schema: 'barrier.schema.json',
    access: { admin: { do: ['list', 'show', 'create', 'edit', 'remove'] } },
    fields: { shade: { was: ['colour'] } },
    list: { columns: ['shade', 'width', 'since', 'seenAt', 'active'], search: ['shade'] },
    form: ['shade', 'width', 'price', 'since', 'seenAt', 'active'],
  },
  {
    type: 'object',
    properties: {
      shade: { type: 'string' },
      width: { type: 'integer' },
      price: { type: 'number' },
      since: { type: 'string', format: 'date' },
      seenAt: { type: 'string', format: 'date-time' },
      active: { type: 'boolean' },
    },
  },
);

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [gates] });
  admin = await test.as('admin');
});
afterAll(() => test.close());

const base = '/console/v1/records/barriers';

const stored = async (data: object, resource = 'barriers'): Promise<number> => {
  const [row] = await test.client.db
    .insert(records)
    .values({ resource, data })
    .returning({ id: records.id });
  return row?.id ?? 0;
};

interface Asked {
  readonly where?: object;
  readonly q?: string;
  readonly sort?: string;
}

const idsOf = async ({ sort, ...filter }: Asked): Promise<readonly number[]> => {
  const query = {
    range: '[0,99]',
    filter: JSON.stringify(filter),
    ...(sort && { sort: JSON.stringify([sort, 'ASC']) }),
  };
  const answer = await admin.get(base, { query });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<{ id: number }[]>().map(({ id }) => id);
};

describe('what was stored under an earlier name', () => {
  it('is read, found, searched and ordered by its name of today, and saved under it', async () => {
    const old = await stored({ colour: 'crimson' });
    const today = await stored({ shade: 'amber' });
    const read = (await admin.get(`${base}/${old}`)).json<Record<string, unknown>>();
    expect([read['shade'], read['colour']]).toEqual(['crimson', undefined]);
    expect(await idsOf({ where: { shade: { eq: 'crimson' } } })).toEqual([old]);
    expect(await idsOf({ q: 'crims' })).toEqual([old]);
    expect(await idsOf({ sort: 'shade' })).toEqual([today, old]);
    const saved = await admin.put(`${base}/${old}`, { version: 1, active: true });
    expect(saved.json()).toMatchObject({ shade: 'crimson', active: true });
    const [row] = (await test.client.db.select().from(records)).filter(({ id }) => id === old);
    expect(row?.data).toEqual({ shade: 'crimson', active: true });
  });
});

it('a field that is cleared is empty, whatever stands under its earlier name', async () => {
  const id = await stored({ colour: 'crimson', shade: 'black', width: 1 });
  const cleared = await admin.put(`${base}/${id}`, { version: 1, shade: null });
  expect(cleared.json<object>()).not.toHaveProperty('shade');
  const [row] = (await test.client.db.select().from(records)).filter(one => one.id === id);
  expect(row?.data).toEqual({ width: 1 });
});

it('an empty text is no value under the new name', async () => {
  const id = await stored({ colour: 'saffron', shade: '' });
  expect((await admin.get(`${base}/${id}`)).json()).toMatchObject({ shade: 'saffron' });
  expect(await idsOf({ where: { shade: { eq: 'saffron' } } })).toEqual([id]);
});

describe('what was stored when the resource had another name', () => {
  const resource = 'barriers';
  const historyOf = async (id: number, field?: string) =>
    (
      await admin.get('/console/v1/history', {
        query: { resource, id: String(id), ...(field && { field }) },
      })
    ).json<{ results: { id: number; action: string; changes: { field: string }[] }[] }>().results;

  it('is read, listed and saved, with its history, of which each field can be taken back', async () => {
    const id = await stored({ colour: 'mauve', width: 4 }, 'gates');
    const written = {
      surface: 'api',
      action: 'update',
      entity: 'gates',
      entityId: String(id),
    } as const;
    await test.client.db
      .insert(auditEntries)
      .values({ ...written, before: { colour: 'violet' }, after: { colour: 'mauve' } });
    expect(await idsOf({ where: { shade: { eq: 'mauve' } } })).toEqual([id]);
    expect((await admin.put(`${base}/${id}`, { version: 1, width: 5 })).statusCode).toBe(200);
    const [newest, oldest] = await historyOf(id);
    expect(newest?.changes.map(({ field }) => field)).toEqual(['width']);
    expect(oldest?.changes).toEqual([{ field: 'shade', before: 'violet', after: 'mauve' }]);
    expect((await historyOf(id, 'shade')).map(entry => entry.id)).toEqual([oldest?.id]);
    const back = await admin.post('/console/v1/reverts', {
      resource,
      id: String(id),
      entryId: oldest?.id,
      fields: ['shade'],
      version: 2,
    });
    expect(back.json()).toMatchObject({ record: { shade: 'violet', width: 5 } });
  });

  it('comes back after it was removed and its screen changed', async () => {
    const id = await stored({ colour: 'teal' }, 'gates');
    const removed = await admin.call('DELETE', `${base}/${id}`, { query: { version: 1 } });
    expect(removed.statusCode).toBe(200);
    await runMigrations(test.services, test.screens, [
      {
        name: 'barriers',
        resource,
        steps: [
          { do: 'move', from: 'gates' },
          { do: 'rename', field: 'colour', to: 'shade' },
        ],
      },
    ]);
    const listed = await admin.get('/console/v1/removed-records', { query: { resource } });
    expect(
      listed.json<{ results: { id: string }[] }>().results.map(one => String(one.id)),
    ).toContain(String(id));
    const restored = await admin.post('/console/v1/restores', { resource, id: String(id) });
    expect(restored.json()).toMatchObject({ record: { shade: 'teal' } });
  });
});

describe('what was stored as another type', () => {
  const odd = ['third', '2026-02-31', '', '12 kg', '99999999999999999999', '24:00', 'yes', 'NaN'];
  it.each<[string, readonly unknown[], object, (readonly string[])?]>([
    ['width', [3, 12], { gte: 1 }],
    ['price', [0.5, 1e21], { gt: 0 }],
    ['since', ['2026-02-27', '2026-03-31'], { gte: '2026-01-01' }, ['2026-02-31']],
    [
      'seenAt',
      ['2026-02-28T10:00:00Z', '2026-03-31T23:59:59.5+05:30'],
      { gte: '2026-01-01T00:00:00Z' },
    ],
    ['active', [false, true], { in: [true, false] }],
  ])(
    'stands in no order and no range of %s, and disturbs none',
    async (field, values, range, readable: readonly string[] = []) => {
      const strange = await Promise.all(odd.map(value => stored({ shade: field, [field]: value })));
      const fitting: number[] = [];
      for (const value of values) fitting.push(await stored({ shade: field, [field]: value }));
      const own = { shade: { eq: field } };
      const found = await idsOf({ where: own, sort: field });
      expect(found.filter(id => fitting.includes(id))).toEqual(fitting);
      expect(found).toHaveLength(strange.length + fitting.length);
      const inRange = await idsOf({ where: { all: [own, { [field]: range }] }, sort: field });
      expect(inRange.filter(id => fitting.includes(id))).toEqual(fitting);
      for (const id of inRange.filter(one => !fitting.includes(one)))
        // Such as the 31 February, which is read as so many days after the first: it is never an error.
        expect(readable).toContain(odd[strange.indexOf(id)]);
    },
  );
});
