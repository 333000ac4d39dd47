import { expect, test } from './support/test.ts';

const pagesOf = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('a list has all its rows, and nothing that works it', async ({ page }) => {
    await page.goto('/package-pricing?page=1&perPage=100&filter=%7B%7D');
    const rows = page.locator('tbody tr[data-id]');
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(100);
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(100);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const head = page.getByRole('columnheader', { name: 'City' });
    await expect(head).toBeVisible();
    // Heads of several lines are above their values, not in the middle.
    await expect(head.getByRole('button').first()).toHaveCSS('text-align', 'left');
    for (const name of ['Main menu', 'Where you are', 'Pages'])
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });

  test('a record has its values, without menu and bar', async ({ page }) => {
    await page.goto('/package-pricing');
    await page.locator('tbody').getByRole('link').first().click();
    await expect(page.getByLabel('First day', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('First day', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
