import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, GetListParams, GetOneParams } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshPage, openRecord, stored } from '#tests/support/console/openRecord.tsx';
// Brought here and not by the first click, which has only a second.
import '../../list/ListPage.tsx';
import '../forms.ts';

beforeEach(freshPage);

const names = ['First', 'Second', 'Third'];
const rows = names.map((name, at) => ({ ...stored, id: 20 + at, name }));

/** Opens the list, a page of which has these rows, and the record of one of them. */
const openFrom = async (path: string, name: string) => {
  const getList = vi.fn<(resource: string, params: GetListParams) => Promise<unknown>>(
    async resource =>
      resource === 'packages' ? { data: rows, total: 60 } : { data: [], total: 0 },
  );
  const getOne = vi.fn<(resource: string, params: GetOneParams) => Promise<unknown>>(
    async (_resource, { id }) => ({ data: rows.find(row => String(row.id) === String(id)) }),
  );
  const { router } = await openRecord(
    { getList: getList as unknown as DataProvider['getList'], getOne },
    { path, client: { call: (() => Promise.resolve({ results: [] })) as never } },
  );
  const link = await page.findByRole('link', { name }, { timeout: 5000 });
  // The script of records comes with the first of them.
  await act(async () => fireEvent.click(link));
  await waitFor(() => expect(heading()).toBe(name), { timeout: 5000 });
  const asked = () => getList.mock.calls.filter(([resource]) => resource === 'packages').length;
  return { router, asked, before: asked() };
};

const heading = () => page.queryByRole('heading', { level: 1 })?.textContent;

it.each([
  ['the list', '/manage-packages'],
  ['a page that is none of its first', '/manage-packages?page=2'],
  ['what was searched for', '/manage-packages?search=prem'],
])('J and K go through the rows of %s, and nothing is read for it', async (_of, path) => {
  const { asked, before } = await openFrom(path, 'Second');
  await userEvent.keyboard('j');
  await waitFor(() => expect(heading()).toBe('Third'));
  // The page ends here: the one before is reached all the same, and the list is not read again.
  expect(page.getByRole('button', { name: 'Next record in the list' })).toBeDisabled();
  await userEvent.keyboard('kk');
  await waitFor(() => expect(heading()).toBe('First'));
  expect(page.getByRole('link', { name: 'Next record in the list' })).toBeVisible();
  expect(asked()).toBe(before);
});

it('J and K stay after a reload, for which the page of the list is read once', async () => {
  await openFrom('/manage-packages?page=2', 'Second');
  cleanup();
  const getList = vi.fn<(resource: string, params: GetListParams) => Promise<unknown>>(
    async resource =>
      resource === 'packages' ? { data: rows, total: 60 } : { data: [], total: 0 },
  );
  await openRecord(
    {
      getList: getList as unknown as DataProvider['getList'],
      getOne: async (_resource: string, { id }: GetOneParams) => ({
        data: rows.find(row => String(row.id) === String(id)) ?? stored,
      }),
    },
    { path: '/manage-packages/21' },
  );
  const next = await page.findByRole('link', { name: 'Next record in the list' });
  expect(next).toHaveAttribute('href', '/manage-packages/22');
  await userEvent.keyboard('k');
  await waitFor(() => expect(heading()).toBe('First'));
  const asked = getList.mock.calls.filter(([resource]) => resource === 'packages');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.[1].pagination).toMatchObject({ page: 2 });
});

it('a record that was opened by its address has none', async () => {
  await openRecord({ getOne: async () => ({ data: rows[0] }) }, { path: '/manage-packages/20' });
  await waitFor(() => expect(heading()).toBe('First'), { timeout: 5000 });
  expect(page.queryByRole('link', { name: 'Next record in the list' })).not.toBeInTheDocument();
});
