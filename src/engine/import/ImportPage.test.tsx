import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { providerOf } from '../providerOf.fixture.ts';
import { sampleScreen } from '../sample.fixture.ts';
import { csvText } from './csvText.ts';
import { errorRows } from './lines/errorRows.ts';
import { ImportPage } from './ImportPage.tsx';

const screen = {
  ...sampleScreen,
  access: { admin: { do: ['list', 'import'], rows: true, hide: [], lock: [] } },
  import: { matchBy: ['name'], view: null, columns: {}, call: null },
};

const checked: ImportAnswer = {
  isApplied: false,
  importId: 'one',
  counts: { lines: 3, unchanged: 1, changed: 1, created: 1, errors: 0 },
  header: ['name', 'price'],
  results: [
    {
      line: 2,
      status: 'change',
      id: 7,
      record: { name: 'Gold' },
      before: { price: 649_900 },
      after: { price: 699_900 },
    },
    { line: 3, status: 'create', record: { name: 'Silver' }, after: { name: 'Silver' } },
    { line: 4, status: 'unchanged', id: 9, record: { name: 'Bronze' } },
  ],
};

const faulty: ImportAnswer = {
  isApplied: false,
  counts: { lines: 2, unchanged: 0, changed: 1, created: 0, errors: 1 },
  header: ['name', 'price'],
  results: [
    checked.results![0]!,
    {
      line: 3,
      status: 'error',
      errors: [{ column: 'price', message: 'Enter an amount' }],
      cells: ['Silver', 'x, y'],
    },
  ],
};

const past = {
  importId: 'old',
  at: '2026-11-20T06:00:00.000Z',
  actorName: 'Manish Agarwal',
  fileName: 'prices.csv',
  counts: { lines: 5, unchanged: 0, changed: 4, created: 1, errors: 0 },
};

type Send = HttpClient['send'];

const open = (send: Send, options: Parameters<typeof renderConsole>[1] = {}, list = [past]) => {
  const call = vi.fn(async (id: string) => {
    if (id === 'imports.list')
      return { results: list, totalCount: list.length, totalPages: 1, hasNextPage: false };
    if (id === 'imports.revert') return { importId: 'old', counts: { restored: 4, removed: 1 } };
    return {};
  });
  const shown = renderConsole(<ImportPage />, {
    screen,
    path: '/packages/import',
    client: { send, call: call as unknown as HttpClient['call'] },
    dataProvider: providerOf({ getList: async () => ({ data: [], total: 0 }) }),
    ...options,
  });
  return { ...shown, call };
};

const file = (text = 'name,price\n', name = 'prices.csv') =>
  new File([text], name, { type: 'text/csv' });

const choose = async (one: File) =>
  userEvent.upload(await page.findByLabelText('CSV file of packages'), one);

