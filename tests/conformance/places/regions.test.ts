import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newName, ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import {
  faults,
  mapped,
  regionPath,
  startRegions,
  type Region,
  type Regions,
} from './startRegions.ts';

let test: Regions;
beforeAll(async () => {
  test = await startRegions();
});
afterAll(() => test.close());

describe('create and read', () => {
  it('makes the region and its localities at once', async () => {
    const id = test.freeLocality();
    const made = ok<Region>(await test.create({ name: '  Old Kanpur ', ...mapped(id) }));
    const [locality] = test.here.localities.filter(row => row.id === id);
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Old Kanpur',
      cityId: test.here.id,
      cityName: 'Kanpur',
      localityCount: 1,
      localityRegionMappings: [{ localityId: id, localityName: locality?.name }],
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    expect(ok(await test.admin.get(`${regionPath}/${made.id}`))).toEqual(made);
    expect(ok(await test.admin.get(regionPath, { query: { filters: `id==${made.id}` } }))).toEqual({
      results: [made],
      totalPages: 1,
      hasNextPage: false,
      totalCount: 1,
      isTotalExact: true,
    });
    expect(await test.history('regions', made.id)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { localities: [locality?.name] } },
    ]);
  });

  it('lists those of a city with filters=cityId==', async () => {
    const made = ok<Region>(await test.create({ cityId: test.there.id }));
    const page = ok<{ results: Region[] }>(
      await test.admin.get(regionPath, {
        query: { filters: `cityId==${test.there.id}`, pageSize: 1000 },
      }),
    );
    expect(page.results.map(({ id }) => id)).toContain(made.id);
    expect(new Set(page.results.map(({ cityId }) => cityId))).toEqual(new Set([test.there.id]));
  });

  it('takes null for no localities, and the name that was answered with a locality', async () => {
    expect(ok<Region>(await test.create({ localityRegionMappings: null })).localityCount).toBe(0);
    const localityId = test.freeLocality(test.there);
    const made = ok<Region>(
      await test.create({
        cityId: test.there.id,
        localityRegionMappings: [{ localityId, localityName: 'told before' }],
      }),
    );
    expect(made.localityRegionMappings[0]?.localityName).not.toBe('told before');
  });
});

describe('a locality belongs to one region of its city', () => {
  const invalidChoice = 'Invalid ID selected in dropdown field';

  it('refuses each locality that cannot be in it, and writes nothing', async () => {
    const [mine, used, foreign] = [
      test.freeLocality(),
      test.freeLocality(),
      test.freeLocality(test.there),
    ];
    const other = ok<Region>(await test.create(mapped(used)));
    const name = newName('Refused');
    const response = await test.create({ name, ...mapped(mine, used, foreign, mine, 99_999_999) });
    expect(response.statusCode).toBe(422);
    const nameOf = (id: number) =>
      [...test.here.localities, ...test.there.localities].find(row => row.id === id)?.name ?? '';
    const at = (index: number) => `/localityRegionMappings/${index}/localityId`;
    expect(faults(response)).toEqual([
      [at(1), `"${nameOf(used)}" already belongs to the region "${other.name}".`],
      [at(2), `"${nameOf(foreign)}" is not in Kanpur.`],
      [at(3), `"${nameOf(mine)}" is already in the list.`],
      [at(4), invalidChoice],
    ]);
    const page = ok<{ totalCount: number }>(
      await test.admin.get(regionPath, { query: { filters: `name=="${name}"` } }),
    );
    expect(page.totalCount).toBe(0);
  });

  it('lets it go to another region once it is free', async () => {
    const id = test.freeLocality();
    const one = ok<Region>(await test.create(mapped(id)));
    const other = ok<Region>(await test.create());
    expect((await test.update(other.id, { ...mapped(id), version: 1 })).statusCode).toBe(422);
    ok(await test.update(one.id, { ...mapped(), version: 1 }));
    expect(
      ok<Region>(await test.update(other.id, { ...mapped(id), version: 1 })).localityCount,
    ).toBe(1);
  });

  it('lets one of eight people have it who choose it at once', async () => {
    const localities = mapped(test.freeLocality());
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.create(localities)));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect([accepted.length, new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([
      1,
      new Set([200, 422]),
    ]);
  });

  it('holds for the demo data', async () => {
    const { results, totalCount } = ok<{ results: { localityId: number }[]; totalCount: number }>(
      await test.admin.get('/sapna/v1/locality-region-mapping', { query: { pageSize: 1000 } }),
    );
    expect(results.length).toBe(totalCount);
    expect(new Set(results.map(({ localityId }) => localityId)).size).toBe(totalCount);
  });
});
