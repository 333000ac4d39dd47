import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import type { Quote } from './quoteRows.ts';
import { useQuote } from './useQuote.ts';

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
  createdAt: '2026-11-01T06:00:00Z',
  updatedAt: '2026-11-01T06:00:00Z',
});

const quote: Quote = {
  lines: [line(1), line(2)],
  offered: [],
  levels: [],
  cityName: null,
  milestones: [],
  isRestTaxed: true,
};

const Editor = () => (
  <QuoteForm state={useQuote(1, quote, () => undefined)} onClose={() => undefined} />
);

it('goes to the first cell that is wrong, and says nothing of a price that could not be read', async () => {
  renderConsole(<Editor />, { client: { call: () => Promise.reject(new Error()) } });
  await page.findByText('Package 2');
  expect(page.getAllByText('No approval needed.')).toHaveLength(2);
  const [, second] = page.getAllByRole('textbox', { name: /Discount/ });
  if (!second) throw new Error('Two lines');
  await userEvent.clear(second);
  await userEvent.type(second, '150');
  await userEvent.tab();
  expect(page.getAllByText('No approval needed.')).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(second).toHaveFocus();
});
