import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openList } from '#tests/support/console/openList.tsx';

const heads = () =>
  page
    .getAllByRole('columnheader')
    .map(head => head.getAttribute('aria-label'))
    .filter(name => name !== null);

const edgeOf = (name: string) => page.getByRole('separator', { name: `Width of ${name}` });

describe('the columns of a list', () => {
  it('are put in order with the arrow keys on a grip, and told where they are', async () => {
    const { store } = openList();
    await page.findByText('Package 1');
    expect(heads()).toEqual(['Package', 'Client type', 'Base price', 'NetSuite']);
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    const chooser = await page.findByRole('dialog', { name: 'Columns' });
    within(chooser).getByRole('button', { name: 'Move NetSuite' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(within(chooser).getByRole('status')).toHaveTextContent('NetSuite is now number 3 of 5');
    await waitFor(() =>
      expect(within(chooser).getByRole('button', { name: 'Move NetSuite' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Home}');
    expect(within(chooser).getByRole('status')).toHaveTextContent('NetSuite is now number 2 of 5');
    expect(within(chooser).queryByRole('button', { name: 'Move Package' })).toBeNull();
    expect(store.getItem('preferences.columns.packages')).toEqual({
      '': [{ field: 'name' }, { field: 'netsuite' }, { field: 'clientType' }, { field: 'price' }],
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(heads()).toEqual(['Package', 'NetSuite', 'Client type', 'Base price']),
    );
  });

  it('take a width from the keyboard, within bounds, and give it back', async () => {
    const { store } = openList();
    await page.findByText('Package 1');
    const usual = Number(edgeOf('Base price').getAttribute('aria-valuenow'));
    edgeOf('Base price').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(edgeOf('Base price')).toHaveAttribute('aria-valuenow', String(usual + 8));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(edgeOf('Base price')).toHaveAttribute('aria-valuenow', '56');
    expect(store.getItem('preferences.columns.packages')).toMatchObject({
      '': expect.arrayContaining([{ field: 'price', width: 56 }]),
    });
    await userEvent.keyboard('{Home}');
    expect(edgeOf('Base price')).toHaveAttribute('aria-valuenow', String(usual));
  });

  it('begin as wide as the screen says', async () => {
    const { sampleScreen } = await import('../../sample.fixture.ts');
    const columns = sampleScreen.list.columns.map(column =>
      column.field === 'price' ? { ...column, width: 222 } : column,
    );
    openList({}, { ...sampleScreen, list: { ...sampleScreen.list, columns } });
    await page.findByText('Package 1');
    expect(edgeOf('Base price')).toHaveAttribute('aria-valuenow', '222');
  });

  it('are as usual again after a reset', async () => {
    const { store } = openList();
    await page.findByText('Package 1');
    edgeOf('Base price').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    const chooser = await page.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(chooser).getByRole('button', { name: 'Reset' }));
    expect(within(chooser).getByRole('button', { name: 'Reset' })).toBeDisabled();
    expect(store.getItem('preferences.columns.packages')).toEqual({});
  });
});
