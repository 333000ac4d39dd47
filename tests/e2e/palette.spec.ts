import { expect, forgiveRefusals, test } from './support/test.ts';

test('the palette finds records of the lists that a person may read', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/');
  const asked: string[] = [];
  page.on('response', answer => {
    if (answer.status() >= 400) asked.push(`${answer.status()} ${answer.url()}`);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search pages, records and commands' });
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

test('records that were open come first, and are forgotten when they are gone', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('lookup-admin');
  const names: string[] = [];
  for (const list of ['/product-management', '/cities']) {
    await page.goto(list);
    const link = page.locator('tbody').getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    names.unshift(name);
    // Noted once the page stands.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain(new URL(page.url()).pathname);
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    names[1] ?? 'a name',
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option');
  await expect(recent.first()).toContainText(names[0] ?? '');
  await expect(recent.nth(1)).toContainText(names[1] ?? '');
  const search = page.getByRole('combobox', { name: 'Search pages, records and commands' });
  await search.fill(names[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible();
  // Noted as the last one, too, once the page stands.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find(one => one.endsWith('preferences.recent')) ?? '';
        const [last] = JSON.parse(localStorage.getItem(key) ?? '[]') as { to: string }[];
        return last?.to === location.pathname;
      }),
    )
    .toBe(true);

  // A record that someone deleted meanwhile is not offered again.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.endsWith('preferences.recent')) ?? '';
    const visits = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    const gone = { resource: 'cities', id: '99999999', to: '/cities/99999999' };
    localStorage.setItem(key, JSON.stringify([gone, ...visits]));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(recent.first()).toContainText(names[1] ?? '');
  await expect(recent.filter({ hasText: '…' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('99999999');
  forgiveRefusals(complaints, 404);
});
