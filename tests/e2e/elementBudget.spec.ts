import { expect, test } from './support/test.ts';

/** Elements of a whole page, head and menu included, with its rows drawn and nothing pointed at. */
const most = 1_000;

test('a list of packages keeps to its elements for whoever has every entry of the menu', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('admin');
  await page.goto('/manage-packages');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(15);
  // What comes after the start, such as the bell, counts too.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(most);
});

test('so does one of 25 drawn rows beside a menu of 35 entries, and a row has an element a cell', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 1300 });
  await signIn('lookup-admin');
  await page.goto('/manage-packages');
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(most);
  // Words stand in their cell; a box to tick, a link, a moment, a remark are an element of it, an icon two, status and menu three.
  const cells = await rows.first().locator('td').count();
  expect(await rows.first().locator('*').count()).toBeLessThanOrEqual(cells + 12);
});
