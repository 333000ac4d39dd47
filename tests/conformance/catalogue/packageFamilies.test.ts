import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saleEvents } from '#backend/database/schema/index.ts';
import { newName, ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

const base = '/sapna/v2/get-package-families';

describe('create and read', () => {
  it('presents the record, in the list of both versions and on its own', async () => {
    const [event] = await test.client.db.select().from(saleEvents).limit(1);
    const made = await test.family({
      name: '  Diwali Offers ',
      clientTypeId: 2,
      familyEvent: event?.id,
      active: false,
    });
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Diwali Offers',
      clientTypeId: 2,
      familyEvent: event?.id,
      familyEventName: event?.name,
      active: false,
      packageCount: 0,
      familyPackages: [],
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    const query = { filters: `id==${made.id}` };
    for (const path of [base, '/sapna/v3/get-package-families']) {
      const page = ok<{ results: unknown[] }>(await test.admin.get(path, { query }));
      expect(page).toEqual({
        results: [made],
        totalPages: 1,
        hasNextPage: false,
        totalCount: 1,
        isTotalExact: true,
      });
    }
    expect(ok(await test.admin.get(`${base}/details/${made.id}`))).toEqual(made);
  });

  it('lists its packages by name', async () => {
    const { id } = await test.family();
    const b = await test.package({ packageFamilyId: id, name: 'beta' });
    const a = await test.package({ packageFamilyId: id, name: 'Alpha' });
    const family = ok(await test.admin.get(`${base}/details/${id}`));
    expect(family.packageCount).toBe(2);
    expect(family.familyPackages).toEqual([
      { id: a.id, name: 'Alpha' },
      { id: b.id, name: 'beta' },
    ]);
  });

  it('narrows by active_only and client_type_id', async () => {
    const { id } = await test.family({ clientTypeId: 5, active: false });
    const idsOf = async (query: Record<string, string | number | boolean>) =>
      ok<{ results: { id: number }[] }>(
        await test.admin.get(base, { query: { pageSize: 1000, ...query } }),
      ).results.map(row => row.id);
    expect(await idsOf({ client_type_id: 5 })).toContain(id);
    expect(await idsOf({ client_type_id: 4 })).not.toContain(id);
    expect(await idsOf({ client_type_id: 5, active_only: true })).not.toContain(id);
    expect(await idsOf({ client_type_id: 5, active_only: false })).toContain(id);
  });
});

describe('update', () => {
  const update = (id: number, body: object) => test.admin.put(`${base}/update/${id}`, body);

  it('changes what is sent, keeps the rest, and tells history', async () => {
    const made = await test.family({ clientTypeId: 4 });
    const changed = ok(await update(made.id, { name: newName('Renamed'), version: 1 }));
    expect(changed).toMatchObject({ clientTypeId: 4, active: true, version: 2 });
    expect(await test.history('package-families', made.id)).toMatchObject([
      { action: 'create', version: 1, before: null },
      {
        action: 'update',
        version: 2,
        surface: 'api',
        before: { name: made.name, clientTypeId: 4 },
        after: { name: changed.name, clientTypeId: 4 },
      },
    ]);
  });

  it('clears the event by null', async () => {
    const [event] = await test.client.db.select().from(saleEvents).limit(1);
    const made = await test.family({ familyEvent: event?.id });
    const changed = ok(await update(made.id, { familyEvent: null, version: 1 }));
    expect(changed).not.toHaveProperty('familyEvent');
    expect(changed).not.toHaveProperty('familyEventName');
  });

  it('leaves version and history alone when nothing changes', async () => {
    const { id, name } = await test.family();
    expect(
      ok(await update(id, { name: `${String(name)} `, familyEvent: null, version: 1 })).version,
    ).toBe(1);
    expect(await test.history('package-families', id)).toHaveLength(1);
  });

  it('refuses an older version with the stored record', async () => {
    const { id } = await test.family();
    const current = ok(await update(id, { active: false, version: 1 }));
    const response = await update(id, { active: true, version: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current });
  });

  it('refuses to go without a version, and what does not exist', async () => {
    const { id } = await test.family();
    expect((await update(id, { active: false })).json().errors).toMatchObject([
      { field: '/version' },
    ]);
    expect((await update(999_999, { active: false, version: 1 })).statusCode).toBe(404);
    expect((await test.admin.get(`${base}/details/999999`)).statusCode).toBe(404);
  });

  it('passes a new client type on to its packages, unless NetSuite holds one', async () => {
    const family = await test.family();
    const item = await test.package({ packageFamilyId: family.id });
    ok(await update(family.id, { clientTypeId: 2, version: 1 }));
    expect(ok(await test.admin.get(`/sapna/v2/get-packages/details/${item.id}`)).clientTypeId).toBe(
      2,
    );
    ok(await test.map(item.id, { productId: (await test.product()).id }));
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [item.id] }));
    const response = await update(family.id, { clientTypeId: 3, version: 2 });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      expect.objectContaining({
        field: '/clientTypeId',
        message:
          'NetSuite is enabled for 1 package of this family, so its client type cannot be changed.',
      }),
    ]);
  });
});

describe('delete', () => {
  const remove = (body: object) => test.admin.put(`${base}/delete`, body);

  it('removes, frees the name, and tells history', async () => {
    const made = await test.family();
    expect(ok(await remove({ ids: [made.id], versions: { [made.id]: 1 } }))).toEqual({
      results: [{ id: made.id, status: 'removed' }],
    });
    expect((await test.admin.get(`${base}/details/${made.id}`)).statusCode).toBe(404);
    expect((await test.history('package-families', made.id)).at(-1)).toMatchObject({
      action: 'delete',
      version: 2,
      before: { name: made.name },
      after: null,
    });
    await test.family({ name: made.name });
    expect((await remove({ ids: [made.id] })).statusCode).toBe(404);
  });

  it('keeps all when one has packages, with the reason for each', async () => {
    const free = await test.family();
    const one = await test.family({ name: 'One Kept' });
    const two = await test.family({ name: 'Two Kept' });
    await test.package({ packageFamilyId: one.id });
    await test.package({ packageFamilyId: two.id });
    await test.package({ packageFamilyId: two.id });
    const response = await remove({ ids: [free.id, one.id, two.id, 999_999] });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing was deleted, because 3 of 4 cannot be deleted.',
      errors: [
        { field: '/ids/1', message: '"One Kept" has 1 package. Delete or move it first.' },
        { field: '/ids/2', message: '"Two Kept" has 2 packages. Delete or move them first.' },
        { field: '/ids/3', code: 'NOT_FOUND' },
      ],
    });
    ok(await test.admin.get(`${base}/details/${free.id}`));
  });

  it('refuses an older version with the stored record', async () => {
    const { id } = await test.family();
    const current = ok(await test.admin.put(`${base}/update/${id}`, { active: false, version: 1 }));
    const response = await remove({ ids: [id], versions: { [id]: 1 } });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current });
  });

  it.each([
    ['nothing', { ids: [] }, 422],
    ['an id twice', { ids: [1, 1] }, 422],
    ['no number', { ids: ['1'] }, 422],
    ['an unknown field', { ids: [1], force: true }, 400],
  ])('refuses %s', async (_case, body, status) => {
    expect((await remove(body)).statusCode).toBe(status);
  });
});
