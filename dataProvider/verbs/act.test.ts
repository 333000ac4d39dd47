import { describe, expect, it } from 'vitest';
import type { HttpError } from '../http/HttpError.ts';
import { json } from '../http/http.fixture.ts';
import { page, row, startProvider } from '../provider.fixture.ts';
import { screenWith, withAction } from '../screen.fixture.ts';

describe('acting', () => {
  const copy = withAction(screenWith(), 'copy', {
    query: { package_family_id: { $: 'record.familyId' }, ids: [{ $: 'record.id' }, 7] },
    body: {
      copyFromPackageId: { $: 'record.id' },
      newPackageName: { $: 'ask.name' },
      by: { $: 'user.id' },
    },
  });

  it('one call a record, with what the record, the dialog and the user say', async () => {
    const { provider, network, sent } = startProvider(copy);
    network.reply({ id: 50 }, json({ message: 'Name taken' }, { status: 422 }));
    const records = [
      { ...row(1), familyId: 0 },
      { ...row(2), familyId: 4 },
    ];
    const params = { ids: [1, 2], records, params: { name: 'New' }, user: { id: 7 } };
    const result = await provider.act('packages', 'copy', params);
    expect(sent()).toEqual([
      'POST /v2/package/copy?ids=1,7&package_family_id=0 {"copyFromPackageId":1,"newPackageName":"New","by":7}',
      'POST /v2/package/copy?ids=2,7&package_family_id=4 {"copyFromPackageId":2,"newPackageName":"New","by":7}',
    ]);
    expect(network.seen[0]?.headers.get('x-surface')).toBe('action');
    expect(result).toMatchObject({
      data: [1],
      meta: { answers: [{ id: 50 }], failed: [{ id: 2, error: { message: 'Name taken' } }] },
    });
  });

  it('reads the records that it needs and was not given', async () => {
    const { provider, network } = startProvider(copy);
    network.reply(page([{ ...row(1), familyId: 3 }]), {});
    await provider.act('packages', 'copy', { ids: [1] });
    expect(network.seen[1]?.address).toContain('package_family_id=3');
  });

  it('reads nothing for the id alone, and keeps the order of the ids whatever comes first', async () => {
    const screen = withAction(screenWith(), 'stop', { body: { id: { $: 'record.id' } } });
    const { provider, network, sent } = startProvider(screen);
    let release: () => void = () => undefined;
    const second = new Promise<void>(resolve => (release = resolve));
    network.reply(
      () => second.then(() => json({ n: 1 })),
      () => {
        release();
        return json({ n: 2 });
      },
    );
    const { meta } = await provider.act('packages', 'stop', { ids: [1, 2] });
    expect(sent()).toEqual(['POST /v2/package/copy {"id":1}', 'POST /v2/package/copy {"id":2}']);
    expect(meta.answers).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('one call for the selection where the file speaks of it', async () => {
    const screen = withAction(screenWith(), 'stop', { body: { ids: { $: 'selection.ids' } } });
    const { provider, network, sent } = startProvider(screen);
    network.reply({});
    expect((await provider.act('packages', 'stop', { ids: [1, 2] })).data).toEqual([1, 2]);
    expect(sent()).toEqual(['POST /v2/package/copy {"ids":[1,2]}']);
  });

  it('one call without a record, for what stands above the list', async () => {
    const screen = withAction(screenWith(), 'fill', { body: { name: { $: 'ask.name' } } });
    const { provider, network, sent } = startProvider(screen);
    network.reply({ id: 3 });
    const { meta } = await provider.act('packages', 'fill', { ids: [], params: { name: 'A' } });
    expect(sent()).toEqual(['POST /v2/package/copy {"name":"A"}']);
    expect(meta.answers).toEqual([{ id: 3 }]);
  });

  it.each([
    [{ results: [{ on: true }, { on: false }] }, 'done'],
    [{ results: [{ on: false }, { on: true }], message: 'Not possible' }, 'NOT_DONE'],
    [{ results: [] }, 'NOT_DONE'],
  ])('%j is %s by the condition of the file (T49, T50)', async (answer, outcome) => {
    const screen = withAction(screenWith(), 'enable', {
      body: { ids: [{ $: 'record.id' }] },
      succeeds: { 'results.0.on': { eq: true } },
    });
    const { provider, network } = startProvider(screen);
    network.reply(answer);
    const result = await provider.act('packages', 'enable', { ids: [1] }).then(
      () => 'done',
      (error: HttpError) => error.code,
    );
    expect(result).toBe(outcome);
  });

  it('an action that the screen does not have is a fault of the code', async () => {
    await expect(startProvider().provider.act('packages', 'fly', { ids: [1] })).rejects.toThrow(
      '"packages"',
    );
  });
});
