import { cleanup, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import type { Quote } from './quoteRows.ts';
import { useQuote } from './useQuote.ts';

const moment = '2026-11-01T06:00:00Z';
const line = (id: number) => ({
  id,
  version: 1,
  opportunityId: 1,
  packageId: 8,
  packageName: `Package ${id}`,
  quantity: 1,
  ratePrice: 1_000_000,
  salesPrice: 1_000_000,
  discountStatus: 'NotRequired' as const,
  createdAt: moment,
  updatedAt: moment,
});

const quoteOf = (...ids: number[]): Quote => ({
  lines: ids.map(line),
  offered: [],
  levels: [],
  cityName: null,
  milestones: [],
  isRestTaxed: true,
});

const Editor = ({ quote }: { quote: Quote }) => {
  const [read, setRead] = useState(quote);
  const state = useQuote(1, read, () => undefined);
  return (
    <>
      <output>{`${state.rows.length} ${state.isChanged}`}</output>
      <button onClick={() => state.change('line-2', 'quantity', 3)}>Three</button>
      {state.isOlder && <p>Older</p>}
      <button onClick={() => state.discard()}>Discard</button>
      <button onClick={() => setRead(quoteOf(1, 2, 3))}>Read again</button>
      <button onClick={() => state.remove('line-1')}>Remove</button>
      <button onClick={() => state.change('line-2', 'quantity', 'many')}>Type</button>
      <button onClick={() => state.saving.mutate({ isRequested: false, remark: undefined })}>
        Save
      </button>
    </>
  );
};

afterEach(() => sessionStorage.clear());

const open = async (quote = quoteOf(1, 2)) => {
  const call = vi
    .fn<(...args: unknown[]) => Promise<unknown>>()
    .mockResolvedValue({ lines: [], approvalIds: [] });
  renderConsole(<Editor quote={quote} />, { client: { call: call as never } });
  await page.findByRole('status');
  return call;
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

it('takes out what was taken out here, and never a line that a colleague added meanwhile', async () => {
  const call = await open();
  await press('Read again');
  expect(page.getByRole('status')).toHaveTextContent('2 false');
  await press('Remove');
  await press('Save');
  expect(call.mock.calls.find(([id]) => id === 'quotes.save')?.[1]).toMatchObject({
    body: { lines: [], removed: [{ id: 1, version: 1 }] },
  });
});

it('what cannot be read yet counts as typed', async () => {
  await open();
  await press('Type');
  expect(page.getByRole('status')).toHaveTextContent('2 true');
});

it('keeps what was typed over a reload, until it is saved or thrown away', async () => {
  await open();
  await press('Remove');
  await press('Type');
  cleanup();
  await open();
  expect(page.getByRole('status')).toHaveTextContent('1 true');
  await press('Discard');
  expect(page.getByRole('status')).toHaveTextContent('2 false');
  cleanup();
  await open();
  expect(page.getByRole('status')).toHaveTextContent('2 false');
  await press('Remove');
  await press('Save');
  cleanup();
  await open();
  expect(page.getByRole('status')).toHaveTextContent('2 false');
});

it('keeps of a stored line what was typed alone, and says that somebody changed it since', async () => {
  await open();
  await press('Three');
  expect(page.queryByText('Older')).toBeNull();
  cleanup();
  const [first, second] = quoteOf(1, 2).lines;
  if (!first || !second) throw new Error('Two lines');
  const dearer = { ...second, version: 2, ratePrice: 2_000_000, salesPrice: 2_000_000 };
  const call = await open({ ...quoteOf(1, 2), lines: [first, { ...dearer, promotedDays: 60 }] });
  expect(await page.findByText('Older')).toBeVisible();
  await press('Save');
  expect(call.mock.calls.find(([id]) => id === 'quotes.save')?.[1]).toMatchObject({
    body: { lines: [{ id: 2, version: 2, quantity: 3 }] },
  });
  const [, sent] = call.mock.calls.find(([id]) => id === 'quotes.save') as [
    string,
    { body: { lines: object[] } },
  ];
  expect(sent.body.lines[0]).not.toHaveProperty('promotedDays');
});
