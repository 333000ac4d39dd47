import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import {
  field,
  freshPage,
  nameField,
  openRecord,
  retype,
  save,
  stored,
  updater,
} from '#tests/support/console/openRecord.tsx';

beforeEach(freshPage);

describe('two people at one record', () => {
  const theirs = { ...stored, version: 5, durationDays: 60, updatedByName: 'Ravi Menon' };
  const stale = (current: RaRecord) =>
    new HttpError({ status: 409, code: 'STALE_VERSION', message: 'stale', current });

  it('joins changes to different fields and says what came from whom', async () => {
    const update = updater();
    update.mockRejectedValueOnce(stale(theirs));
    await openRecord({ update });
    await userEvent.type(await nameField(), ' x');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: { name: 'Premium + Mumbai 90 x' },
      previousData: { version: 5 },
    });
    expect(await field('Days')).toHaveValue('60');
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  it('asks field by field when both changed the same, and loses nothing', async () => {
    const update = updater();
    update.mockRejectedValueOnce(stale(theirs));
    await openRecord({ update });
    await retype(await field('Days'), '30');
    await userEvent.type(await nameField(), ' x');
    await save();
    const dialog = await page.findByRole('dialog', { name: 'Ravi Menon saved first' });
    const days = within(dialog).getByRole('radiogroup', { name: 'Days' });
    expect(within(days).getByRole('radio', { name: /Your value 30/ })).toBeChecked();
    expect(dialog).toHaveTextContent('Before: 90');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await field('Days')).toHaveValue('30');
    expect(page.getByText('Unsaved changes')).toBeVisible();

    update.mockRejectedValueOnce(stale(theirs));
    await save();
    const again = await page.findByRole('dialog', { name: 'Ravi Menon saved first' });
    await userEvent.click(within(again).getByRole('radio', { name: /Value of Ravi Menon 60/ }));
    await userEvent.click(within(again).getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(3));
    expect(update.mock.calls[2]?.[1]).toMatchObject({
      data: { name: 'Premium + Mumbai 90 x' },
      previousData: { version: 5, durationDays: 60 },
    });
    await waitFor(async () => expect(await field('Days')).toHaveValue('60'));
    vi.mocked(console.error).mockClear();
  });
});
