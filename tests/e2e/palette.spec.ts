import { expect, test } from './support/test.ts';

test('the palette finds records of the lists that a person may read', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/');
  const asked: string[] = [];
  page.on('response', answer => {
    if (answer.status() >= 400) asked.push(`${answer.status()} ${answer.url()}`);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search pages and commands' });
  await search.fill('photo sh');
  await page
    .getByRole('option')
    .filter({ hasText: /^Photo Shoot.*Product$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Shoot' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await search.fill('commercial broker assist');
  await expect(
    page.getByRole('option', { name: /^Commercial Broker Assist 90D.*Package/ }).first(),
  ).toBeVisible();
  expect(asked, 'refused').toEqual([]);
});
