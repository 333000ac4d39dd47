import { expect, test } from './support/test.ts';

test('an administrator takes a migration of stored records back, and applies it again', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/record-migrations');
  await page.getByRole('link', { name: '2026-01-announcements-urgent' }).click();
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
  const state = page.getByRole('heading', { level: 1 }).locator('..');

  const act = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toContainText('records of announcements');
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  await act('Take back');
  await expect(state.getByText('Taken back', { exact: true })).toBeVisible({ timeout: 20_000 });
  await act('Apply');
  await expect(state.getByText('Done', { exact: true })).toBeVisible({ timeout: 20_000 });

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('put it into effect')).toBeVisible();
  await expect(page.getByText('reverted it')).toBeVisible();
});

test('nobody else sees migrations of stored records', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/record-migrations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have access to this page',
  );
});
