import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { daySpan } from '#contract/domain/days/daySpan.ts';
import { endOfDay, indiaDay, startOfDay } from '#contract/domain/days/indiaDay.ts';
import { addressOf, openList } from '#tests/support/console/openList.tsx';
import { sampleField, sampleScreen } from '../../sample.fixture.ts';

const orders = ['eq', 'gte', 'lte', 'gt', 'lt'] as const;
const paid = sampleField({
  path: 'paid',
  label: { en: 'Paid on', hi: 'Paid on' },
  kind: 'date',
  operators: orders,
});
const made = sampleField({
  path: 'made',
  label: { en: 'Made at', hi: 'Made at' },
  kind: 'datetime',
  operators: orders,
});
const screen = {
  ...sampleScreen,
  fields: { ...sampleScreen.fields, paid, made },
  list: { ...sampleScreen.list, filters: ['price', 'paid', 'made', 'clientType'] },
};

const open = async (label: string) => {
  const { router } = openList({}, screen);
  await userEvent.click(page.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await page.findByRole('menuitem', { name: label }));
  await page.findByRole('dialog', { name: 'Filter' });
  return () => addressOf(router).filter as unknown;
};

const apply = () => page.getByRole('button', { name: 'Apply' });

describe('a range of a filter', () => {
  it('is from an amount to another, both in rupees, once both are there', async () => {
    const filter = await open('Base price');
    const how = page.getByRole('combobox', { name: 'Condition for Base price' });
    await userEvent.selectOptions(how, 'is between');
    const from = page.getByRole('textbox', { name: 'Base price From' });
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.type(from, '1,000');
    expect(apply()).toBeDisabled();
    await userEvent.type(page.getByRole('textbox', { name: 'Base price To' }), '2,000{Enter}');
    await waitFor(() =>
      expect(filter()).toEqual({
        where: { all: [{ price: { gte: 100_000 } }, { price: { lte: 200_000 } }] },
      }),
    );
  });

  it('says that it begins after its end, and keeps what was typed', async () => {
    await open('Base price');
    const how = page.getByRole('combobox', { name: 'Condition for Base price' });
    await userEvent.selectOptions(how, 'is between');
    const [from, to] = ['From', 'To'].map(end =>
      page.getByRole('textbox', { name: `Base price ${end}` }),
    ) as [HTMLElement, HTMLElement];
    await userEvent.type(from, '2,000');
    await userEvent.type(to, '1,000');
    expect(page.getByText('From must not be after To.')).toBeVisible();
    expect(apply()).toBeDisabled();
    expect(from).toHaveValue('2,000');
    await userEvent.clear(to);
    await userEvent.type(to, '3,000');
    expect(page.queryByText('From must not be after To.')).toBeNull();
    expect(apply()).toBeEnabled();
  });

  it('is not offered where values are chosen from a list', async () => {
    await open('Client type');
    expect(page.queryByRole('option', { name: 'is between' })).toBeNull();
    expect(page.queryByRole('button', { name: 'This week' })).toBeNull();
  });

  it('of today is the day on which the list is read', async () => {
    const filter = await open('Paid on');
    await userEvent.click(page.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(filter()).toEqual({ where: { paid: { eq: { $: 'today' } } } }));
    expect(page.getByRole('group', { name: 'Filter' })).toHaveTextContent(/paid on is ?today/);
  });

  it.each([
    ['This week', 'week'],
    ['This month', 'month'],
  ] as const)('is %s with one click', async (name, span) => {
    const filter = await open('Paid on');
    await userEvent.click(page.getByRole('button', { name }));
    const { start, end } = daySpan(span, indiaDay(new Date()));
    await waitFor(() =>
      expect(filter()).toEqual({
        where: { all: [{ paid: { gte: start } }, { paid: { lte: end } }] },
      }),
    );
  });

  it('of instants is from the first of its days to the last in India', async () => {
    const filter = await open('Made at');
    await userEvent.click(page.getByRole('button', { name: 'Today' }));
    const today = indiaDay(new Date());
    await waitFor(() =>
      expect(filter()).toEqual({
        where: {
          all: [
            { made: { gte: startOfDay(today).toISOString() } },
            { made: { lte: endOfDay(today).toISOString() } },
          ],
        },
      }),
    );
  });
});
