import { expect, test } from './support/test.ts';

test('a sales manager sees how full slots are, by city and in the calendar', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/slot-fill-rate');
  await expect(page.getByText(/added on average over the past 8 weeks/)).toBeVisible();
  const weeks = page.getByRole('table').first();
  await expect(weeks.getByRole('row')).toHaveCount(18);
  await expect(weeks.getByText('this week')).toBeVisible();
  await page.getByRole('button', { name: 'Mumbai', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Weeks of Mumbai' })).toBeVisible();
  await page.goto('/slot-availability');
  await expect(page.getByText(/booked in the week of .*, forecast/).first()).toBeVisible();
});
