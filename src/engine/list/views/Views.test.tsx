import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SavedView } from '#contract/calls/records/views.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { sampleField, sampleScreen } from '../../sample.fixture.ts';
import { providerOf } from '../../providerOf.fixture.ts';
import { addressOf, listOf, openList, records, where } from '#tests/support/console/openList.tsx';
import { userDetails } from '#tests/support/console/renderConsole.tsx';

const brokers = { clientType: { in: [2] } };

const savedView = (differs: Partial<SavedView> = {}): SavedView => ({
  id: 7,
  version: 3,
  resource: 'packages',
  name: 'Brokers',
  scope: 'personal',
  isMine: true,
  ownerName: 'Aditi Sharma',
  isMyDefault: false,
  defaultOf: [],
  state: { where: brokers, pageSize: 30 },
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...differs,
});

/** A client that knows these views and answers changes of them. */
const clientWith = (...views: SavedView[]) => {
  const call = vi.fn(async (id: string, given: { body?: object } = {}) => {
    if (id === 'views.list') return { results: views };
    if (id === 'views.counts')
      return { results: [{ resource: 'packages', view: 'owners', label: null, count: 1204 }] };
    if (id === 'views.create')
      return savedView({ id: 9, version: 1, ...(given.body as Partial<SavedView>) });
    if (id === 'views.update')
      return savedView({ ...views[0], ...(given.body as Partial<SavedView>), version: 4 });
    return { results: views.map(view => ({ ...view, isMyDefault: true })) };
  });
  return { call, client: { call: call as HttpClient['call'] } };
};

/** What the rows were asked for with last; the count of all is asked for one row. */
const lastAsked = (getList: ReturnType<typeof listOf>) =>
  getList.mock.calls.map(([, params]) => params).findLast(one => one.pagination?.perPage !== 1);

const tabs = () =>
  within(page.getByRole('navigation', { name: 'Views' }))
    .getAllByRole('link')
    .map(link => `${link.textContent}${link.hasAttribute('aria-current') ? ' *' : ''}`);

