import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, RaRecord } from 'react-admin';
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

describe('the form of a record', () => {
  it('shows status, facts and values in the words of their kinds', async () => {
    await openRecord();
    expect(await nameField()).toHaveValue('Premium + Mumbai 90');
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Premium + Mumbai 90');
    expect(page.getByText('Live')).toBeVisible();
    expect(page.getByText('₹6,499')).toBeVisible();
    expect(await field('Active until')).toHaveValue('31/12/2026');
    expect(await page.findByDisplayValue('Owner Sell')).toBeVisible();
    expect(page.getByRole('group', { name: 'Entry 1' })).toBeVisible();
    expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('sends only what changed, null for what was emptied', async () => {
    const update = updater();
    await openRecord({ update });
    await retype(await nameField(), 'Premium + Pune 60');
    expect(page.getByText('Unsaved changes')).toBeVisible();
    await retype(await field('Days'), '60');
    await retype(await field('Display name'), '');
    await retype(await field('Active until'), '1/2/2027');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      id: 12,
      data: {
        name: 'Premium + Pune 60',
        displayName: null,
        durationDays: 60,
        activeUntil: '2027-02-01',
      },
      previousData: { version: 4 },
    });
    expect(Object.keys(update.mock.calls[0]?.[1].data ?? {})).toHaveLength(4);
    await waitFor(() => expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument());
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Premium + Pune 60');
  });

  it('saves nothing where nothing was changed', async () => {
    const update = updater();
    // What a hidden field holds is taken out of what is sent, which is nobody’s change.
    const record = { ...stored, isPriceApplicable: false };
    await openRecord({
      update,
      getOne: vi.fn<DataProvider['getOne']>().mockResolvedValue({ data: record }),
    });
    await nameField();
    await save();
    await userEvent.type(await nameField(), 'x{Backspace}');
    await save();
    await waitFor(() => expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument());
    expect(update).not.toHaveBeenCalled();
  });

  it('saves with Ctrl+S what is still being typed', async () => {
    const update = updater();
    await openRecord({ update });
    await userEvent.type(await nameField(), ' x');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(update.mock.calls[0]?.[1].data).toEqual({ name: 'Premium + Mumbai 90 x' }),
    );
  });

  it('says what is wrong in a summary that has the focus, with the same words at the field', async () => {
    const update = updater();
    await openRecord({ update });
    await retype(await nameField(), '');
    await retype(await field('Days'), 'many');
    await userEvent.click(page.getByRole('button', { name: 'Add entry' }));
    await save();
    const summary = page.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('The package was not saved. Fix 4 things:');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual([
      'Name: Please enter Name',
      'Days: Enter a number',
      'Pricing parameters 2, Name: Please enter Name',
      'Pricing parameters 2, Type: Please choose Type',
    ]);
    const days = await field('Days');
    expect(days).toHaveAttribute('aria-invalid', 'true');
    expect(days).toHaveAccessibleDescription('Enter a number');
    await userEvent.click(within(summary).getByRole('link', { name: /^Days/ }));
    expect(days).toHaveFocus();
    await retype(days, '45');
    await userEvent.tab();
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(3));
    expect(update).not.toHaveBeenCalled();
  });

  it('puts what the server refuses on its field', async () => {
    const update = vi.fn<DataProvider['update']>().mockRejectedValue(
      new HttpError({
        status: 422,
        code: 'VALIDATION_FAILED',
        message: 'Not valid',
        errors: [
          { in: 'body', field: '/name', code: 'taken', message: 'This name is taken.' },
          { in: 'body', field: '/unknown', code: 'x', message: 'Something of its own.' },
        ],
      }),
    );
    await openRecord({ update });
    await userEvent.type(await nameField(), '!');
    await save();
    expect(await page.findByRole('link', { name: 'Name: This name is taken.' })).toBeVisible();
    expect(page.getByText('Something of its own.')).toBeVisible();
    expect(await nameField()).toHaveAccessibleDescription('This name is taken.');
    expect(await nameField()).toHaveValue('Premium + Mumbai 90!');
    vi.mocked(console.error).mockClear();
  });

  it('keeps what is typed while it is being saved, and saves it next', async () => {
    const answers: ((answer: { data: RaRecord }) => void)[] = [];
    const update = vi.fn<DataProvider['update']>(
      () => new Promise(answer => answers.push(answer as (typeof answers)[number])),
    );
    await openRecord({ update });
    await userEvent.type(await nameField(), '!');
    await save();
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(await nameField(), '?');
    await userEvent.tab();
    const saved = { ...stored, name: 'Premium + Mumbai 90!', durationDays: 60, version: 5 };
    await act(async () => answers[0]?.({ data: saved }));
    expect(await nameField()).toHaveValue('Premium + Mumbai 90!?');
    expect(await field('Days')).toHaveValue('60');
    expect(page.getByText('Unsaved changes')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Premium + Mumbai 90!?');

    await save();
    await waitFor(() => expect(answers).toHaveLength(2));
    const [, { data, previousData }] = update.mock.calls[1] ?? [
      undefined,
      { data: {}, previousData: {} },
    ];
    expect(data).toEqual({ name: 'Premium + Mumbai 90!?' });
    expect(previousData).toMatchObject({ version: 5 });
  });

  it('saves what is left once a save is through during which saving was asked for', async () => {
    const answers: ((answer: { data: RaRecord }) => void)[] = [];
    const update = vi.fn<DataProvider['update']>(
      () => new Promise(answer => answers.push(answer as (typeof answers)[number])),
    );
    await openRecord({ update });
    await userEvent.type(await nameField(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(await nameField(), '?');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(answers).toHaveLength(1);
    const saved = { ...stored, name: 'Premium + Mumbai 90!', version: 5 };
    await act(async () => answers[0]?.({ data: saved }));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: { name: 'Premium + Mumbai 90!?' },
      previousData: { version: 5 },
    });
    // Nothing is left: asking for it meanwhile saves no third time.
    await userEvent.keyboard('{Control>}s{/Control}');
    await act(async () =>
      answers[1]?.({ data: { ...saved, name: 'Premium + Mumbai 90!?', version: 6 } }),
    );
    await waitFor(() => expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument());
    expect(answers).toHaveLength(2);
  });

  it('sends nothing again after a save that did not go through', async () => {
    const ends: ((error: Error) => void)[] = [];
    const update = vi.fn<DataProvider['update']>(() => new Promise((_, end) => ends.push(end)));
    await openRecord({ update });
    await userEvent.type(await nameField(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(ends).toHaveLength(1));
    await userEvent.keyboard('{Control>}s{/Control}');
    const refused = {
      status: 422,
      code: 'VALIDATION_FAILED' as const,
      message: 'Not valid',
      errors: [{ in: 'body' as const, field: '/name', code: 'pattern', message: 'Choose another' }],
    };
    await act(async () => ends[0]?.(new HttpError(refused)));
    expect(await page.findByText(/was not saved/)).toBeVisible();
    expect(update).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });

  it('shows and clears fields that depend on another', async () => {
    const update = updater();
    await openRecord({ update });
    await userEvent.click(
      await page.findByRole('switch', { name: 'Price applicable' }, { timeout: 5000 }),
    );
    await waitFor(() => expect(page.queryByText('Pricing parameters')).not.toBeInTheDocument());
    await save();
    await waitFor(() =>
      expect(update.mock.calls[0]?.[1].data).toEqual({
        isPriceApplicable: false,
        requiredPricingParameters: null,
      }),
    );
  });

  it('adds, moves and removes the entries of a list', async () => {
    const update = updater();
    await openRecord({ update });
    await nameField();
    await userEvent.click(page.getByRole('button', { name: 'Add entry' }));
    const second = await page.findByRole('group', { name: 'Entry 2' });
    await userEvent.type(within(second).getByLabelText('Name'), 'zone');
    await userEvent.selectOptions(within(second).getByLabelText('Type'), 'Text');
    await userEvent.click(page.getByRole('button', { name: 'Move entry 2 up' }));
    await save();
    await waitFor(() =>
      expect(update.mock.calls[0]?.[1].data).toEqual({
        requiredPricingParameters: [
          { name: 'zone', type: 'string' },
          { name: 'cityId', type: 'number' },
        ],
      }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Remove entry 2' }));
    await waitFor(() =>
      expect(page.queryByRole('group', { name: 'Entry 2' })).not.toBeInTheDocument(),
    );
  });

  it('locks the fields that a condition locks and says why', async () => {
    await openRecord({
      getOne: vi
        .fn<DataProvider['getOne']>()
        .mockResolvedValue({ data: { ...stored, isNetsuiteEnabled: true } }),
    });
    expect(await nameField()).toHaveAttribute('readonly');
    expect(await field('Display name')).not.toHaveAttribute('readonly');
    expect(page.getByRole('note')).toHaveTextContent('NetSuite is enabled');
    expect(await field('Title')).toBeDisabled();
  });
});
