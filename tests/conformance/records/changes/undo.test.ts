import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newName,
  ok,
  requestOf,
  startHistory,
  type Histories,
  type Stored,
} from './startHistory.ts';

let test: Histories;
beforeAll(async () => {
  test = await startHistory();
});
afterAll(() => test.close());

describe('undo', () => {
  it('sets a change back', async () => {
    const { id, version } = await test.product({ description: 'First' });
    const changed = await test.change(id, { description: 'Second', version });
    const { results } = ok<{ results: object[] }>(
      await test.undo('products', [requestOf(changed)]),
    );
    expect(results).toEqual([{ id: String(id), status: 'undone' }]);
    expect((await test.newest('products', id)).changes).toEqual([
      { field: 'description', before: 'Second', after: 'First' },
    ]);
  });

  it('is refused kindly when it was changed meanwhile, and the second time', async () => {
    const { id, version } = await test.product({ description: 'First' });
    const changed = await test.change(id, { description: 'Second', version });
    ok(await test.change(id, { productTypeId: 4, version: version + 1 }, test.lookup));
    const refused = await test.undo('products', [requestOf(changed)]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/^It was changed in the meantime/);

    const again = await test.change(id, { description: 'Third', version: version + 2 });
    ok(await test.undo('products', [requestOf(again)]));
    const second = await test.undo('products', [requestOf(again)]);
    expect(second.json().message).toBe('This has already been undone.');
  });

  it('takes away what was new', async () => {
    const { record, request } = await test.amenity();
    ok(await test.undo('amenities', [request]));
    const gone = await test.admin.get(`/console/v1/records/amenities/${record.id}`);
    expect(gone.statusCode).toBe(404);
  });

  it('takes away a copied package, with the products that were copied into it', async () => {
    const copied = await test.admin.post('/sapna/v2/package/copy', {
      copyFromPackageId: 7,
      copyToPackageFamilyId: ok(await test.admin.get('/sapna/v2/get-packages/details/7'))[
        'packageFamilyId'
      ],
      newPackageName: newName('Copied'),
    });
    const { id } = ok(copied);
    const address = `/sapna/v2/get-packages/details/${id}`;
    ok(await test.admin.get(address));
    ok(await test.undo('packages', [requestOf(copied)]));
    expect((await test.admin.get(address)).statusCode).toBe(404);
    expect((await test.newest('packages', id)).action).toBe('delete');
    ok(await test.admin.get('/sapna/v2/get-packages/details/7'));
  });

  it('knows what only what the person did', async () => {
    const { id, version } = await test.product();
    const changed = await test.change(id, { description: 'Second', version });
    expect((await test.undo('products', [requestOf(changed)], test.lookup)).statusCode).toBe(404);
  });

  it('of several leaves out what was changed meanwhile and says why', async () => {
    const [one, other] = [await test.product(), await test.product()];
    const changes = [
      await test.change(one.id, { description: 'x', version: one.version }),
      await test.change(other.id, { description: 'x', version: other.version }),
    ];
    ok(await test.change(other.id, { productTypeId: 4, version: other.version + 1 }));
    const { results } = ok<{ results: object[] }>(
      await test.undo('products', changes.map(requestOf)),
    );
    expect(results).toMatchObject([
      {
        id: String(other.id),
        status: 'refused',
        name: other['name'],
        message: expect.stringContaining('changed in the meantime'),
      },
      { id: String(one.id), status: 'undone' },
    ]);
  });

  it('ends after an hour', async () => {
    const { id, version } = await test.product();
    const changed = await test.change(id, { description: 'Second', version });
    const { now } = test.services;
    // The database stamps what is changed.
    test.services.now = () => new Date(Date.now() + 61 * 60_000);
    const later = await test.as('admin');
    const answer = await test.undo('products', [requestOf(changed)], later);
    test.services.now = now;
    expect(answer.statusCode).toBe(404);
  });
});

describe('bringing a removed record back', () => {
  it('of the generic store', async () => {
    const { record } = await test.amenity({ note: 'kept' });
    const address = `/console/v1/records/amenities/${record.id}`;
    const removed = await test.admin.call('DELETE', address);
    ok(removed);
    ok(await test.undo('amenities', [requestOf(removed)]));
    expect(ok(await test.admin.get(address))).toMatchObject({ note: 'kept', version: 3 });
    expect(await test.newest('amenities', record.id)).toMatchObject({ action: 'restore' });
  });

  it('of documented calls, by undo or by its own call', async () => {
    const [one, other] = [await test.product(), await test.product()];
    const ids = [one.id, other.id];
    const removed = await test.admin.put('/sapna/v1/products/delete', { ids });
    ok(await test.undo('products', [requestOf(removed)]));
    ok(await test.admin.put('/sapna/v1/products/delete', { ids: [one.id] }));
    const { record } = ok<{ record: Stored }>(
      await test.admin.post('/console/v1/restores', { resource: 'products', id: String(one.id) }),
    );
    expect(record).toMatchObject({ id: one.id, name: one['name'] });
  });

  it('is refused while another record has its name', async () => {
    const { id, ...fields } = await test.product();
    ok(await test.admin.put('/sapna/v1/products/delete', { ids: [id] }));
    await test.product({ name: fields['name'] });
    const answer = await test.admin.post('/console/v1/restores', {
      resource: 'products',
      id: String(id),
    });
    expect(answer.statusCode).toBe(409);
  });

  it('is refused when what it belongs to is gone', async () => {
    const family = ok(
      await test.admin.post('/sapna/v2/get-package-families/create', {
        name: newName('Family'),
        clientTypeId: 1,
      }),
    );
    const item = ok(
      await test.admin.post('/sapna/v2/get-packages/create', {
        name: newName('Package'),
        packageFamilyId: family.id,
        agentType: 'Both',
        durationDays: 30,
        hsnCode: '998365',
      }),
    );
    ok(await test.admin.put('/sapna/v2/get-packages/delete', { ids: [item.id] }));
    ok(await test.admin.put('/sapna/v2/get-package-families/delete', { ids: [family.id] }));
    const answer = await test.admin.post('/console/v1/restores', {
      resource: 'packages',
      id: String(item.id),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('Restore that one first');
  });

  it('is refused for what is there, what goes for good, and to those who may not remove', async () => {
    const { id } = await test.product();
    const restore = (resource: string, by = test.admin) =>
      by.post('/console/v1/restores', { resource, id: String(id) });
    expect((await restore('products')).statusCode).toBe(409);
    ok(await test.admin.put('/sapna/v1/products/delete', { ids: [id] }));
    expect((await restore('products', test.stranger)).statusCode).toBe(403);
    expect((await restore('products', test.lookup)).statusCode).toBe(403);
  });
});
