import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePrices, regions } from '#backend/database/schema/index.ts';
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

describe('update', () => {
  it('changes name and localities together, and tells history by name', async () => {
    const [first, second] = [test.freeLocality(), test.freeLocality()];
    const made = ok<Region>(await test.create(mapped(first)));
    const name = newName('Renamed');
    const after = ok<Region>(await test.update(made.id, { name, ...mapped(second), version: 1 }));
    expect(after).toMatchObject({ name, version: 2, localityCount: 1 });
    expect(after.localityRegionMappings[0]?.localityId).toBe(second);
    expect((await test.history('regions', made.id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      before: { name: made.name, localities: [made.localityRegionMappings[0]?.localityName] },
      after: { name, localities: [after.localityRegionMappings[0]?.localityName] },
    });
  });

  it('leaves version and history alone when nothing changes, the order of the list included', async () => {
    const ids = [test.freeLocality(), test.freeLocality()];
    const made = ok<Region>(await test.create(mapped(...ids)));
    const same = { name: `${made.name} `, ...mapped(...ids.toReversed()), version: 1 };
    expect(ok<Region>(await test.update(made.id, same)).version).toBe(1);
    expect(await test.history('regions', made.id)).toHaveLength(1);
  });

  it('refuses an older version with the stored record', async () => {
    const made = ok<Region>(await test.create());
    const current = ok(await test.update(made.id, { name: newName('Newer'), version: 1 }));
    const response = await test.update(made.id, { name: newName('Late'), version: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current });
  });

  it('moves to another city with its localities only', async () => {
    const made = ok<Region>(await test.create(mapped(test.freeLocality())));
    const alone = await test.update(made.id, { cityId: test.there.id, version: 1 });
    expect(faults(alone)).toEqual([
      ['/cityId', 'Its localities are in Kanpur. Change them together with the city.'],
    ]);
    const moved = await test.update(made.id, { cityId: test.there.id, ...mapped(), version: 1 });
    expect(ok<Region>(moved)).toMatchObject({ cityId: test.there.id, localityCount: 0 });
  });

  it.each<[string, () => object, number, string[][]]>([
    ['no name', () => ({ name: ' ' }), 422, [['/name', 'This field is required.']]],
    [
      'an unknown city',
      () => ({ cityId: 99_999_999 }),
      422,
      [['/cityId', 'Invalid ID selected in dropdown field']],
    ],
    ['no version', () => ({ version: undefined }), 422, [['/version', 'This field is required.']]],
    [
      'an unknown field',
      () => ({ zone: 'North' }),
      400,
      [['/zone', 'There is no field named "zone".']],
    ],
  ])('refuses %s', async (_case, fields, status, errors) => {
    const made = ok<Region>(await test.create());
    const response = await test.update(made.id, { version: 1, ...fields() });
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors);
  });

  it('refuses a name that the city has, letter case apart', async () => {
    const one = ok<Region>(await test.create());
    const other = ok<Region>(await test.create());
    const name = one.name.toUpperCase();
    const refused = [['/name', `A region named "${name}" already exists in this city.`]];
    expect(faults(await test.update(other.id, { name, version: 1 }))).toEqual(refused);
    expect(faults(await test.create({ name }))).toEqual(refused);
    ok(await test.create({ name, cityId: test.there.id }));
  });

  it('answers 404 for what does not exist', async () => {
    expect((await test.update(99_999_999, { name: 'x', version: 1 })).statusCode).toBe(404);
    expect((await test.admin.get(`${regionPath}/99999999`)).statusCode).toBe(404);
  });
});

describe('delete', () => {
  const remove = (options: { query?: Record<string, string>; body?: object }, path = regionPath) =>
    test.admin.call('DELETE', path, options);
  const removed = (...ids: number[]) => ({ results: ids.map(id => ({ id, status: 'removed' })) });

  it.each<[string, (id: number) => Promise<LightMyRequestResponse>]>([
    ['ids in the body', id => remove({ body: { ids: [id], versions: { [id]: 1 } } })],
    ['ids in the query (T119)', id => remove({ query: { ids: String(id) } })],
    ['the id in the path', id => remove({}, `${regionPath}/${id}`)],
    [
      'the path and a version in the query',
      id => remove({ query: { version: '1' } }, `${regionPath}/${id}`),
    ],
    [
      'the path and a version in the body',
      id => remove({ body: { version: 1 } }, `${regionPath}/${id}`),
    ],
  ])('takes %s', async (_case, call) => {
    const made = ok<Region>(await test.create());
    expect(ok(await call(made.id))).toEqual(removed(made.id));
    expect((await test.admin.get(`${regionPath}/${made.id}`)).statusCode).toBe(404);
  });

  it('frees name and localities, and tells history', async () => {
    const localityId = test.freeLocality(test.there);
    const fields = { cityId: test.there.id, ...mapped(localityId) };
    const made = ok<Region>(await test.create(fields));
    ok(await remove({ body: { ids: [made.id] } }));
    expect((await test.history('regions', made.id)).at(-1)).toMatchObject({
      action: 'delete',
      version: 2,
      before: { name: made.name },
      after: null,
    });
    ok(await test.create({ ...fields, name: made.name }));
  });

  it('keeps all when one is named by a price, with the reason', async () => {
    const free = ok<Region>(await test.create());
    const [used] = await test.client.db
      .select({ id: regions.id, name: regions.name, cityId: regions.cityId })
      .from(packagePrices)
      .innerJoin(regions, eq(regions.id, packagePrices.regionId))
      .where(and(isNotNull(packagePrices.regionId), isNull(packagePrices.deletedAt)))
      .limit(1);
    const usedId = used?.id ?? 0;
    const response = await remove({ body: { ids: [free.id, usedId] } });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      errors: [
        {
          field: '/ids/1',
          message: expect.stringMatching(/^".+" stays: \d+ prices? .*name it\.$/),
        },
      ],
    });
    ok(await test.admin.get(`${regionPath}/${free.id}`));
    const region = ok<Region>(await test.admin.get(`${regionPath}/${usedId}`));
    const move = await test.update(usedId, {
      cityId: test.there.id,
      ...mapped(),
      version: region.version,
    });
    expect(faults(move)).toEqual([
      ['/cityId', expect.stringMatching(/use this region, so its city cannot be changed\.$/)],
    ]);
  });

  it('refuses an older version, and nothing at all', async () => {
    const made = ok<Region>(await test.create());
    const current = ok(await test.update(made.id, { name: newName('Newer'), version: 1 }));
    const stale = await remove({ query: { version: '1' } }, `${regionPath}/${made.id}`);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current });
    expect((await remove({})).statusCode).toBe(422);
  });
});
