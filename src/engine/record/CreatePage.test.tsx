import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { userDetails } from '#tests/support/console/renderConsole.tsx';
import {
  family,
  field,
  freshPage,
  nameField,
  openRecord,
  stored,
  type Create,
} from '#tests/support/console/openRecord.tsx';

beforeEach(freshPage);

describe('a new record', () => {
  it('begins with the defaults, is created and opened', async () => {
    const create = vi.fn<Create>(async (_resource, { data }) => ({
      data: { ...stored, ...data, id: 77 },
    }));
    const getList = vi
      .fn<DataProvider['getList']>()
      .mockResolvedValue({ data: [family], total: 1 });
    const { router } = await openRecord({ create, getList }, { path: '/manage-packages/create' });
    expect(await page.findByRole('switch', { name: 'Active' }, { timeout: 5000 })).toBeChecked();
    await userEvent.type(await nameField(), 'New one');
    await userEvent.type(await field('Package family'), 'own');
    const where = { active: { eq: true } };
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ where, q: 'own' }));
    // Opened by the click, it had asked for the first of all; letters are asked for together.
    expect(getList).toHaveBeenCalledTimes(2);
    await userEvent.click(await page.findByRole('option', { name: 'Owner Sell' }));
    await userEvent.selectOptions(await field('Agents'), 'Both');
    await userEvent.type(await field('Days'), '30');
    await userEvent.selectOptions(await field('HSN code'), '998365 Listing');
    await userEvent.click(page.getByRole('button', { name: 'Create package' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-packages/77'));
    expect(create.mock.calls[0]?.[1].data).toEqual({
      name: 'New one',
      packageFamilyId: 3,
      agentType: 'Both',
      durationDays: 30,
      hsnCode: '998365',
      isPriceApplicable: true,
      active: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is saved to begin the next one, which is empty', async () => {
    const getList = vi
      .fn<DataProvider['getList']>()
      .mockResolvedValue({ data: [family], total: 1 });
    const create = vi.fn<Create>(async (_resource, { data }) => ({
      data: { ...stored, ...data, id: 78 },
    }));
    const { router } = await openRecord({ create, getList }, { path: '/manage-packages/create' });
    await userEvent.type(await nameField(), 'First of two');
    await userEvent.type(await field('Package family'), 'own');
    await userEvent.click(await page.findByRole('option', { name: 'Owner Sell' }));
    await userEvent.selectOptions(await field('Agents'), 'Both');
    await userEvent.type(await field('Days'), '30');
    await userEvent.selectOptions(await field('HSN code'), '998365 Listing');
    await userEvent.click(page.getByRole('button', { name: 'Save and add another' }));
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    expect(create).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/manage-packages/create');
  });

  it('takes nothing more while it is created, and does again when that is refused', async () => {
    const getList = vi
      .fn<DataProvider['getList']>()
      .mockResolvedValue({ data: [family], total: 1 });
    const refusals: ((error: HttpError) => void)[] = [];
    const create = vi.fn<Create>(() => new Promise((_, refuse) => refusals.push(refuse)));
    await openRecord({ create, getList }, { path: '/manage-packages/create' });
    const name = await nameField();
    await userEvent.type(name, 'New one');
    await userEvent.type(await field('Package family'), 'own');
    await userEvent.click(await page.findByRole('option', { name: 'Owner Sell' }));
    await userEvent.selectOptions(await field('Agents'), 'Both');
    await userEvent.type(await field('Days'), '30');
    await userEvent.selectOptions(await field('HSN code'), '998365 Listing');
    expect(name.closest('[inert]')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Create package' }));
    await waitFor(() => expect(refusals).toHaveLength(1));
    expect(name.closest('[inert]')).not.toBeNull();
    const taken = {
      in: 'body',
      field: '/name',
      code: 'taken',
      message: 'This name is taken.',
    } as const;
    const refusal = {
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Not valid',
      errors: [taken],
    };
    await act(async () => refusals[0]?.(new HttpError(refusal)));
    expect(await page.findByRole('link', { name: 'Name: This name is taken.' })).toBeVisible();
    expect(name.closest('[inert]')).toBeNull();
    expect(name).toHaveValue('New one');
    vi.mocked(console.error).mockClear();
  });

  it('P1-B-145 keeps in the form what a 400 says of it as a whole', async () => {
    const getList = vi
      .fn<DataProvider['getList']>()
      .mockResolvedValue({ data: [family], total: 1 });
    const said = 'The numbers of these contacts are swapped.';
    const error = new HttpError({ status: 400, code: 'BAD_REQUEST', message: said });
    const create = vi.fn<Create>().mockRejectedValue(error);
    await openRecord({ create, getList }, { path: '/manage-packages/create' });
    await userEvent.type(await nameField(), 'New one');
    await userEvent.type(await field('Package family'), 'own');
    await userEvent.click(await page.findByRole('option', { name: 'Owner Sell' }));
    await userEvent.selectOptions(await field('Agents'), 'Both');
    await userEvent.type(await field('Days'), '30');
    await userEvent.selectOptions(await field('HSN code'), '998365 Listing');
    await userEvent.click(page.getByRole('button', { name: 'Create package' }));
    const summary = await page.findByRole('alert');
    expect(summary).toHaveTextContent(said);
    vi.mocked(console.error).mockClear();
  });

  it('has the same key while the same is sent again, and is opened without being read', async () => {
    const getList = vi
      .fn<DataProvider['getList']>()
      .mockResolvedValue({ data: [family], total: 1 });
    const getOne = vi.fn<DataProvider['getOne']>().mockResolvedValue({ data: stored });
    const create = vi.fn<Create>(async (_resource, { data }) => ({
      data: { ...stored, ...data, id: 79 },
    }));
    const lost = new HttpError({ status: 0, code: 'NETWORK', message: 'No connection' });
    create.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const { router } = await openRecord(
      { create, getList, getOne },
      { path: '/manage-packages/create' },
    );
    await userEvent.type(await nameField(), 'Once');
    await userEvent.type(await field('Package family'), 'own');
    await userEvent.click(await page.findByRole('option', { name: 'Owner Sell' }));
    await userEvent.selectOptions(await field('Agents'), 'Both');
    await userEvent.type(await field('Days'), '30');
    await userEvent.selectOptions(await field('HSN code'), '998365 Listing');
    await userEvent.click(page.getByRole('button', { name: 'Create package' }));
    await userEvent.click(await page.findByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await userEvent.type(await nameField(), '!');
    await userEvent.click(page.getByRole('button', { name: 'Create package' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-packages/79'));
    expect(await nameField()).toHaveValue('Once!');
    const keys = create.mock.calls.map(([, { meta }]) => meta?.intent);
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(getOne.mock.calls.filter(([resource]) => resource === 'packages')).toEqual([]);
    vi.mocked(console.error).mockClear();
  });

  it('is refused to those who may not create one', async () => {
    await openRecord(
      {},
      { path: '/manage-packages/create', user: userDetails({ roleCodes: ['finance'] }) },
    );
    expect(
      await page.findByText('You do not have access to this', {}, { timeout: 5000 }),
    ).toBeVisible();
  });
});
