import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  freshPage,
  nameField,
  openRecord,
  retype,
  save,
  stored,
  updater,
} from '#tests/support/console/openRecord.tsx';

beforeEach(freshPage);

const words = 'Saving clears what no longer applies: Pricing parameters';
const at = (path: string): HTMLInputElement => {
  const found = document.getElementById(`field-${path}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${path}`);
  return found;
};

it('says before the save what it empties, and no more once the change is taken back', async () => {
  const update = updater();
  await openRecord({ update });
  await nameField();
  expect(page.queryByText(words)).toBeNull();
  await userEvent.click(at('isPriceApplicable'));
  const warning = await page.findByText(words);
  expect(warning).toBeVisible();
  // Where one saves, and not above a form that is longer than the page.
  expect(warning.closest('[data-chrome]')).toContainElement(
    page.getByRole('button', { name: 'Save' }),
  );
  expect(warning.closest('[role="status"]')).toBeInTheDocument();
  await userEvent.click(at('isPriceApplicable'));
  await waitFor(() => expect(page.queryByText(words)).toBeNull());
  await userEvent.click(at('isPriceApplicable'));
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toEqual({
    isPriceApplicable: false,
    requiredPricingParameters: null,
  });
});

it('says nothing of what was hidden before, and leaves it as it is stored', async () => {
  const update = updater();
  const getOne = vi.fn().mockResolvedValue({ data: { ...stored, isPriceApplicable: false } });
  await openRecord({ update, getOne });
  await nameField();
  await retype(at('displayName'), 'Premium Plus');
  expect(page.queryByText(/^Saving clears/)).toBeNull();
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toEqual({ displayName: 'Premium Plus' });
});
