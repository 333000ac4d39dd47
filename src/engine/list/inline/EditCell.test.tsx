import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { freshPage, openRecord, stored, updater } from '#tests/support/console/openRecord.tsx';
// Brought here and not by the first edit, which has only a second.
import './EditCell.tsx';

beforeEach(freshPage);

const second = { ...stored, id: 13, name: 'Relax', isNetsuiteEnabled: true };

const open = async (dataProvider: object = {}, roleCodes?: string[]) => {
  const { userDetails } = await import('#tests/support/console/renderConsole.tsx');
  const call = vi.fn(() => Promise.resolve({ results: [] }));
  await openRecord(
    {
      getList: vi.fn().mockResolvedValue({ data: [stored, second], total: 2 }),
      ...dataProvider,
    },
    {
      path: '/manage-packages',
      client: { call: call as HttpClient['call'] },
      ...(roleCodes && { user: userDetails({ roleCodes }) }),
    },
  );
  // The first time, the screen and its list come as parts of the script.
  await page.findByRole('link', { name: stored['name'] }, { timeout: 5000 });
};

const cellOf = (path: string, name: string = stored['name']): HTMLElement => {
  const row = page.getByRole('link', { name }).closest('tr');
  const cell = row?.querySelector<HTMLElement>(`[data-edit="${path}"]`);
  if (!cell) throw new Error(`${path} cannot be changed in the row of ${name}`);
  return cell;
};

const edit = async (path: string, value: string) => {
  cellOf(path).focus();
  await userEvent.keyboard('{F2}');
  const entry = await within(cellOf(path)).findByRole('textbox');
  await waitFor(() => expect(entry).toHaveFocus());
  await userEvent.clear(entry);
  await userEvent.type(entry, value);
};

describe('a value of a row', () => {
  it('is changed in its place: F2, type, Enter', async () => {
    const update = updater();
    await open({ update });
    await edit('durationDays', '60{Enter}');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      id: 12,
      data: { durationDays: 60 },
      previousData: { version: 4 },
      meta: { surface: 'inline' },
    });
    expect(Object.keys(update.mock.calls[0]?.[1].data ?? {})).toEqual(['durationDays']);
    await waitFor(() => expect(cellOf('durationDays')).toHaveFocus());
    expect(cellOf('durationDays')).toHaveTextContent('60');
  });

  it('stays as it is after Escape, and is not sent when it is the same', async () => {
    const update = updater();
    await open({ update });
    await edit('durationDays', '7{Escape}');
    await waitFor(() => expect(cellOf('durationDays')).toHaveFocus());
    expect(cellOf('durationDays')).toHaveTextContent('90');
    await edit('durationDays', '90{Enter}');
    await waitFor(() => expect(cellOf('durationDays')).toHaveFocus());
    expect(update).not.toHaveBeenCalled();
  });

  it('goes on to the next one with Tab', async () => {
    const update = updater();
    await open({ update });
    await userEvent.dblClick(cellOf('agentType'));
    const select = await within(cellOf('agentType')).findByRole('combobox');
    await userEvent.selectOptions(select, 'FoS');
    await userEvent.tab();
    await waitFor(() => expect(within(cellOf('durationDays')).getByRole('textbox')).toHaveFocus());
    expect(update.mock.calls[0]?.[1].data).toEqual({ agentType: 'FoS' });
  });

  it.each([
    ['what the page finds wrong', '-5{Enter}', null, 'Enter 1 or more'],
    [
      'what the server finds wrong',
      '60{Enter}',
      new HttpError({
        status: 422,
        code: 'VALIDATION_FAILED',
        message: 'x',
        errors: [{ in: 'body', field: '/durationDays', code: 'max', message: 'Too long' }],
      }),
      'Too long',
    ],
  ])('says %s, in its place', async (_what, typed, refusal, words) => {
    const update = updater();
    if (refusal) update.mockRejectedValueOnce(refusal);
    await open({ update });
    await edit('durationDays', typed);
    expect(await within(cellOf('durationDays')).findByRole('alert')).toHaveTextContent(words);
    expect(within(cellOf('durationDays')).getByRole('textbox')).toBeInvalid();
    expect(update).toHaveBeenCalledTimes(refusal ? 1 : 0);
    vi.mocked(console.error).mockClear();
  });

  it('asks where somebody else changed it meanwhile', async () => {
    const theirs = { ...stored, version: 5, durationDays: 30, updatedByName: 'Ravi Menon' };
    const update = updater();
    update.mockRejectedValueOnce(
      new HttpError({ status: 409, code: 'STALE_VERSION', message: 'stale', current: theirs }),
    );
    await open({ update });
    await edit('durationDays', '60{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'Ravi Menon saved first' });
    expect(within(dialog).getByRole('radio', { name: /Your value 60/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: { durationDays: 60 },
      previousData: { version: 5 },
    });
    vi.mocked(console.error).mockClear();
  });

  it('is changed only where the form would let it be', async () => {
    await open();
    expect(() => cellOf('durationDays', 'Relax')).toThrow('cannot be changed');
    expect(() => cellOf('name')).toThrow('cannot be changed');
  });

  it('is reached with the arrow keys', async () => {
    await open();
    page.getByRole('link', { name: stored['name'] }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(cellOf('agentType')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect(page.getByRole('link', { name: 'Relax' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(page.getByLabelText('Select Relax')).toBeChecked();
    await userEvent.keyboard('{Home}');
    expect(page.getByRole('link', { name: stored['name'] })).toHaveFocus();
  });
});
