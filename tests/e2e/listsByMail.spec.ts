import { expect, test } from './support/test.ts';

test('a long list becomes a file in the background, and comes by mail on Mondays', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('admin');
  await page.goto('/package-pricing');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'the columns shown' }).click();
  await expect(page.getByText(/The file of .* is being made/)).toBeVisible();
  await page.goto('/jobs');
  const job = page.getByRole('listitem').filter({ hasText: 'rows' }).first();
  await expect(job.getByText('Done')).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await job.getByRole('button', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^package-prices-.*\.csv$/);

  await page.goto('/package-pricing');
  await page
    .getByRole('region', { name: 'In the background' })
    .getByRole('button', { name: 'Dismiss' })
    .click();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'By mail on set days' }).click();
  await expect(page).toHaveURL(/export-schedules\/create/);
  await page.getByLabel('Name').fill('Prices of the week');
  await page.getByLabel('Days', { exact: true }).click();
  await page.getByRole('option', { name: 'Monday' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Hour').fill('9');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.goto('/export-schedules');
  const row = page.getByRole('row', { name: /Prices of the week/ });
  await expect(row).toContainText('Monday');
});
