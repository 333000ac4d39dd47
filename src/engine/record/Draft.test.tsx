import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { userDetails } from '#tests/support/console/renderConsole.tsx';
import {
  field,
  freshPage,
  nameField,
  openRecord,
  retype,
  stored,
} from '#tests/support/console/openRecord.tsx';

beforeEach(freshPage);

describe('what is typed and not saved', () => {
  it('comes back after a reload and can be discarded', async () => {
    const first = await openRecord();
    await retype(await nameField(), 'Half typed');
    await userEvent.tab();
    first.unmount();
    await openRecord();
    expect(await nameField()).toHaveValue('Half typed');
    expect(page.getByText(/Your unsaved changes are restored/)).toBeVisible();
    expect(page.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Premium + Mumbai 90'));
    expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('warns when the record was saved since', async () => {
    const first = await openRecord();
    await retype(await nameField(), 'Half typed');
    await userEvent.tab();
    first.unmount();
    await openRecord({
      getOne: vi
        .fn<DataProvider['getOne']>()
        .mockResolvedValue({ data: { ...stored, version: 5, durationDays: 60 } }),
    });
    expect(
      await page.findByText(/the record has been saved since/, {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(await nameField()).toHaveValue('Half typed');
    expect(await field('Days')).toHaveValue('60');
  });

  it('is another person’s own', async () => {
    const first = await openRecord();
    await retype(await nameField(), 'Half typed');
    await userEvent.tab();
    first.unmount();
    await openRecord({}, { user: userDetails({ id: 8 }) });
    expect(await nameField()).toHaveValue('Premium + Mumbai 90');
  });

  it('is not left behind without a question', async () => {
    const { router } = await openRecord();
    await userEvent.type(await nameField(), ' x');
    void router.navigate('/elsewhere');
    const dialog = await page.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await nameField()).toHaveValue('Premium + Mumbai 90 x');
    void router.navigate('/elsewhere');
    await userEvent.click(await page.findByRole('button', { name: 'Leave without saving' }));
    expect(await page.findByText('Elsewhere')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays while the history is read', async () => {
    const history = vi.fn<ConsoleDataProvider['history']>().mockResolvedValue({
      data: {
        results: [
          {
            id: 1,
            at: '2026-11-20T10:00:00.000Z',
            actorName: 'Asha Rao',
            surface: 'form',
            action: 'update',
            act: { en: 'changed it', hi: 'ने बदला' },
            version: 4,
            changes: [{ field: 'durationDays', before: 60, after: 90 }],
          },
        ],
        totalPages: 1,
        hasNextPage: false,
        totalCount: 1,
      },
    });
    await openRecord({ history });
    await userEvent.type(await nameField(), ' x');
    // The values of an entry are drawn by a part of the script that comes late, which `act` waits for.
    await act(async () => fireEvent.click(page.getByRole('tab', { name: 'History' })));
    const panel = await page.findByRole('tabpanel', { name: 'History' });
    const entry = (await within(panel).findByText('Asha Rao')).closest('li');
    if (!entry) throw new Error('An entry of the history is an item of a list');
    expect(entry).toHaveTextContent('Asha Raochanged it');
    expect(within(entry).getByText('Days').parentElement).toHaveTextContent(
      'Daysbefore: 60after: 90',
    );
    await userEvent.click(page.getByRole('tab', { name: 'Details' }));
    expect(await nameField()).toHaveValue('Premium + Mumbai 90 x');
  });
});
