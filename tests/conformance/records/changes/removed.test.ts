import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newName, ok, startHistory, type Histories, type Stored } from './startHistory.ts';

interface Page {
  results: { id: string; label: string; actorName: string; at: string }[];
  next: number | null;
}

let test: Histories;
beforeAll(async () => {
  test = await startHistory();
});
afterAll(() => test.close());

const removed = async (resource: string, query: object = {}, by = test.admin): Promise<Page> =>
  ok<Page>(await by.get('/console/v1/removed-records', { query: { resource, ...query } }));

const removeProducts = async (...records: Stored[]): Promise<void> => {
  const ids = records.map(({ id }) => id);
  ok(await test.admin.put('/sapna/v1/products/delete', { ids }));
};

describe('deleted records of a screen', () => {
  it('stand there by name, newest first, until they are back', async () => {
    const [one, other] = [await test.product(), await test.product()];
    await removeProducts(one);
    await removeProducts(other);
    const { results } = await removed('products');
    expect(results.slice(0, 2)).toMatchObject([
      { id: String(other.id), label: other['name'] },
      { id: String(one.id), label: one['name'] },
    ]);
    expect(results[0]?.actorName).not.toBe('');
    ok(await test.admin.post('/console/v1/restores', { resource: 'products', id: String(one.id) }));
    const after = (await removed('products')).results.map(({ id }) => id);
    expect(after).toContain(String(other.id));
    expect(after).not.toContain(String(one.id));
  });

  it('of the generic store too', async () => {
    const { record } = await test.amenity({ name: newName('Sauna') });
    ok(await test.admin.call('DELETE', `/console/v1/records/amenities/${record.id}`));
    expect((await removed('amenities')).results[0]).toMatchObject({
      id: String(record.id),
      label: record['name'],
    });
  });

  it('come twenty at a time, each once', async () => {
    const records: Stored[] = [];
    for (let made = 0; made < 22; made += 1) records.push(await test.product());
    await removeProducts(...records);
    const first = await removed('products');
    expect(first.results).toHaveLength(20);
    const second = await removed('products', { before: first.next });
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(records.map(({ id }) => String(id))));
    expect(second.next).toBeNull();
  });

  it('are told to those alone who may remove them', async () => {
    const ask = (by: typeof test.admin) =>
      by.get('/console/v1/removed-records', { query: { resource: 'products' } });
    expect((await ask(test.stranger)).statusCode).toBe(403);
    expect((await ask(test.lookup)).statusCode).toBe(403);
  });

  it('are none where a removal is for good', async () => {
    expect(await removed('regions')).toEqual({ results: [], next: null });
  });
});
