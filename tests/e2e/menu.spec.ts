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
  await menu.getByRole('link', { name: 'Home', exact: true }).hover();
  await expect(menu.locator('[data-menu-pin]')).toHaveCount(before.length);
  expect(await places()).toEqual(before);
});
