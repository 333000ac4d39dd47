import { expect, test } from './support/test.ts';

test('broker-lead: a figure opens to its rows, people side by side, the leaderboard', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('broker-lead');
  await page.goto('/performance');
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
  const figure = page.getByRole('button', { name: /Calls attempted of .*, open the rows/ }).first();
  const value = (await figure.innerText()).replaceAll(',', '');
  await figure.click();
  const rows = page.getByRole('region', { name: /^Rows behind/ });
  await expect(rows).toBeVisible();
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  await expect(rows).toContainText(value);

  await page.getByRole('tab', { name: 'Comparison' }).click();
  await expect(page.getByRole('group', { name: 'People to compare' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('row')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^1/ }).first()).toBeVisible();
});

test('broker-agent: own days, and the calls of one of them', async ({ page, signIn }) => {
  await signIn('broker-agent');
  await page.goto('/agent/performance');
  await expect(page.getByRole('heading', { level: 1, name: 'Agent performance' })).toBeVisible();
  await page
    .getByRole('button', { name: /Calls attempted of .*, open the rows/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Rows behind/ })).toBeVisible();
});

test('sales-manager: without agents there is a sentence instead of figures', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/performance');
  await expect(page.getByText('No data available under agent')).toBeVisible();
});
