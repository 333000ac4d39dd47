import { expect, test } from './support/test.ts';
import { settled } from '../screens/checkPage.ts';

test('the entries of the menu stay where they are while the pointer goes over them', async ({
  page,
  signIn,
}) => {
  await signIn('owner-manager');
  await page.goto('/home');
  await settled(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const places = () =>
    menu
      .locator('[data-menu-entry]')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
  const before = await places();
  expect(before.length).toBeGreaterThan(50);
  await expect(menu.locator('[data-menu-pin]')).toHaveCount(0);
  for (const at of [0, 3]) {
    const entry = menu.locator('li').nth(at);
    await entry.hover();
    await expect(entry.locator('[data-menu-pin]')).toBeVisible();
    await expect(menu.locator('[data-menu-pin]')).toHaveCount(1);
    expect(await places()).toEqual(before);
  }
});
