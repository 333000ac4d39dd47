import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('a list on a phone', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('lookup-admin');
    await page.goto('/product-management');
    await expect(page.locator('main li').first()).toBeVisible();
  });

  test('is sorted both ways from a sheet', async ({ page }) => {
    const names = page.locator('main li .row-link');
    await page.getByRole('button', { name: 'Sort and columns' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Sort and columns' });
    await sheet.getByLabel('Sort by').selectOption('Name');
    await expect(page).toHaveURL(/order=ASC/);
    await sheet.getByRole('button', { name: 'Ascending' }).tap();
    await expect(page).toHaveURL(/order=DESC/);
    await sheet.getByRole('button', { name: /^Show/ }).tap();
    await expect(sheet).toBeHidden();
    // The rows of the order before stand until these come.
    await expect(async () => {
      const shown = await names.allInnerTexts();
      const sorted = shown.toSorted((one, other) =>
        other.localeCompare(one, 'en', { sensitivity: 'base' }),
      );
      expect(shown).toEqual(sorted);
    }).toPass();
  });

  test('shows the columns that a person chose, and keeps them', async ({ page }) => {
    const row = page.locator('main li').first();
    await page.getByRole('button', { name: 'Sort and columns' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Sort and columns' });
    await expect(sheet).toBeVisible();
    for (const box of await sheet.getByRole('checkbox').all())
      if (!(await box.isChecked())) await box.check();
    const labels = await sheet.getByRole('checkbox').count();
    await sheet.getByRole('button', { name: /^Show/ }).tap();
    expect(labels).toBeGreaterThan(5);
    await expect.poll(async () => (await row.innerText()).split(/·|\n/).length).toBeGreaterThan(6);
    // When it was changed is told against the time of looking.
    const words = async () => (await row.innerText()).replace(/just now|\d+ min ago/, '');
    const all = await words();
    await page.reload();
    await expect.poll(words).toBe(all);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });

  test('does to a row what its menu says', async ({ page }) => {
    const row = page.locator('main li').first();
    const menu = row.getByRole('button', { name: /^More/ });
    const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    await expect(page).toHaveURL(/product-management\/\d+/);
  });
});