describe('saved views of a list', () => {
  it('stand beside the tabs of the screen and open by their address', async () => {
    const { client } = clientWith(
      savedView(),
      savedView({ id: 8, name: 'Of the team', scope: 'team', isMine: false, ownerName: 'Manish' }),
    );
    const getList = listOf(records);
    const { router } = openList({ client, dataProvider: providerOf({ getList }) });
    await page.findByText('Package 1');
    await waitFor(() =>
      expect(tabs()).toEqual(['All packages *', 'Brokers', 'Of the team, shared by Manish']),
    );
    await userEvent.click(page.getByRole('link', { name: 'Brokers' }));
    await waitFor(() => expect(tabs()[1]).toBe('Brokers *'));
    expect(addressOf(router)).toMatchObject({
      view: '7',
      filter: { where: brokers },
      perPage: '30',
    });
    expect(lastAsked(getList)).toMatchObject({
      filter: { where: brokers },
      pagination: { perPage: 30 },
    });
    expect(page.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('keep what was changed when it is saved, and forget it when it is discarded', async () => {
    const { client, call } = clientWith(savedView());
    const { router } = openList({ client, path: '/packages?view=7' });
    await page.findByText('Package 1');
    await waitFor(() => expect(tabs()[1]).toBe('Brokers *'));
    await userEvent.selectOptions(page.getByLabelText('Rows per page'), '50');
    await userEvent.click(await page.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(addressOf(router)).toMatchObject({ view: '7', perPage: '30' }));

    await userEvent.selectOptions(page.getByLabelText('Rows per page'), '50');
    page.getByRole('separator', { name: 'Width of Base price' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('views.update', {
        params: { id: 7 },
        body: {
          state: {
            where: brokers,
            sort: { field: 'name', order: 'ASC' },
            pageSize: 50,
            columns: expect.arrayContaining([{ field: 'price', width: expect.any(Number) }]),
          },
          version: 3,
        },
      }),
    );
    await waitFor(() =>
      expect(page.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument(),
    );
  });

  it('are made of what the list shows now', async () => {
    const { client, call } = clientWith();
    const { router } = openList({ client, path: where(brokers) });
    await page.findByText('Package 1');
    await userEvent.click(await page.findByRole('button', { name: 'Save view' }));
    const dialog = await page.findByRole('dialog', { name: 'Save as a new view' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(dialog).toHaveTextContent('Please enter a name');
    await userEvent.type(within(dialog).getByLabelText('Name of the view'), 'My brokers');
    await userEvent.click(within(dialog).getByLabelText(/Share with everyone/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(addressOf(router)).toMatchObject({ view: '9' }));
    expect(call).toHaveBeenCalledWith('views.create', {
      body: {
        resource: 'packages',
        name: 'My brokers',
        scope: 'team',
        state: { where: brokers, sort: { field: 'name', order: 'ASC' }, pageSize: 10 },
      },
    });
    await waitFor(() => expect(tabs().at(-1)).toMatch(/^My brokers.* \*$/));
  });

  it('of somebody else are not saved over, and not shared by who may not', async () => {
    const { client } = clientWith(savedView({ scope: 'team', isMine: false }));
    openList({
      client,
      path: '/packages?view=7',
      user: userDetails({ roleCodes: ['lookup-view'] }),
    });
    await page.findByText('Package 1');
    await userEvent.selectOptions(page.getByLabelText('Rows per page'), '50');
    const saveAs = await page.findByRole('button', { name: 'Save as a new view' });
    expect(page.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.click(saveAs);
    const dialog = await page.findByRole('dialog', { name: 'Save as a new view' });
    expect(within(dialog).queryByLabelText(/Share with everyone/)).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(
      await page.findByRole('button', { name: 'More actions for the view Brokers' }),
    );
    const items = (await page.findAllByRole('menuitem')).map(item => item.textContent);
    expect(items).toEqual(['Make it my default']);
  });

  it('open an address without anything in it, when one is the default', async () => {
    const { client } = clientWith(savedView({ scope: 'team', defaultOf: ['lookup-view'] }));
    const getList = listOf(records);
    const { router } = openList({ client, dataProvider: providerOf({ getList }) });
    await page.findByText('Package 1');
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { where: brokers } });
    await waitFor(() => expect(addressOf(router)).toMatchObject({ view: '7' }));
    await userEvent.click(page.getByRole('link', { name: 'All packages' }));
    await waitFor(() => expect(addressOf(router).filter).toEqual({}));
    expect(tabs()[0]).toBe('All packages *');
  });

  it('follow a renamed field and tell of one that is no more', async () => {
    const renamed = sampleField({
      ...sampleScreen.fields['clientType'],
      path: 'clientType',
      was: ['client_kind'],
    });
    const state = {
      where: { all: [{ client_kind: { in: [2] } }, { gone: { eq: 1 } }] },
      columns: [{ field: 'name' }, { field: 'client_kind', width: 150 }, { field: 'gone' }],
    };
    const getList = listOf(records);
    openList(
      {
        client: clientWith(savedView({ state })).client,
        path: '/packages?view=7',
        dataProvider: providerOf({ getList }),
      },
      { ...sampleScreen, fields: { ...sampleScreen.fields, clientType: renamed } },
    );
    expect(await page.findByText(/This list no longer has the field “gone”/)).toBeVisible();
    await waitFor(() => expect(lastAsked(getList)?.filter).toEqual({ where: brokers }));
    expect(page.getAllByRole('columnheader').map(head => head.getAttribute('aria-label'))).toEqual([
      null,
      'Package',
      'Client type',
      null,
    ]);
    expect(page.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('are not needed: a list works when they cannot be read', async () => {
    const call = vi.fn(() => Promise.reject(new Error('down')));
    openList({ client: { call: call } });
    expect(await page.findByText('Package 1')).toBeVisible();
    expect(tabs()).toEqual(['All packages *']);
  });

  it('of the screen say how many records they hold, without keeping the rows waiting', async () => {
    const { client, call } = clientWith();
    const label = { en: 'Owners', hi: 'मालिक' };
    const { list } = sampleScreen;
    const owners = {
      name: 'owners',
      label,
      where: brokers,
      sort: list.sort,
      todo: null,
      tree: null,
      bars: null,
    };
    openList({ client }, { ...sampleScreen, list: { ...list, views: [owners] } });
    expect(await page.findByText('Package 1')).toBeVisible();
    await waitFor(() => expect(tabs()).toEqual(['All packages *', 'Owners1,204']));
    expect(call).toHaveBeenCalledWith('views.counts', {
      query: { resource: 'packages' },
      signal: expect.anything() as AbortSignal,
    });
  });

  it('of the screen open by their name alone, as a link from elsewhere has it', async () => {
    const { client } = clientWith();
    const getList = listOf(records);
    const { list } = sampleScreen;
    const label = { en: 'Owners', hi: 'मालिक' };
    const owners = {
      name: 'owners',
      label,
      where: brokers,
      sort: list.sort,
      todo: null,
      tree: null,
      bars: null,
    };
    openList(
      { client, path: '/packages?view=owners', dataProvider: providerOf({ getList }) },
      { ...sampleScreen, list: { ...list, views: [owners] } },
    );
    expect(await page.findByText('Package 1')).toBeVisible();
    expect(lastAsked(getList)?.filter).toEqual({ where: brokers });
    await waitFor(() => expect(tabs()[1]).toBe('Owners1,204 *'));
    expect(page.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });
});
