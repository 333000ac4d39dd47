import { expect, test } from './support/test.ts';

test('master-data: a month closes later, another date of a closed month is asked for, and the administrator agrees', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('master-data');
  await page.goto('/sales-closure-date');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales closure dates' })).toBeVisible();
  // The third month back is closed, and nobody asks for another date of it.
  const month = new Intl.DateTimeFormat('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(new Date().getFullYear(), new Date().getMonth() - 2, 15)));
  await page.getByRole('link', { name: month }).click();
  await expect(page.getByRole('heading', { level: 1, name: month })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for another date' }).click();
  const dialog = page.getByRole('dialog');
  const next = new Date(Date.UTC(new Date().getFullYear(), new Date().getMonth() - 1, 3));
  await dialog
    .getByRole('textbox', { name: 'Closure date' })
    .fill(`3/${next.getUTCMonth() + 1}/${next.getUTCFullYear()}`);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cheques cleared late');
  await dialog.getByRole('button', { name: 'Ask for another date' }).click();
  await expect(page.getByText('Asked for; somebody else decides')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deals that would move' })).toBeVisible();
  const address = page.url();

  await signIn('admin');
  await page.goto(address);
  await page
    .getByRole('row')
    .filter({ hasText: 'Cheques cleared late' })
    .getByRole('button', { name: 'Actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Closure date changed')).toBeVisible();
});
