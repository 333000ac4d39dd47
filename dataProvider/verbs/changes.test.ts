import { describe, expect, it } from 'vitest';
import type { RecordScreen } from '#contract/model/types.ts';
import { json } from '../http/http.fixture.ts';
import { caught, page, row, startProvider } from '../provider.fixture.ts';
import { screenWith } from '../screen.fixture.ts';

describe('changing', () => {
  const previousData = row(5, 3);

  it('create sends what may be written and has a value (T74)', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(row(9));
    const { data } = await provider.create('packages', {
      data: { name: 'A', days: 0, note: '', more: null, updatedAt: 'x', id: 4 },
    });
    expect(data.id).toBe(9);
    expect(sent()).toEqual(['POST /v2/get-packages/create {"name":"A","days":0}']);
    expect(network.seen[0]?.headers.get('x-surface')).toBe('form');
  });

  it.each([
    ['the version that the person saw', { version: 3 }, previousData, undefined],
    ['the version of the record before', {}, previousData, undefined],
    ['the version that `meta` names', { version: 9 }, row(5, 8), { version: 3 }],
  ])('update carries %s', async (_, version, before, meta) => {
    const { provider, network, sent } = startProvider();
    network.reply(row(5, 4));
    const data = { ...row(5), version: undefined, ...version, name: 'B' };
    const result = await provider.update('packages', {
      id: '5',
      data,
      previousData: before,
      ...(meta && { meta }),
    });
    expect(result.data.version).toBe(4);
    expect(sent()).toEqual(['PUT /v2/get-packages/update/5 {"name":"B","version":3}']);
  });

  it('update sends what differs, and null for a field that lost its value (T74)', async () => {
    const { provider, network, sent } = startProvider();
    const before = { ...row(5, 3), days: 30, note: 'old', tags: [{ a: 1, b: 2 }], empty: null };
    network.reply(row(5, 4));
    await provider.update('packages', {
      id: 5,
      data: { ...before, days: 0, note: undefined, tags: [{ b: 2, a: 1 }], empty: '' },
      previousData: before,
    });
    expect(sent()).toEqual(['PUT /v2/get-packages/update/5 {"days":0,"note":null,"version":3}']);
  });

  it('update surfaces the stored record of a stale version', async () => {
    const { provider, network } = startProvider();
    network.reply(
      json({ code: 'STALE_VERSION', message: 'x', current: row(5, 7) }, { status: 409 }),
    );
    const error = await caught(provider.update('packages', { id: 5, data: {}, previousData }));
    expect(error).toMatchObject({ status: 409, code: 'STALE_VERSION', current: row(5, 7) });
  });

  it('update stands in for an answer without a record', async () => {
    const { provider, network } = startProvider();
    network.reply({ statusCode: '2XX' });
    const { data } = await provider.update('packages', {
      id: 5,
      data: { name: 'B' },
      previousData,
    });
    expect(data).toEqual({ ...previousData, name: 'B' });
  });

  it('field errors of the server reach the form (422, 400)', async () => {
    const { provider, network } = startProvider();
    const errors = [
      { in: 'body', field: '/name', code: 'required', message: 'This field is required.' },
    ];
    network.reply(json({ code: 'VALIDATION_FAILED', message: 'x', errors }, { status: 422 }));
    const error = await caught(provider.create('packages', { data: {} }));
    expect(error.body.errors).toEqual({ name: 'This field is required.' });
  });

  it('updateMany sends each record with its own version and names what was refused', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(
      page([row(1, 4), row(2, 8)]),
      row(1, 5),
      json({ code: 'STALE_VERSION', message: 'stale' }, { status: 409 }),
    );
    const result = await provider.updateMany('packages', {
      ids: [1, 2],
      data: { days: 0 },
      meta: {},
    });
    expect(sent().slice(1)).toEqual([
      'PUT /v2/get-packages/update/1 {"days":0,"version":4}',
      'PUT /v2/get-packages/update/2 {"days":0,"version":8}',
    ]);
    expect(network.seen[1]?.headers.get('x-surface')).toBe('bulk');
    expect(result).toMatchObject({
      data: [1],
      meta: { failed: [{ id: 2, error: { code: 'STALE_VERSION' } }] },
    });
  });
});

describe('removing (T119)', () => {
  const removeOne: Partial<NonNullable<RecordScreen['data']['calls']>> = {
    remove: {
      call: 'packages.removeOne',
      id: { in: 'path', as: 'id' },
      version: { in: 'query', as: 'version' },
      reread: null,
      query: {},
      messages: { success: { en: '', hi: '' }, error: null, partial: null },
    },
  };

  it('one record, with the version that the person saw', async () => {
    const { provider, network, sent } = startProvider();
    network.reply({ results: [{ id: 5, status: 'removed' }] });
    await provider.delete('packages', { id: 5, previousData: row(5, 3) });
    expect(sent()).toEqual(['PUT /v2/get-packages/delete {"ids":[5],"versions":{"5":3}}']);
  });

  it('many records in one call, those that stayed by name', async () => {
    const { provider, network, sent } = startProvider();
    network.reply({
      results: [
        { id: 1, status: 'removed' },
        { id: 2, status: 'STALE_VERSION', message: 'Changed meanwhile' },
        { id: 3, status: 200 },
        { id: 4, status: 404 },
      ],
    });
    const result = await provider.deleteMany('packages', { ids: [1, 2, 3, 4], meta: {} });
    expect(sent()).toEqual(['PUT /v2/get-packages/delete {"ids":[1,2,3,4]}']);
    expect(result).toMatchObject({
      data: [1, 3],
      meta: {
        failed: [
          { id: 2, error: { code: 'STALE_VERSION', message: 'Changed meanwhile' } },
          { id: 4, error: { status: 404 } },
        ],
      },
    });
  });

  it('React-Admin’s own buttons, which read no meta, are told of one that stayed', async () => {
    const { provider, network } = startProvider();
    const stayed = { id: 2, status: 'STALE_VERSION', message: 'Changed meanwhile' };
    network.reply({ results: [{ id: 1, status: 'removed' }, stayed] });
    expect(await caught(provider.deleteMany('packages', { ids: [1, 2] }))).toMatchObject({
      message: 'Changed meanwhile',
    });
    network.reply(page([row(1), row(2)]), row(1, 2), json({ message: 'No' }, { status: 409 }));
    const params = { ids: [1, 2], data: { days: 0 } };
    expect(await caught(provider.updateMany('packages', params))).toMatchObject({ status: 409 });
  });

  it('rejects when not one was removed', async () => {
    const { provider, network } = startProvider();
    network.reply({ results: [{ id: 5, status: 'CONFLICT', message: 'In use' }] });
    expect(await caught(provider.delete('packages', { id: 5 }))).toMatchObject({
      message: 'In use',
    });
  });

  it('one call a record where the id is in the path', async () => {
    const { provider, network, sent } = startProvider(screenWith(removeOne));
    network.reply({}, {});
    const meta = { records: [row(1, 4)] };
    expect((await provider.deleteMany('packages', { ids: [1, 2], meta })).data).toEqual([1, 2]);
    expect(sent()).toEqual(['DELETE /v2/get-packages/1?version=4', 'DELETE /v2/get-packages/2']);
  });
});
