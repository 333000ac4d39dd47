import { describe, expect, it } from 'vitest';
import { json } from '../http/http.fixture.ts';
import { caught, row, startProvider } from '../provider.fixture.ts';
import { storedScreen } from '../screen.fixture.ts';

describe('screens that name no calls (ra-data-simple-rest)', () => {
  const rows = (results: unknown[], total: number) =>
    json(results, { headers: { 'content-range': `packages 0-9/${total}` } });

  it('the range travels in the query and not in a Range header', async () => {
    const { provider, network, sent } = startProvider(storedScreen);
    network.reply(rows([row(1)], 31));
    const result = await provider.getList('packages', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
      filter: { dummy_filter_key: 'x', city: '7||Pune', q: ' a ', where: { days: { gt: 0 } } },
    });
    expect(result).toMatchObject({ data: [{ id: 1 }], total: 31 });
    expect(network.seen[0]?.headers.has('range')).toBe(false);
    const [, query] = sent()[0]?.split('?') ?? [];
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      range: '[10,19]',
      sort: '["name","ASC"]',
      filter: '{"where":{"all":[{"city":{"eq":"7"}},{"days":{"gt":0}}]},"q":"a"}',
    });
  });

  it('getOne, getMany and getManyReference', async () => {
    const { provider, network, sent } = startProvider(storedScreen);
    network.reply(row(1), rows([row(1), row(2)], 2), rows([row(3)], 1));
    await provider.getOne('packages', { id: 1 });
    await provider.getMany('packages', { ids: [1, 2, 1] });
    await provider.getManyReference('packages', {
      target: 'familyId',
      id: 0,
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(sent()).toEqual([
      'GET /console/v1/records/packages/1',
      'GET /console/v1/records/packages?filter={"id":[1,2]}&range=[0,1]&sort=["id","ASC"]',
      'GET /console/v1/records/packages?filter={"where":{"familyId":{"eq":0}}}&range=[0,9]&sort=["id","ASC"]',
    ]);
  });

  it('changes carry the CSRF token, the version and the surface', async () => {
    const { provider, network, sent } = startProvider(storedScreen);
    network.reply(row(1), row(1, 2), {}, rows([row(1, 2)], 1), row(1, 3));
    await provider.create('packages', { data: { name: 'A', updatedAt: 'x' } });
    await provider.update('packages', { id: 1, data: { name: 'B' }, previousData: row(1, 1) });
    await provider.delete('packages', { id: 1, previousData: row(1, 2) });
    await provider.updateMany('packages', { ids: [1], data: { days: 5 } });
    expect(sent()).toEqual([
      'POST /console/v1/records/packages {"name":"A"}',
      'PUT /console/v1/records/packages/1 {"name":"B","version":1}',
      'DELETE /console/v1/records/packages/1?version=2',
      'GET /console/v1/records/packages?filter={"id":[1]}&range=[0,0]&sort=["id","ASC"]',
      'PUT /console/v1/records/packages/1 {"days":5,"version":2}',
    ]);
    const surfaces = network.seen.map(request => request.headers.get('x-surface'));
    expect(surfaces).toEqual(['form', 'form', 'form', null, 'bulk']);
    expect(network.seen.map(request => request.headers.has('x-csrf-token'))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('field errors reach the form here too', async () => {
    const { provider, network } = startProvider(storedScreen);
    const errors = [{ in: 'body', field: '/name', code: 'x', message: 'Too long' }];
    network.reply(json({ message: 'x', errors }, { status: 422 }));
    const error = await caught(provider.create('packages', { data: {} }));
    expect(error.body.errors).toEqual({ name: 'Too long' });
  });
});
