import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

interface City {
  id: number;
  city_id: number;
  label: string;
  state: string;
  zone: string;
  monetizable: boolean;
}

interface Cities {
  results: City[];
  totalCount: number;
  totalPages: number;
  hasNextPage: boolean;
}

let test: Catalogue;
let admin: Caller;
beforeAll(async () => {
  test = await startCatalogue();
  admin = await test.as('rcm-admin');
});
afterAll(() => test.close());

const petra = '/petra/data/v2/entity/city';
const path = '/sapna/v1/monetizable-cities';

const list = (query: Record<string, string | number> = {}) => admin.get(petra, { query });
const selected = (selector: unknown) =>
  list({ selector: typeof selector === 'string' ? selector : JSON.stringify(selector) });
const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

describe('the cities there are', () => {
  it('are told as entries, by name, to everyone signed in', async () => {
    const agent = await test.as('owner-agent');
    const { results } = ok<Cities>(await agent.get(petra, { query: { filters: 'label==Pune' } }));
    expect(results).toEqual([
      {
        id: expect.any(Number),
        city_id: results[0]?.id,
        uuid: expect.any(String),
        name: 'Pune, Maharashtra',
        label: 'Pune',
        state: 'Maharashtra',
        zone: 'West',
        tier: 1,
        monetizable: true,
      },
    ]);
    expect((await test.anonymous.get(petra)).statusCode).toBe(401);
  });

  it('are all told at once, up to ten thousand (T69)', async () => {
    const whole = ok<Cities>(await selected({ paging: { rows: 10_000 } }));
    expect(whole.results).toHaveLength(whole.totalCount);
    const first = ok<Cities>(await selected({ fields: ['id', 'label'], paging: { rows: 1000 } }));
    expect(first.totalCount).toBe(whole.totalCount);
    expect(first.results).toHaveLength(Math.min(1000, whole.totalCount));
    expect(new Set(first.results.flatMap(Object.keys))).toEqual(new Set(['id', 'label']));
    const names = whole.results.map(({ label }) => label.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it('come in parts that do not overlap', async () => {
    const whole = ok<Cities>(await selected({ paging: { rows: 20 } }));
    const parts = await Promise.all(
      [0, 10].map(async start => ok<Cities>(await selected({ paging: { start, rows: 10 } }))),
    );
    expect(parts.flatMap(({ results }) => results)).toEqual(whole.results);
  });

  it('of a zone, by filter and by selector together', async () => {
    const west = ok<Cities>(await list({ filters: 'zone==West', pageSize: 1000 }));
    expect(new Set(west.results.map(({ zone }) => zone))).toEqual(new Set(['West']));
    const both = ok<Cities>(
      await list({
        filters: 'zone==West,zone==East',
        selector: JSON.stringify({ filters: 'state==Gujarat', paging: { rows: 1000 } }),
      }),
    );
    expect(new Set(both.results.map(({ state }) => state))).toEqual(new Set(['Gujarat']));
    expect(both.totalCount).toBeLessThan(west.totalCount);
  });

  it.each<[unknown, string]>([
    ['no json', 'selector: this must be a JSON object.'],
    ['[]', 'selector: this must be a JSON object.'],
    [{ field: [] }, 'selector: there is no "field"; did you mean "fields"?'],
    [{ fields: 'id' }, 'selector: fields must be a list of names.'],
    [{ fields: ['lable'] }, 'selector: there is no "lable"; did you mean "label"?'],
    [{ filters: 1 }, 'selector: filters must be a text, such as "zone==West".'],
    [{ paging: 1 }, 'selector: paging must be an object.'],
    [{ paging: { rows: 10_001 } }, 'selector: paging.rows must be a whole number from 1 to 10000.'],
    [
      { paging: { start: -1 } },
      'selector: paging.start must be a whole number from 0 to 9007199254740991.',
    ],
    [
      { paging: { start: 5, rows: 10 } },
      'selector: paging.start must be a multiple of paging.rows.',
    ],
    [{ filters: 'zone=West' }, 'This list cannot be filtered in this way.'],
  ])('refuses the selector %j', async (selector, message) => {
    const response = await selected(selector);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toContain(message);
  });
});

describe('monetizable cities', () => {
  const otherCity = async (): Promise<City> => {
    const { results } = ok<Cities>(await list({ filters: 'monetizable==false', pageSize: 1 }));
    if (!results[0]) throw new Error('Every city is sold');
    return results[0];
  };

  it('are added, listed and taken out, with history', async () => {
    const { id: city_id, label, state, zone } = await otherCity();
    const made = ok(await admin.post(path, { city_id }));
    expect(made).toEqual({
      id: expect.any(Number),
      city_id,
      uuid: expect.any(String),
      label,
      state,
      zone,
      tier: expect.any(Number),
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    const isSold = async () =>
      ok<Cities>(await list({ filters: `id==${city_id}` })).results[0]?.monetizable;
    expect(await isSold()).toBe(true);
    const page = await admin.get(path, { query: { filters: `city_id==${city_id}` } });
    expect(ok<{ results: object[] }>(page).results).toEqual([made]);

    const removed = await admin.call('DELETE', path, {
      body: { ids: [made.id], versions: { [made.id]: 1 } },
    });
    expect(ok(removed)).toEqual({ results: [{ id: made.id, status: 'removed' }] });
    expect(await isSold()).toBe(false);
    expect(await test.history('monetizable-cities', made.id)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { label } },
      { action: 'delete', version: 2, before: { label }, after: null },
    ]);
    ok(await admin.post(path, { city_id }));
  });

  it.each<[string, () => Promise<object>, number, () => string[][]]>([
    [
      'an unknown city',
      () => Promise.resolve({ city_id: 99_999_999 }),
      422,
      () => [['/city_id', 'Invalid ID selected in dropdown field']],
    ],
    ['no city', () => Promise.resolve({}), 422, () => [['/city_id', 'This field is required.']]],
    [
      'a city by its name',
      () => Promise.resolve({ city: 'Pune' }),
      400,
      () => [['/city', 'There is no field named "city".']],
    ],
    [
      'a city that is sold already',
      async () => {
        const [pune] = await test.client.db.select().from(cities).where(eq(cities.name, 'Pune'));
        return { city_id: pune?.id };
      },
      422,
      () => [['/city_id', 'Pune is already a monetizable city.']],
    ],
  ])('refuse %s', async (_case, body, status, errors) => {
    const response = await admin.post(path, await body());
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors());
  });

  it('are taken out all or none', async () => {
    const { results } = ok<{ results: City[] }>(await admin.get(path, { query: { pageSize: 1 } }));
    const [first] = results;
    const response = await admin.call('DELETE', path, { query: { ids: `${first?.id},99999999` } });
    expect(response.statusCode).toBe(404);
    expect(faults(response)).toEqual([
      ['/ids/1', 'There is no monetizable city with the id 99999999.'],
    ]);
    const query = { filters: `id==${first?.id}` };
    expect(ok<{ results: City[] }>(await admin.get(path, { query })).results).toHaveLength(1);
  });
});
