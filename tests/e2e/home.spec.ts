import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { callAs, expect, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test('what waits for finance leads to as many records, and announcements stand beside it', async ({
  page,
  signIn,
}) => {
  const title = unique('Books close early');
  await signIn('content');
  await callAs(page, 'post', '/console/v1/records/announcements', {
    title,
    text: 'On the 28th of this month.',
    audience: 'all',
    from: indiaDay(new Date()),
  });

  await signIn('finance');
  await page.goto('/home');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  const card = waiting.getByRole('listitem').filter({ hasText: 'Refunds to decide' });
  const count = await card.locator('.tile-count').innerText();
  expect(Number(count)).toBeGreaterThan(0);
  const announcements = page.getByRole('region', { name: 'Announcements' });
  await expect(announcements).toContainText(title);
  await expect(announcements).toContainText('Month closes on the last working day');
  // Dismissed by one person, for him alone and for good.
  await announcements.getByRole('button', { name: `Dismiss: ${title}` }).click();
  await expect(announcements).not.toContainText(title);
  await page.reload();
  await expect(announcements).toContainText('Month closes on the last working day');
  await expect(announcements).not.toContainText(title);

  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/refunds\?.*view=requested/);
  await expect(page.getByText(new RegExp(` of ${count}$`))).toBeVisible();
  const tab = page.getByRole('navigation', { name: 'Views' }).locator('a[aria-current="page"]');
  await expect(tab).toHaveAccessibleName('Asked for');
  await expect(tab).toHaveAccessibleDescription(count);
});