describe('the import of a screen', () => {
  it('checks a file as soon as it is chosen and tells each field of each line', async () => {
    const send = vi.fn<Send>().mockResolvedValue(checked);
    open(send);
    await choose(file());
    expect(await page.findByText('Checked 3 lines')).toBeVisible();
    expect(send.mock.calls[0]).toMatchObject([
      'imports.run',
      { params: { resource: 'packages' }, query: { dryRun: true }, body: { csv: 'name,price\n' } },
    ]);
    const row = page.getByRole('row', { name: /Gold/ });
    expect(row).toHaveTextContent(/before: ₹6,499.*after: ₹6,999.*\+7.7 %/);
    await userEvent.click(page.getByRole('button', { name: 'New 1' }));
    expect(page.queryByRole('row', { name: /Gold/ })).not.toBeInTheDocument();
    expect(page.getByRole('row', { name: /Silver/ })).toBeVisible();
  });

  it('applies what was checked, names it, and offers to take it back', async () => {
    const send = vi
      .fn<Send>()
      .mockResolvedValueOnce(checked)
      .mockResolvedValueOnce({ ...checked, isApplied: true });
    const { call } = open(send);
    await choose(file());
    await userEvent.click(await page.findByRole('button', { name: 'Apply 2 packages' }));
    expect(await page.findByText('Applied 2 changes')).toBeVisible();
    expect(page.getByRole('link', { name: 'Show packages' })).toHaveAttribute('href', '/packages');
    expect(send.mock.calls[1]).toMatchObject([
      'imports.run',
      { query: { importId: 'one', fileName: 'prices.csv' }, idempotencyKey: expect.any(String) },
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Revert' }));
    const dialog = await page.findByRole('dialog', { name: 'Revert the import of 2 lines?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revert' }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('imports.revert', {
        params: { resource: 'packages', id: 'one' },
      }),
    );
    expect(await page.findByText('Drop a CSV file here')).toBeVisible();
  });

  it('shows wrong values where they stand, and gives them away as a file', async () => {
    const saved: Blob[] = [];
    const files = {
      createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x',
      revokeObjectURL: () => undefined,
    };
    vi.stubGlobal('URL', Object.assign(class extends URL {}, files));
    open(vi.fn<Send>().mockResolvedValue(faulty));
    await choose(file());
    const row = await page.findByRole('row', { name: /Enter an amount/ });
    expect(row).toHaveTextContent('x, y');
    expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    expect(page.getByText(/1 line has errors/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Download errors' }));
    expect(await saved[0]?.text()).toBe(
      '#line,name,price,#errors\r\n3,Silver,"x, y",price: Enter an amount\r\n',
    );
    vi.unstubAllGlobals();
  });

  it.each<[string, File, RegExp]>([
    ['a workbook', file('PK\u0003\u0004 and more', 'prices.xlsx'), /This is an Excel workbook/],
    ['a huge file', file('x'.repeat(12 * 1024 * 1024 + 1)), /larger than 12 MB/],
  ])('does not send %s', async (_case, one, words) => {
    const send = vi.fn<Send>();
    open(send);
    await choose(one);
    expect(await page.findByRole('alert')).toHaveTextContent(words);
    expect(send).not.toHaveBeenCalled();
  });

  it('tells why a file cannot be read, and takes the next one', async () => {
    const errors = ['Line 1: Column 2 has no name.', 'Line 1: The column "name" is missing.'].map(
      message => ({ in: 'body' as const, field: '/csv/1', code: 'column', message }),
    );
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(
        new HttpError({ status: 422, code: 'VALIDATION_FAILED', message: 'x', errors }),
      )
      .mockResolvedValueOnce(checked);
    open(send);
    await choose(file());
    const alert = await page.findByRole('alert');
    for (const { message } of errors) expect(alert).toHaveTextContent(message);
    await choose(file());
    expect(await page.findByText('Checked 3 lines')).toBeVisible();
    expect(page.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('checks again when a record was changed since', async () => {
    const conflict = new HttpError({ status: 409, code: 'CONFLICT', message: 'check it again.' });
    const send = vi
      .fn<Send>()
      .mockResolvedValueOnce(checked)
      .mockRejectedValueOnce(conflict)
      .mockResolvedValueOnce({ ...checked, importId: 'two' });
    open(send);
    await choose(file());
    await userEvent.click(await page.findByRole('button', { name: 'Apply 2 packages' }));
    expect(await page.findByText('check it again.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(page.queryByText('check it again.')).not.toBeInTheDocument());
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('asks before a checked file is left', async () => {
    const { router } = open(vi.fn<Send>().mockResolvedValue(checked));
    await choose(file());
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
    const dialog = await page.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'));
  });

  it('lists earlier imports and names what stands in the way of a revert', async () => {
    open(vi.fn<Send>());
    expect(await page.findByText('prices.csv')).toBeVisible();
    expect(page.getByText('4 changed, 1 new')).toBeVisible();
    expect(page.getByRole('button', { name: 'Revert prices.csv' })).toBeVisible();
  });

  it('is in Hindi too', async () => {
    open(vi.fn<Send>(), { locale: 'hi' }, []);
    expect(await page.findByText('CSV फ़ाइल यहाँ छोड़ें')).toBeVisible();
  });

  it('tells wrong values in Hindi where the answer does, else in English', async () => {
    const [line] = faulty.results!.slice(1);
    const errors = [
      { column: 'price', message: 'Enter an amount', hi: 'राशि लिखें' },
      { column: 'name', message: 'Please enter Name' },
    ];
    const answer = { ...faulty, results: [{ ...line!, errors }] };
    open(vi.fn<Send>().mockResolvedValue(answer), { locale: 'hi' }, []);
    const input = await page.findByLabelText(/CSV फ़ाइल$/);
    await userEvent.upload(input, file());
    expect(await page.findByText('राशि लिखें')).toBeVisible();
    expect(page.getByText('Please enter Name')).toBeVisible();
    expect(csvText(errorRows(answer, 'hi'))).toContain('price: राशि लिखें name: Please enter Name');
    expect(csvText(errorRows(answer, 'en'))).toContain('price: Enter an amount');
  });

  it('is closed to those who may not import', async () => {
    open(vi.fn<Send>(), { user: userDetails({ roleCodes: ['finance'] }) });
    expect(await page.findByText('You do not have access to this')).toBeVisible();
  });
});
