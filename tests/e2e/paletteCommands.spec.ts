import type { Page } from '@playwright/test';
import { answeringFirst } from './support/answeringFirst.ts';
import { expect, read, test } from './support/test.ts';

const search = (page: Page) =>
  page.getByRole('combobox', { name: 'Search pages, records and commands' });

const here = (page: Page) => page.getByRole('group', { name: 'On this page' }).getByRole('option');

/** Opens the palette, says what is wanted, and presses Enter once it is the one that is chosen. */
const run = async (page: Page, words: string, label: string) => {
  await page.keyboard.press('Control+k');
  await search(page).fill(words);
  const option = here(page).filter({ hasText: label }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeHidden();
};

test('owner-agent: on a deal the palette asks for a discount and collects a payment, as the page does', async ({
  page,
  signIn,
}) => {
  await signIn('owner-agent');
  const { results } = await read<{ results: { id: number }[] }>(
    page,
    '/sapna/v2/opportunity?pageSize=1&filters=statusId==1;line==owner',
  );
  await page.goto(`/opportunity/${results[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Quote' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();

  // All that the page offers stands in a part of its own, and what it holds back says why.
  await page.keyboard.press('Control+k');
  await expect(here(page).filter({ hasText: 'Request approval' })).toContainText(name);
  const held = here(page).and(page.locator('[aria-disabled=true]'));
  for (const option of await held.all()) await expect(option).not.toHaveText(/^\S+$/);
  await page.keyboard.press('Escape');

  await run(page, 'ask for a discount', 'Request approval');
  const dialog = page.getByRole('dialog', { name: /Request approval/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await run(page, 'collect payment', 'Record payment');
  await expect(page).toHaveURL(/tab=payments/);
  await expect(page.getByRole('dialog', { name: /payment/i })).toBeVisible();
});

test('owner-agent: at the desk the palette pulls, calls, hangs up and records, as the keys do', async ({
  page,
  signInAtDesk,
}) => {
  test.slow();
  await signInAtDesk('owner-agent');
  await page.goto('/calling');
  await expect(page.getByRole('button', { name: 'Go online' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Offline nobody pulls, and no key of a call is there.
  await expect(here(page)).toHaveText([/^Go online/]);
  await page.keyboard.press('Escape');
  await run(page, 'go online', 'Go online');
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();
  await answeringFirst(page, 'owner');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();
  await run(page, 'pull next case', 'Pull next case');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await run(page, 'call ', 'Call ');
  await expect(page.getByRole('status').getByText('Connected', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await run(page, 'note', 'Note');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await run(page, 'hang up', 'Hang up');
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  await run(page, 'details asked', 'Details asked');
  await expect(page.getByRole('radio', { name: /Details asked/ })).toBeChecked();
  await run(page, 'dispose and next', 'Dispose and next');
  await expect(page.getByText('Ready to call')).toBeVisible();
});
