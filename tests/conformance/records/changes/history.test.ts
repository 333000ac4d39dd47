import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newName, ok, startHistory, type Histories, type Stored } from './startHistory.ts';

let test: Histories;
beforeAll(async () => {
  test = await startHistory();
});
afterAll(() => test.close());

const revert = (body: object, by = test.admin) => by.post('/console/v1/reverts', body);

describe('setting a field back', () => {
  it('goes through the update of the screen and is told in the history', async () => {
    const { id, version } = await test.product({ description: 'First' });
    ok(await test.change(id, { description: 'Second', productTypeId: 4, version }));
    const entry = await test.newest('products', id);
    const answer = await revert({
      resource: 'products',
      id: String(id),
      entryId: entry.id,
      fields: ['description'],
      version: version + 1,
    });
    expect(ok<{ record: Stored }>(answer).record).toMatchObject({
      description: 'First',
      productTypeId: 4,
      version: version + 2,
    });
    expect(await test.newest('products', id)).toMatchObject({
      surface: 'revert',
      action: 'update',
      changes: [{ field: 'description', before: 'Second', after: 'First' }],
    });
  });

  it('of a whole change sets every field of it back, and clears what was empty', async () => {
    const { id, version } = await test.product();
    ok(await test.change(id, { description: 'Second', productTypeId: 4, version }));
    const { id: entryId } = await test.newest('products', id);
    const { record } = ok<{ record: Stored }>(
      await revert({ resource: 'products', id: String(id), entryId }),
    );
    expect(record).toMatchObject({ productTypeId: 3 });
    expect(record['description'] ?? null).toBeNull();
  });

  it('answers 409 with the stored record when somebody changed it meanwhile', async () => {
    const { id, version } = await test.product({ description: 'First' });
    ok(await test.change(id, { description: 'Second', version }));
    const entry = await test.newest('products', id);
    ok(await test.change(id, { productTypeId: 4, version: version + 1 }));
    const answer = await revert({
      resource: 'products',
      id: String(id),
      entryId: entry.id,
      version: version + 1,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { version: version + 2, description: 'Second' },
    });
  });

  it.each([
    ['a value that is not allowed any more', 'duplicate', 'name'],
    ['a field that the change did not touch', 'unknown', 'hsnCode'],
    ['a field that nobody writes', 'unknown', 'updatedByName'],
  ])('refuses %s', async (_what, code, field) => {
    const first = newName('Taken');
    const { id, version } = await test.product({ name: first });
    ok(await test.change(id, { name: newName('Other'), version }));
    await test.product({ name: first });
    const entry = await test.newest('products', id);
    const answer = await revert({
      resource: 'products',
      id: String(id),
      entryId: entry.id,
      fields: [field],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ code }]);
  });

  it('refuses a locked field to the roles that it is locked for, and no other', async () => {
    const { id, version } = await test.product();
    ok(await test.change(id, { hsnCode: '998439', description: 'New', version }));
    const { id: entryId } = await test.newest('products', id);
    const body = { resource: 'products', id: String(id), entryId, fields: ['hsnCode'] };
    const refused = await revert(body, test.lookup);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toContain('is locked for your roles');
    ok(await revert(body));
  });

  it('refuses what is read-only by a condition now', async () => {
    const { record } = await test.amenity({ since: '2020-01-01' });
    const address = `/console/v1/records/amenities/${record.id}`;
    ok(await test.admin.put(address, { since: '2021-01-01', version: 1 }));
    const entry = await test.newest('amenities', record.id);
    ok(await test.admin.put(address, { active: false, version: 2 }));
    const answer = await revert({
      resource: 'amenities',
      id: String(record.id),
      entryId: entry.id,
      fields: ['since'],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field: '/since', code: 'readonly' }]);
  });

  it('is refused to those who may not change the record', async () => {
    const { id, version } = await test.product();
    ok(await test.change(id, { description: 'Second', version }));
    const { id: entryId } = await test.newest('products', id);
    const answer = await revert({ resource: 'products', id: String(id), entryId }, test.stranger);
    expect(answer.statusCode).toBe(403);
  });

  it('refuses an entry of another record', async () => {
    const [one, other] = [await test.product(), await test.product()];
    const { id: entryId } = await test.newest('products', other.id);
    const answer = await revert({ resource: 'products', id: String(one.id), entryId });
    expect(answer.statusCode).toBe(404);
  });
});

describe('history', () => {
  it('is narrowed to the changes of one field', async () => {
    const { id, version } = await test.product({ description: 'First' });
    ok(await test.change(id, { productTypeId: 4, version }));
    ok(await test.change(id, { description: 'Second', version: version + 1 }));
    const { results, totalCount } = await test.historyOf('products', id, { field: 'description' });
    expect(totalCount).toBe(2);
    expect(results.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  it('does not tell the values of fields that are hidden', async () => {
    const { id, version } = await test.product({ description: 'Secret' });
    ok(await test.change(id, { description: 'Secret too', productTypeId: 4, version }));
    const { results } = await test.historyOf('products', id, {}, test.lookup);
    expect(JSON.stringify(results)).not.toContain('Secret');
    expect(results[0]?.changes.map(({ field }) => field)).toEqual(['productTypeId']);
  });

  it('of records beyond the rows of a role is not there for it', async () => {
    const { record } = await test.amenity();
    const support = await test.as('support');
    const ask = () =>
      support.get('/console/v1/history', {
        query: { resource: 'amenities', id: String(record.id) },
      });
    expect((await ask()).statusCode).toBe(404);
    ok(
      await test.admin.put(`/console/v1/records/amenities/${record.id}`, {
        category: 'safety',
        guards: 2,
        version: 1,
      }),
    );
    expect((await ask()).statusCode).toBe(200);
  });
});
