import { screen as page, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { InvoicePaperPanel } from './InvoicePaperPanel.tsx';

const paper = {
  title: 'Tax invoice INV/26-27/000001',
  subtitle: '28/11/2026',
  parts: [
    { kind: 'pairs', of: [['Place of supply', 'Maharashtra (27)']] },
    {
      kind: 'table',
      title: 'Lines',
      columns: [
        { title: 'Description', share: 5 },
        { title: 'IGST', share: 2, isAmount: true },
      ],
      rows: [['Gold: First half', '₹5,400 (18%)']],
    },
    { kind: 'total', of: [['Total', '₹35,400']] },
    { kind: 'note', text: 'Supply to a special economic zone.' },
  ],
};

it('draws every part of the paper of its invoice', async () => {
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue(paper);
  renderConsole(
    <RecordContextProvider value={{ id: 7 }}>
      <InvoicePaperPanel />
    </RecordContextProvider>,
    { client: { call: call as never } },
  );
  expect(await page.findByRole('heading', { name: paper.title })).toBeVisible();
  expect(call.mock.calls.find(([id]) => id === 'invoices.paper')?.[1]).toMatchObject({
    params: { id: 7 },
  });
  const lines = within(page.getByRole('region', { name: 'Lines' }));
  expect(lines.getByRole('columnheader', { name: 'IGST' })).toBeVisible();
  const tax = lines.getByRole('cell', { name: '₹5,400 (18%)' });
  expect(tax).toBeVisible();
  // Which a phone draws beside the value, having no head of columns.
  expect(tax).toHaveAttribute('data-title', lines.getAllByRole('columnheader').at(-1)?.textContent);
  expect(page.getByText('Maharashtra (27)')).toBeVisible();
  expect(page.getByText('₹35,400')).toBeVisible();
  expect(page.getByText('Supply to a special economic zone.')).toBeVisible();
});
