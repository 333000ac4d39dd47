import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { providerOf } from '../../providerOf.fixture.ts';
import { addressOf, listOf, openList, records, where } from '#tests/support/console/openList.tsx';

describe('the filter of a list', () => {
  it('reads the filter of the address as a sentence and asks for it', async () => {
    const getList = listOf(records);
    openList({
      path: where({ all: [{ clientType: { in: [1, 2] } }, { price: { gte: 100_000 } }] }),
      dataProvider: providerOf({ getList }),
    });
    const sentence = page.getByRole('group', { name: 'Filter' });
    expect(sentence).toHaveTextContent(
      'Packages whereclient type isOwner or Brokerandbase price is at least₹1,000Add filterClear',
    );
    await waitFor(() =>
      expect(getList.mock.calls[0]?.[1].filter).toEqual({
        where: { all: [{ clientType: { in: [1, 2] } }, { price: { gte: 100_000 } }] },
      }),
    );
    await page.findByText('23 of 23');
  });

  it('removes a part and clears the rest, in the address too', async () => {
    const { router } = openList({
      path: where({ all: [{ clientType: { in: [1] } }, { name: { contains: 'x' } }] }),
    });
    await userEvent.click(
      page.getByRole('button', { name: 'Remove the filter client type is Owner' }),
    );
    await waitFor(() =>
      expect(addressOf(router).filter).toEqual({ where: { name: { contains: 'x' } } }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(addressOf(router).filter).toEqual({}));
  });

  it('adds a part in its editor and changes it there', async () => {
    const { router } = openList();
    await userEvent.click(page.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Client type' }));
    const editor = await page.findByRole('dialog', { name: 'Filter' });
    expect(within(editor).getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(within(editor).getByLabelText('Broker'));
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(addressOf(router).filter).toEqual({ where: { clientType: { in: [2] } } }),
    );

    await userEvent.click(await page.findByRole('button', { name: /^client type is ?Broker$/ }));
    await userEvent.selectOptions(
      await page.findByLabelText('Condition for Client type'),
      'is not',
    );
    await userEvent.click(page.getByLabelText('Owner'));
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(addressOf(router).filter).toEqual({
        where: { clientType: { nin: expect.arrayContaining([1, 2]) } },
      }),
    );
  });

  it('takes rupees in a money filter and refuses what is no amount', async () => {
    const { router } = openList();
    await userEvent.click(page.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Base price' }));
    const field = page.getByRole('textbox', { name: 'Base price' });
    await userEvent.type(field, '1e3');
    expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '1,250{Enter}');
    await waitFor(() =>
      expect(addressOf(router).filter).toEqual({ where: { price: { gte: 125_000 } } }),
    );
  });

  it.each([
    [{ any: [{ name: { eq: 'a' } }, { name: { eq: 'b' } }] }, 'package is a or package is b'],
    [
      {
        any: [
          { all: [{ clientType: { in: [1] } }, { price: { gte: 100_000 } }] },
          { not: { clientType: { eq: 2 } } },
        ],
      },
      '(client type is Owner and base price is at least ₹1,000) or not: client type is Broker',
    ],
    [{ not: { name: { empty: true } } }, 'not: package is empty'],
  ])('tells a condition that it cannot edit in words: %j', async (condition, words) => {
    const { router } = openList({ path: where(condition) });
    const filter = page.getByRole('group', { name: 'Filter' });
    await waitFor(() => expect(filter).toHaveTextContent(words));
    expect(filter).not.toHaveTextContent('{');
    await page.findByText('Package 1');
    const remove = page.getByRole('button', { name: 'Remove the filter condition' });
    expect(remove).toHaveAccessibleDescription(words);
    await userEvent.click(remove);
    await waitFor(() => expect(addressOf(router).filter).toEqual({}));
  });

  it('searches after Enter, and says what to do when nothing matches', async () => {
    const { router } = openList();
    await page.findByText('Package 1');
    await userEvent.type(
      page.getByRole('searchbox', { name: /^Search packages by / }),
      '  nothing {Enter}',
    );
    expect(await page.findByText('No packages match')).toBeVisible();
    expect(addressOf(router).filter).toEqual({ q: 'nothing' });
    await userEvent.click(page.getByRole('button', { name: 'Clear filter and search' }));
    expect(await page.findByText('Package 1')).toBeVisible();
    await waitFor(() => expect(page.getByRole('searchbox')).toHaveValue(''));
  });
});
