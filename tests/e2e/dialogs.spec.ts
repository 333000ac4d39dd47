import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * Back closes what is open over a page and nothing else: the page and its list stay as they were, and what was typed is asked for
 * first. Dialogs and lists of a page that the address names are there again for whoever is sent it.
 */

const listAt = '/product-management?page=1&perPage=5';
const rows = (page: Page) => page.locator('tbody tr[data-id]');

test('Back closes a question, a menu and a half typed form over a list', async ({
  page,
  signIn,
}) => {
  await signIn('lookup-admin');
  await page.goto(listAt);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('a');
  await expect(page).toHaveURL(/%22q%22%3A%22a%22/);
  const there = page.url();
  const stays = async () => {
    await expect(page.locator('.MuiModal-root:visible')).toHaveCount(0);
    expect(page.url()).toBe(there);
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('a');
  };

  await page.getByRole('button', { name: 'Your menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await stays();

  await page.getByRole('button', { name: 'Save view' }).click();
  const name = page.getByLabel('Name of the view');
  await name.fill('Half');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question).toBeVisible();
  // Back once more is to stay with what was typed.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Half');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await stays();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(name).toHaveValue('');
  await page.goBack();
  await stays();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
});

test('a drawer of a phone closes by Back, and the menu with it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('lookup-admin');
  await page.goto(listAt);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  const there = page.url();
  await page.locator('header').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(there);
});

test('a dialog that the address opens is there after a reload and for others; Back closes it', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/my-opportunities?page=1&perPage=5');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Milestones' })).toBeVisible();
  const record = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Add milestone' }).click();
  await expect(page).toHaveURL(/tab=milestones&new=milestones$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${record}\\?tab=milestones$`));
});

test('a list inside a record keeps its order and its page in the address', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/user-management?page=1&perPage=5');
  await page.goto('/my-accounts?page=1&perPage=5');
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('tab', { name: /^Opportunities/ }).click();
  const list = page.getByRole('tabpanel').filter({ visible: true });
  const heading = list
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button') })
    .first();
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', /.+/);
  await expect(page).toHaveURL(/opportunities\.sort=/);
  const sorted = await heading.getAttribute('aria-sort');
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', sorted ?? '');
  await page.goBack();
  await page.goForward();
  await expect(heading).toHaveAttribute('aria-sort', sorted ?? '');
});
