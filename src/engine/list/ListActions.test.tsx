import { act as settle, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { providerOf } from '../providerOf.fixture.ts';
import { sampleScreen } from '../sample.fixture.ts';
import { listOf, openList, records } from '#tests/support/console/openList.tsx';

describe('rows of a list', () => {
  it('deletes what is selected, by name and with the versions that were seen', async () => {
    const deleteMany = vi
      .fn<DataProvider['deleteMany']>()
      .mockResolvedValue({ data: [1, 3], meta: { failed: [] } });
    openList({
      dataProvider: providerOf({
        deleteMany,
        getMany: vi.fn<DataProvider['getMany']>().mockResolvedValue({ data: [] }),
      }),
    });
    await userEvent.click(await page.findByLabelText('Select Package 1'));
    await userEvent.click(page.getByLabelText('Select Package 3'));
    const bar = page.getByRole('toolbar');
    expect(bar).toHaveTextContent('2 selected');
    expect(page.getByLabelText('Select all rows of this page')).toBePartiallyChecked();
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await page.findByRole('dialog', { name: 'Delete 2 packages?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Package 1', 'Package 3']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 packages' }));
    await waitFor(() => expect(page.queryByRole('toolbar')).not.toBeInTheDocument());
    expect(deleteMany).toHaveBeenCalledWith('packages', {
      ids: [1, 3],
      meta: {
        records: [
          expect.objectContaining({ id: 1, version: 3 }),
          expect.objectContaining({ id: 3 }),
        ],
      },
    });
  });

  it('selects a range with Shift and the whole page with the box in the head', async () => {
    openList();
    await userEvent.click(await page.findByLabelText('Select Package 2'));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(page.getByLabelText('Select Package 5'));
    await user.keyboard('{/Shift}');
    expect(page.getByRole('toolbar')).toHaveTextContent('4 selected');
    await userEvent.click(page.getByLabelText('Select all rows of this page'));
    expect(page.getByRole('toolbar')).toHaveTextContent('10 selected');
    expect(page.getByRole('button', { name: 'Select all 23' })).toBeVisible();
    await userEvent.click(page.getByLabelText('Select all rows of this page'));
    expect(page.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('lets what is selected go with another search, and keeps it from page to page', async () => {
    const getMany = vi.fn<DataProvider['getMany']>(async (_resource, { ids }) => ({
      data: records.filter(({ id }) => ids.includes(id)) as never[],
    }));
    openList({ dataProvider: providerOf({ getMany, getList: listOf(records) }) });
    await userEvent.click(await page.findByLabelText('Select Package 2'));
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await page.findByLabelText('Select Package 11');
    expect(page.getByRole('toolbar')).toHaveTextContent('1 selected');
    await userEvent.type(page.getByRole('searchbox'), '23');
    await page.findByLabelText('Select Package 23');
    await waitFor(() => expect(page.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('moves, selects and searches by keyboard, but not while someone types', async () => {
    openList();
    await page.findByText('Package 1');
    await userEvent.keyboard('jj');
    expect(page.getByRole('link', { name: 'Package 2' })).toHaveFocus();
    await userEvent.keyboard('kx');
    expect(page.getByRole('link', { name: 'Package 1' })).toHaveFocus();
    expect(page.getByLabelText('Select Package 1')).toBeChecked();
    await userEvent.keyboard('/');
    expect(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('jx');
    expect(page.getByRole('searchbox')).toHaveValue('jx');
    expect(page.getByLabelText('Select Package 1')).toBeChecked();
  });

  it('leaves the keys alone when shortcuts are switched off', async () => {
    const { store } = openList();
    await page.findByText('Package 1');
    store.setItem('preferences.shortcuts', false);
    await waitFor(() =>
      expect(page.getByRole('searchbox').parentElement).not.toHaveTextContent('/'),
    );
    await userEvent.keyboard('j');
    expect(page.getByRole('link', { name: 'Package 1' })).not.toHaveFocus();
  });

  it('offers no change and no removal of a record that is over, and says why it stays', async () => {
    const isOver = { netsuite: { eq: true } };
    const stays = { en: 'NetSuite keeps it', hi: 'NetSuite keeps it' };
    const deleteMany = vi
      .fn<DataProvider['deleteMany']>()
      .mockResolvedValue({ data: [3], meta: { failed: [] } });
    openList(
      { dataProvider: providerOf({ deleteMany }) },
      {
        ...sampleScreen,
        editable: { not: isOver },
        removable: { when: { not: isOver }, why: [{ when: true, text: stays }] },
      },
    );
    await userEvent.click(await page.findByRole('button', { name: 'More actions for Package 1' }));
    expect(await page.findByRole('menuitem', { name: 'Show' })).toBeVisible();
    const removal = page.getByRole('menuitem', { name: /Delete/ });
    expect(removal).toHaveAttribute('aria-disabled', 'true');
    expect(removal).toHaveTextContent('NetSuite keeps it');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'More actions for Package 2' }));
    expect(await page.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByLabelText('Select Package 1'));
    await userEvent.click(page.getByLabelText('Select Package 3'));
    await userEvent.click(
      within(page.getByRole('toolbar')).getByRole('button', { name: 'Delete' }),
    );
    const dialog = await page.findByRole('dialog', { name: 'Delete "Package 3"?' });
    expect(within(dialog).getByRole('list', { name: 'Skipped: 1' })).toHaveTextContent(
      'Package 1NetSuite keeps it',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(deleteMany).toHaveBeenCalledOnce());
    expect(deleteMany.mock.calls[0]?.[1]).toMatchObject({ ids: [3] });
  });

  it('lets go what an action was done with, and keeps selected what it was not done with', async () => {
    const act = vi
      .fn<ConsoleDataProvider['act']>()
      .mockImplementation(async (_resource, _name, { ids }) => {
        if (ids.includes(3))
          throw new HttpError({ status: 409, code: 'CONFLICT', message: 'Somebody was first' });
        return { data: [...ids], meta: { failed: [], answers: [{}] } };
      });
    const action = sampleScreen.actions['enable-netsuite'];
    if (!action) throw new Error('The sample has an action');
    openList(
      {
        dataProvider: providerOf({
          act,
          getMany: vi.fn<DataProvider['getMany']>().mockResolvedValue({ data: [] }),
        }),
      },
      {
        ...sampleScreen,
        list: { ...sampleScreen.list, bulk: ['enable-netsuite'] },
        actions: { 'enable-netsuite': { ...action, on: ['bulk'] } },
      },
    );
    const run = async (name: RegExp) => {
      await userEvent.click(
        within(page.getByRole('toolbar')).getByRole('button', { name: 'Enable NetSuite' }),
      );
      await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name }));
    };
    await userEvent.click(await page.findByLabelText('Select Package 2'));
    await userEvent.click(page.getByLabelText('Select Package 3'));
    await run(/^Enable NetSuite/);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    // ra-core writes every failed call to the console during development.
    expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    expect(page.getByRole('toolbar')).toHaveTextContent('1 selected');
    expect(page.getByLabelText('Select Package 3')).toBeChecked();
    act.mockResolvedValue({ data: [3], meta: { failed: [], answers: [{}] } });
    await run(/^Enable NetSuite/);
    await waitFor(() => expect(page.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('closes the menu of a row that is not among the rows any more', async () => {
    const { router } = openList();
    const menuOf = await page.findByRole('button', { name: 'More actions for Package 2' });
    await userEvent.click(menuOf);
    expect(await page.findByRole('menu')).toBeVisible();
    await settle(() => router.navigate('/packages?page=2'));
    await page.findByLabelText('Select Package 11');
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('says in the menu of a row why an action cannot be done, and carries out one that can', async () => {
    const act = vi
      .fn<ConsoleDataProvider['act']>()
      .mockResolvedValue({ data: [2], meta: { failed: [], answers: [{}] } });
    openList({ dataProvider: providerOf({ act }) });
    await userEvent.click(await page.findByRole('button', { name: 'More actions for Package 1' }));
    expect(await page.findByRole('menuitem', { name: /Enable NetSuite/ })).toHaveTextContent(
      'NetSuite is on already',
    );
    expect(page.getByRole('menuitem', { name: /Enable NetSuite/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'More actions for Package 2' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /Enable NetSuite/ }));
    const dialog = await page.findByRole('dialog', { name: 'Enable NetSuite: Package 2' });
    expect(dialog).toHaveTextContent('Enabling cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enable NetSuite' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    expect(act).toHaveBeenCalledWith(
      'packages',
      'enable-netsuite',
      expect.objectContaining({ ids: [2] }),
    );
  });
});
