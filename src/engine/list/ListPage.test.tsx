import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, useNotificationContext, type GetListParams } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { tooManyToSort, tooManyToSortCode } from '#contract/domain/lists/tooManyToSort.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { providerOf } from '../providerOf.fixture.ts';
import { sampleScreen } from '../sample.fixture.ts';
import { ScreenContext } from '../ScreenContext.ts';
import { ListPage } from './ListPage.tsx';
import { addressOf, listOf, openList, records } from '#tests/support/console/openList.tsx';

const priceFirst = { field: 'price', order: 'ASC' };

/** What the snackbar would show. */
const Told = () => <p>{useNotificationContext().notifications.map(({ message }) => message)}</p>;

describe('a list', () => {
  it('shows rows with their words, the range and how many there are', async () => {
    openList();
    const row = await page.findByRole('row', { name: /Package 1 Owner/ }, { timeout: 5000 });
    expect(within(row).getByText('₹6,499')).toBeVisible();
    expect(page.getByText('Packages 1 to 10 of 23')).toBeVisible();
    expect(page.getByRole('heading', { name: 'Packages' }).parentElement).toHaveTextContent(
      'Packages23',
    );
    expect(within(row).getByRole('link', { name: 'Package 1' })).toHaveAttribute(
      'href',
      '/packages/1',
    );
    expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '24');
  });

  it('sorts by a head, says so and keeps it in the address', async () => {
    const { router } = openList();
    await page.findByText('Package 1');
    expect(page.getByRole('columnheader', { name: 'Package' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(page.getByRole('button', { name: 'Base price' }));
    await waitFor(() =>
      expect(addressOf(router)).toMatchObject({ sort: 'price', order: 'ASC', page: '1' }),
    );
    await waitFor(() =>
      expect(page.getByRole('columnheader', { name: 'Base price' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await userEvent.click(page.getByRole('button', { name: 'Base price' }));
    await waitFor(() => expect(addressOf(router)).toMatchObject({ sort: 'price', order: 'DESC' }));
    await waitFor(() =>
      expect(page.getByRole('columnheader', { name: 'Base price' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
  });

  it('turns pages and changes their size', async () => {
    const { router } = openList();
    await page.findByText('Package 1');
    expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(await page.findByText('Packages 11 to 20 of 23')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Rows per page'), '30');
    expect(await page.findByText('Packages 1 to 23 of 23')).toBeVisible();
    expect(addressOf(router)).toMatchObject({ perPage: '30', page: '1' });
    expect(
      within(page.getByLabelText('Rows per page'))
        .getAllByRole('option')
        .map(o => o.textContent),
    ).toEqual(['5', '10', '20', '30', '50', '100']);
  });

  it('says that there are more than it counted, and counts all when asked (decision 0239)', async () => {
    const getList = vi.fn((_resource: string, { meta }: GetListParams) =>
      Promise.resolve({
        data: records.slice(0, 10),
        total: meta?.total === 'exact' ? 1_234_567 : 10_001,
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        meta: meta?.total === 'exact' ? {} : { isTotalAtLeast: true },
      }),
    );
    openList({ dataProvider: providerOf({ getList: getList as never }) });
    expect(await page.findByText('Packages 1 to 10 of 10,000+')).toBeVisible();
    expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    await userEvent.click(page.getByRole('button', { name: 'Count all' }));
    expect(await page.findByText('Packages 1 to 10 of 12,34,567')).toBeVisible();
    expect(page.queryByRole('button', { name: 'Count all' })).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Next page' })).toHaveFocus();
    expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1234568');
  });

  describe('with more rows than an order without an index is given for (decision 0239)', () => {
    const many = vi.fn((_resource: string, { sort }: GetListParams) =>
      sort?.field === 'price'
        ? Promise.reject(
            new HttpError({
              status: 400,
              code: 'BAD_REQUEST',
              message: tooManyToSort.message,
              errors: [{ in: 'query', field: '/sort', code: tooManyToSortCode, ...tooManyToSort }],
            }),
          )
        : Promise.resolve({
            data: records.slice(0, 10),
            total: 10_001,
            pageInfo: { hasNextPage: true, hasPreviousPage: false },
            meta: { isTotalAtLeast: true, orders: ['name'] },
          }),
    );

    it('offers the other orders alone, and says why', async () => {
      many.mockClear();
      openList({ dataProvider: providerOf({ getList: many as never }) });
      await page.findByText('Package 1');
      const head = page.getByRole('button', { name: 'Base price' });
      expect(head).toHaveAttribute('aria-disabled', 'true');
      expect(head).toHaveAttribute('title', tooManyToSort.message);
      await userEvent.click(head);
      await userEvent.click(page.getByRole('button', { name: 'Package' }));
      await waitFor(() =>
        expect(many.mock.lastCall?.[1].sort).toEqual({ field: 'name', order: 'DESC' }),
      );
      expect(many.mock.calls.map(([, { sort }]) => sort?.field)).not.toContain('price');
    });

    const dear = {
      name: 'dear',
      label: { en: 'Dear', hi: 'महँगे' },
      where: true,
      sort: [priceFirst],
    };
    const withView = {
      ...sampleScreen,
      list: { ...sampleScreen.list, views: [{ ...dear, tree: null, todo: null, bars: null }] },
    } as unknown as RecordScreen;

    it.each([
      ['an address', '/packages?sort=price&order=ASC'],
      ['a view', '/packages?view=dear'],
    ])('goes back to its usual order where %s asks for that one, and says why', async (_, path) => {
      const { router } = renderConsole(
        <ScreenContext value={withView}>
          <ResourceContextProvider value={sampleScreen.resource}>
            <ListPage />
            <Told />
          </ResourceContextProvider>
        </ScreenContext>,
        {
          path,
          dataProvider: providerOf({ getList: many as never }),
        },
      );
      expect(await page.findByText('Package 1')).toBeVisible();
      expect(page.getByText(tooManyToSort.message)).toBeVisible();
      await waitFor(() => expect(addressOf(router)).toMatchObject({ sort: 'name', order: 'ASC' }));
      vi.mocked(console.error).mockClear();
    });
  });

  it('offers the first record where there is none yet', async () => {
    openList({ dataProvider: providerOf({ getList: listOf([]) }) });
    expect(await page.findByText('No packages yet')).toBeVisible();
    expect(page.getAllByRole('link', { name: 'New package' })[1]).toHaveAttribute(
      'href',
      '/packages/create',
    );
  });

  it('shows a failure in its place and tries again', async () => {
    const getList = listOf(records);
    const error = new HttpError({ status: 503, code: 'UNAVAILABLE', message: 'Busy' });
    getList.mockRejectedValueOnce(error);
    openList({ dataProvider: providerOf({ getList }) });
    expect(await page.findByRole('alert')).toHaveTextContent('Busy');
    // ra-core writes every failed read to the console during development.
    expect(vi.mocked(console.error).mock.calls).toEqual([[error]]);
    vi.mocked(console.error).mockClear();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByText('Package 1')).toBeVisible();
  });

  it('shows the columns that a person chose and remembers them', async () => {
    const { store } = openList();
    await page.findByText('Package 1');
    expect(page.queryByRole('columnheader', { name: 'Days' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    const chooser = await page.findByRole('dialog', { name: 'Columns' });
    expect(within(chooser).getByLabelText('Package')).toBeDisabled();
    await userEvent.click(within(chooser).getByLabelText('Days'));
    await userEvent.click(within(chooser).getByLabelText('NetSuite'));
    expect(within(chooser).getByRole('status')).toHaveTextContent('4 of 5 shown');
    expect(store.getItem('preferences.columns.packages')).toEqual({
      '': [{ field: 'name' }, { field: 'clientType' }, { field: 'price' }, { field: 'days' }],
    });
    await userEvent.click(within(chooser).getByRole('button', { name: 'Reset' }));
    expect(within(chooser).getByLabelText('NetSuite')).toBeChecked();
  });

  it('offers only what the roles may do', async () => {
    openList(
      { user: userDetails({ roleCodes: ['lookup-view'] }) },
      {
        ...sampleScreen,
        access: { 'lookup-view': { do: ['list', 'show'], rows: true, hide: ['price'], lock: [] } },
      },
    );
    await page.findByText('Package 1');
    expect(page.queryByRole('link', { name: 'New package' })).not.toBeInTheDocument();
    expect(page.queryByLabelText('Select Package 1')).not.toBeInTheDocument();
    expect(page.queryByRole('columnheader', { name: 'Base price' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'More actions for Package 1' }));
    expect((await page.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Show']);
  });
});
