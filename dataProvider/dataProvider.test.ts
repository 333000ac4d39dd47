import { tablesHeader } from '#contract/requests/tablesHeader.ts';
import { describe, expect, it } from 'vitest';
import type { ConsoleDataProvider } from './ConsoleDataProvider.ts';
import { json } from './http/http.fixture.ts';
import { caught, page, row, startProvider } from './provider.fixture.ts';
import { packageCalls, screenWith, storedScreen } from './screen.fixture.ts';
import { nameOfKey, screenKey } from './query/keys.ts';

describe('reading', () => {
  it('getList maps page, size, sort and filter, and gives rows and totals', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(page([row(1), row(2)], 31));
    const result = await provider.getList('packages', {
      pagination: { page: 2, perPage: 2 },
      sort: { field: 'updatedAt', order: 'DESC' },
      filter: { active: true, q: 'prem' },
    });
    expect(sent()).toEqual([
      'GET /v2/get-packages?filters=active==true&page=1&pageSize=2&search=prem&sort=-updatedAt',
    ]);
    expect(result).toMatchObject({
      data: [{ id: 1 }, { id: 2 }],
      total: 31,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
      meta: { pages: 16, isTotalExact: true },
    });
  });

  it('getList gives rows an id from the key of the screen', async () => {
    const { provider, network } = startProvider(screenWith({}, { key: 'cycleId' }));
    network.reply(page([{ cycleId: 0 }]));
    expect((await provider.getList('packages', {})).data).toEqual([{ cycleId: 0, id: 0 }]);
  });

  it.each([
    ['an answer without rows', {}],
    ['a row without an id', page([{ name: 'x' }])],
  ])('getList tells %s', async (_, answer) => {
    const { provider, network } = startProvider();
    network.reply(answer);
    const error = await caught(provider.getList('packages', {}));
    expect(error).toMatchObject({ code: 'UNEXPECTED_ANSWER' });
  });

  it.each([
    [
      'getList',
      screenWith(),
      (provider: ConsoleDataProvider, signal: AbortSignal) =>
        provider.getList('packages', { signal }),
    ],
    [
      'getOne',
      screenWith(),
      (provider: ConsoleDataProvider, signal: AbortSignal) =>
        provider.getOne('packages', { id: 1, signal }),
    ],
    [
      'getMany',
      screenWith(),
      (provider: ConsoleDataProvider, signal: AbortSignal) =>
        provider.getMany('packages', { ids: [1], signal }),
    ],
    [
      'getList of the store',
      storedScreen,
      (provider: ConsoleDataProvider, signal: AbortSignal) =>
        provider.getList('packages', { signal }),
    ],
  ])('%s can be given up', async (_, screen, read) => {
    const { provider, network } = startProvider(screen);
    const controller = new AbortController();
    network.reply((_request: unknown, signal: AbortSignal) => {
      controller.abort();
      return signal.aborted ? Promise.reject(signal.reason as Error) : json({});
    });
    await expect(read(provider, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(provider.supportAbortSignal).toBe(true);
  });

  it.each([
    [
      'getList',
      (provider: ConsoleDataProvider, meta?: object) => provider.getList('packages', { meta }),
    ],
    [
      'getOne',
      (provider: ConsoleDataProvider, meta?: object) =>
        provider.getOne('packages', { id: 1, meta }),
    ],
  ])('%s reads past the caches when it is asked to', async (_, read) => {
    const cache = { for: 60_000, store: 'memory' as const };
    const calls = Object.fromEntries(
      Object.entries(packageCalls).map(([id, call]) => [id, { ...call, cache }]),
    );
    const { provider, network } = startProvider(screenWith(), calls);
    network.reply({ ...page([row(1)]), ...row(1) }, { ...page([row(1)]), ...row(1) });
    await read(provider);
    await read(provider);
    expect(network.seen).toHaveLength(1);
    await read(provider, { isFresh: true });
    expect(network.seen).toHaveLength(2);
  });

  it('getOne asks the call of the screen', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(row(5));
    expect((await provider.getOne('packages', { id: '5' })).data).toEqual(row(5));
    expect(sent()).toEqual(['GET /v2/get-packages/details/5']);
  });

  it('getOne goes through the list when the screen names no call, with the id as the schema has it', async () => {
    const { provider, network, sent } = startProvider(screenWith({ get: null }));
    network.reply(page([row(5)]), page([]));
    expect((await provider.getOne('packages', { id: '5' })).data.id).toBe(5);
    expect(sent()).toEqual(['GET /v2/get-packages?filters=id==5&page=0&pageSize=1']);
    expect(await caught(provider.getOne('packages', { id: 6 }))).toMatchObject({ status: 404 });
  });

  it('getOne asks nobody for a record whose id the schema does not allow', async () => {
    const { provider, network } = startProvider();
    expect(await caught(provider.getOne('packages', { id: 'create' }))).toMatchObject({
      status: 404,
    });
    expect(network.seen).toEqual([]);
  });

  it('getMany is one call, each id once, in the order asked (T72)', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(page([row(1), row(2), row(3)]));
    const { data } = await provider.getMany('packages', { ids: [3, 1, 3, 2, '1'] });
    expect(data.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(sent()).toEqual(['GET /v2/get-packages?filters=id=in=(3,1,2)&page=0&pageSize=3']);
  });

  it('getManyReference adds the target to the filter', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(page([row(1)]));
    await provider.getManyReference('packages', {
      target: 'familyId',
      id: 9,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'name', order: 'ASC' },
      filter: { active: true },
    });
    expect(sent()).toEqual([
      'GET /v2/get-packages?filters=active==true;familyId==9&page=0&pageSize=25&sort=name',
    ]);
  });

  it.each([
    ['getList', { pagination: { page: 1, perPage: 25 } }],
    ['getOne', { id: 5 }],
    ['getMany', { ids: [5] }],
    ['getManyReference', { target: 'familyId', id: 9, pagination: { page: 1, perPage: 25 } }],
    ['history', { id: 5, page: 1 }],
  ] as const)(
    '%s is kept by its own name: old with what it was read from alone',
    async (verb, asked) => {
      const { provider, client, network } = startProvider();
      const told = (body: unknown, tables: string) =>
        new Response(JSON.stringify(body), {
          headers: { 'content-type': 'application/json', [tablesHeader]: tables },
        });
      network.reply(told(verb === 'getOne' ? row(5) : page([row(5)]), 'packages families'));
      await (provider[verb] as (resource: string, params: object) => Promise<unknown>)(
        'packages',
        asked,
      );
      const old: boolean[] = [];
      client.onWrite(isOld => old.push(isOld(nameOfKey(screenKey('packages', verb)))));
      for (const tables of ['cities', 'families']) {
        network.reply(told({}, tables));
        await client.request('/elsewhere', { method: 'POST', body: {} });
      }
      expect(old).toEqual([false, true]);
    },
  );

  it('history asks for pages from 1', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(page([]));
    await provider.history('packages', { id: 5, page: 2 });
    expect(sent()).toEqual(['GET /console/v1/history?id=5&page=1&pageSize=20&resource=packages']);
  });

  it('a page made by hand has no records', async () => {
    const { provider } = startProvider({
      ...screenWith(),
      type: 'page',
      page: 'HomePage',
      report: null,
    });
    await expect(provider.getList('packages', {})).rejects.toThrow('made by hand');
  });
});
