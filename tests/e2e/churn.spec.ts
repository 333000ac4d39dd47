import { expect, forgiveRefusals, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const pick = async (page: Page, name: string, words: string): Promise<void> => {
  const box = page.getByRole('combobox', { name });
  await box.fill(words);
  await page.getByRole('listbox').getByRole('option').first().click();
};

test('owner agent: a dry run that is refused and one that counts, a schedule, several at once, all stopped', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('owner-agent');
  await page.goto('/churn-scheduler');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(page.getByRole('link', { name: 'Profile: Please choose Profile' })).toBeVisible();
  await pick(page, 'Profile', 'township');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: When and how many' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Leads to give' }).fill('20');
  const dryRun = page.getByRole('button', { name: 'Dry run', exact: true });
  await dryRun.click();
  await page.getByRole('link', { name: 'Last day: This field is required.' }).click();
  forgiveRefusals(complaints, 422);

  const first = await page.getByRole('textbox', { name: 'First day' }).inputValue();
  const last = page.getByRole('textbox', { name: 'Last day', exact: true });
  await expect(last).toBeFocused();
  await last.fill(first);
  await page.getByRole('textbox', { name: 'Leads of the last days' }).fill('365');
  await next.click();
  await page.getByRole('combobox', { name: 'Leads from' }).selectOption('CITY');
  await pick(page, 'Cities', 'pune');
  await page.getByRole('button', { name: 'Who gets the leads' }).click();
  await page.getByRole('switch', { name: 'Bypass ad deficit' }).click();
  await dryRun.click();
  await expect(page.getByText(/leads? (is|are) eligible/)).toBeVisible();

  await page.getByRole('checkbox', { name: /^All/ }).check();
  await page.getByRole('button', { name: /^Dry run for \d+ projects/ }).click();
  await page.getByRole('button', { name: /^Create \d+ schedules?/ }).click();
  const sure = page.getByRole('dialog');
  await sure.getByRole('button', { name: /^Create \d+ schedules?/ }).click();
  await expect(page.getByText(/churn schedules created/)).toBeVisible();
  await expect(page).toHaveURL(/\/view-churn-scheduler/);
  await expect(page.getByRole('cell', { name: 'Running' }).first()).toBeVisible();
  await page
    .getByRole('checkbox', { name: /Select all/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Churn schedules stopped')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Running' })).toHaveCount(0);

  await page.goto('/churn-scheduler');
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await pick(page, 'Profile', 'township');
  await page.getByRole('switch', { name: 'Bypass ad deficit' }).click();
  await next.click();
  await page.getByRole('textbox', { name: 'Leads to give' }).fill('5');
  await last.fill(first);
  await next.click();
  await page.getByRole('combobox', { name: 'Leads from' }).selectOption('CITY');
  await pick(page, 'Cities', 'pune');
  await next.click();
  const create = page.getByRole('button', { name: 'Create churn schedule' });
  await page.setViewportSize({ width: 390, height: 844 });
  const edge = await create.boundingBox();
  expect(edge && edge.x >= 0 && edge.x + edge.width <= 390).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await create.click();
  await expect(page.getByText('Churn schedule created', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Churn schedule stopped')).toBeVisible();
});
