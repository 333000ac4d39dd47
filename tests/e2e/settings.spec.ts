import { expect, test } from './support/test.ts';

test('an administrator sees what is set and how the parts of the console are, on a phone, too', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByRole('listitem').filter({ hasText: /^Database/ })).toContainText('Good');
  await expect(health.getByRole('listitem').filter({ hasText: /^Backup/ })).toContainText(
    'Set BACKUP_TO',
  );
  const others = page.getByRole('region', { name: 'Other systems' });
  await expect(others.getByRole('listitem').filter({ hasText: /^NetSuite/ })).toContainText(
    'Simulated',
  );
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings.getByText('METRICS_PORT', { exact: true })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('nobody else has the page of settings', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Health' })).toHaveCount(0);
  await expect(page).toHaveURL(/unauthorized/);
});
