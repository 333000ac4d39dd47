import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { indiaDay, monthOf } from '#contract/domain/days/indiaDay.ts';
import { expect, test } from './support/test.ts';

/** It has figures on the first day of a month, too. */
const lastMonth = (): string => addMonthsToMonth(monthOf(indiaDay(new Date())), -1);

test('broker-lead: a figure opens to its rows, people side by side, the leaderboard', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('broker-lead');
  await page.goto(`/performance?month=${lastMonth()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
  const figure = page
    .getByRole('button', { name: /^[1-9][\d,]*: Calls attempted of .*, open the rows/ })
    .first();
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
  await page.goto(`/agent/performance?month=${lastMonth()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Agent performance' })).toBeVisible();
  await page
    .getByRole('button', { name: /^[1-9][\d,]*: Calls attempted of .*, open the rows/ })
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

test('broker-business-manager: Home says who is behind target and why, and leads to people and their deals', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('broker-business-manager');
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Targets of your people' }).first();
  await expect(card).toContainText(/of ₹/);
  // A leader leads to their people, each with target, calls and deals.
  await card.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Targets' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Level').selectOption({ label: 'Agents' });
  const row = page.getByRole('region', { name: 'Targets' }).getByRole('row').nth(1);
  const deals = row.locator('a[href*="/agent-sales?"]');
  const count = await deals.innerText();
  await deals.click();
  // On the first day of a month nobody has closed a deal, and the list of none has no rows.
  if (count === '0') {
    await expect(page).toHaveURL(/agent-sales\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('tbody tr[data-id]')).toHaveCount(0);
  } else await expect(page.getByText(new RegExp(`\\d to \\d+ of ${count}$`))).toBeVisible();
});

test('broker-process-manager: comparison begins with the own people and finds one by name', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('broker-process-manager');
  await page.goto('/performance?tab=comparison');
  const people = page.getByRole('group', { name: 'People to compare' }).getByRole('button');
  await expect(people.first()).toBeVisible();
  const own = await people.count();
  await page.getByLabel('People', { exact: true }).selectOption({ label: 'Everybody' });
  await expect.poll(() => people.count()).toBeGreaterThan(own);
  await page.getByRole('searchbox', { name: 'Find people' }).fill('deshpande');
  // Who is compared stays, and the one who was looked for.
  await expect(people).toHaveCount(4);
  await expect(people.filter({ hasText: 'Ananya Deshpande' })).toHaveCount(1);
});

test('who is compared, and the rows that are open below a figure, are in the address', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('broker-process-manager');
  await page.goto('/performance?tab=comparison');
  const people = page.getByRole('group', { name: 'People to compare' });
  const compared = people.getByRole('button', { pressed: true });
  await expect(compared).toHaveCount(3);
  await people.getByRole('button', { pressed: false }).first().click();
  await expect(compared).toHaveCount(4);
  await compared.first().click();
  await expect(compared).toHaveCount(3);
  const names = await compared.allInnerTexts();
  await page.getByRole('searchbox', { name: 'Find people' }).fill('deshpande');
  await expect(page).toHaveURL(/find=deshpande/);
  await page.reload();
  await expect(compared).toHaveText(names);
  await expect(page.getByRole('searchbox', { name: 'Find people' })).toHaveValue('deshpande');

  await page.goto('/performance');
  await page
    .getByRole('button', { name: /^[1-9][\d,]*: Calls attempted of .*, open the rows/ })
    .first()
    .click();
  const rows = page.getByRole('region', { name: /^Rows behind/ });
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  const label = await rows.getAttribute('aria-label');
  await page.reload();
  await expect(rows).toHaveAttribute('aria-label', label ?? '');
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
});
