import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { AccountStatementPanel } from './AccountStatementPanel.tsx';
import { NarrowStatement } from './NarrowStatement.tsx';
import type { Statement } from './StatementTable.tsx';

const line = {
  day: '2026-05-02',
  reference: 'INV/26-27/000001',
  opportunityName: 'Gold for Asha Homes',
  modeName: null,
  isReadable: true,
  resource: 'invoices',
  recordId: 7,
  walletChange: 0,
  wallet: 0,
} as const;

const statement: Statement = {
  accountId: 3,
  accountName: 'Asha Homes',
  from: '2026-04-01',
  to: '2026-11-28',
  opening: { owed: 5_000, wallet: 0 },
  lines: [
    { ...line, kind: 'tax', debit: 118_000, credit: 0, balance: 123_000 },
    {
      ...line,
      kind: 'collection',
      reference: null,
      opportunityName: null,
      recordId: null,
      isReadable: false,
      debit: 0,
      credit: 130_050,
      balance: -7_050,
    },
  ],
  closing: { owed: -7_050, wallet: 0 },
  debit: 118_000,
  credit: 130_050,
  billed: 123_000,
  collected: 130_050,
  collectedNow: 130_050,
  because: [{ reason: 'unbilled', amount: 7_050 }],
};

const open = () => {
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue(statement);
  renderConsole(
    <RecordContextProvider value={{ id: 3 }}>
      <AccountStatementPanel />
    </RecordContextProvider>,
    { client: { call: call as never } },
  );
  const queries = () =>
    call.mock.calls.flatMap(([id, asked]) =>
      id === 'statements.get' ? [(asked as { query: { from: string; to: string } }).query] : [],
    );
  return { queries };
};

it('shows the lines between both balances, and what lies between billed and collected', async () => {
  open();
  const rows = within(await page.findByRole('region', { name: 'Lines of the statement' }));
  const cells = rows
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);
  expect(cells[0]).toContain('Opening balance₹50');
  expect(cells[1]).toContain('Tax invoice');
  expect(cells[1]).toContain('₹1,180₹1,230');
  expect(cells[2]).toContain('Opportunity of a colleague₹1,300.50-₹70.50');
  expect(cells[3]).toContain('Closing balance₹1,180₹1,300.50-₹70.50');
  expect(rows.getByRole('link', { name: 'INV/26-27/000001' })).toBeVisible();
  expect(page.getByText('more paid than billed')).toBeVisible();
  expect(page.getByRole('row', { name: 'Paid and not billed yet ₹70.50' })).toBeVisible();
});

it('asks for the days that are entered, and its files are of the same days', async () => {
  const { queries } = open();
  await waitFor(() => expect(queries().at(-1)?.from).toMatch(/-04-01$/));
  await userEvent.click(page.getByRole('button', { name: 'Everything' }));
  await waitFor(() => expect(queries().at(-1)?.from).toBe('2000-01-01'));
  for (const kind of ['PDF', 'CSV'])
    expect(page.getByRole('link', { name: kind }).getAttribute('href')).toContain(
      `/console/v1/accounts/3/statement/${kind.toLowerCase()}?from=2000-01-01&to=`,
    );
  const from = page.getByLabelText(/From/);
  const asked = queries().length;
  await userEvent.clear(from);
  expect(await page.findByText('Enter the first and the last day.')).toBeVisible();
  expect(queries()).toHaveLength(asked);
});

it('has every amount in sight on a phone', async () => {
  renderConsole(<NarrowStatement statement={statement} />);
  const rows = within(await page.findByRole('region', { name: 'Lines of the statement' }));
  const cells = rows
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);
  expect(cells).toEqual([
    expect.stringMatching(/^Opening balance.*₹50$/),
    expect.stringMatching(/^Tax invoice.*INV\/26-27\/000001.*₹1,180Debit₹1,230$/),
    expect.stringMatching(/Opportunity of a colleague₹1,300.50Credit-₹70.50$/),
    expect.stringMatching(/^Closing balance.*₹1,180Debit₹1,300.50Credit-₹70.50$/),
  ]);
});
