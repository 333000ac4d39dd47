import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriers } from '#tests/support/server/barriers.ts';
import { callAs, expect, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** Products of one journey alone, found by their name. */
const addProducts = async (page: Page, name: string, count: number): Promise<void> => {
  for (let at = 1; at <= count; at += 1) {
    const product = { name: `${name} ${at}`, productTypeId: 3, hsnCode: '998365' };
    await callAs(page, 'post', '/sapna/v1/products/create', product);
  }
};

const openList = async (page: Page, name: string): Promise<void> => {
  await page.goto('/product-management');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(3);
};

const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.describe('a lookup admin changes many products at once', () => {
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('sees what would change, changes it, and takes it back', async ({ page }) => {
    const name = unique('Bulk banner');
    await addProducts(page, name, 3);
    await openList(page, name);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Edit 1 products');
    await dialog.getByRole('button', { name: 'All 3 found' }).click();
    await expect(dialog).toContainText('Edit 3 products');

    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('Choose at least one field');
    await field(page, 'Description').getByRole('button', { name: 'Set' }).click();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('Description');
    await dialog.getByLabel('Description', { exact: true }).last().fill('Sold together');
    expect(await barriers(page, { within: '[role=dialog]', isStrict: true })).toEqual([]);
    await dialog.getByRole('button', { name: 'Preview' }).click();

    await expect(dialog.getByRole('button', { name: /3 will change/ })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByRole('listitem').first()).toContainText('Sold together');
    await dialog.getByRole('button', { name: 'Change 3 products' }).click();
    await expect(dialog.getByRole('button', { name: /3 changed/ })).toBeVisible();

    await dialog.getByRole('button', { name: 'Undo 3' }).click();
    await expect(dialog).toContainText('What was undone');
    await expect(dialog.getByRole('button', { name: /3 changed/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Sold together').first()).toBeVisible();
  });

  test('is told who was first, and finds the change again after a reload', async ({ page }) => {
    const name = unique('Bulk teaser');
    await addProducts(page, name, 3);
    await openList(page, name);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Edit 1 products');
    await dialog.getByRole('button', { name: 'All 3 found' }).click();
    await field(page, 'HSN code').getByRole('button', { name: 'Set' }).click();
    await dialog.getByLabel('HSN code', { exact: true }).last().selectOption('847170');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('button', { name: /3 will change/ })).toBeVisible();

    const found = await page.request.get(`/sapna/v1/products?search=${encodeURIComponent(name)}`);
    const { results } = (await found.json()) as { results: { id: number; version: number }[] };
    const [first] = results;
    const theirs = { hsnCode: '998439', version: first?.version };
    await callAs(page, 'put', `/sapna/v1/products/update/${first?.id}`, theirs);

    await dialog.getByRole('button', { name: 'Change 3 products' }).click();
    await expect(dialog.getByRole('button', { name: /1 not changed/ })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText('998439');
    await page.reload();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(dialog.getByRole('button', { name: /2 changed/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  test('saves what the list has found as a file', async ({ page }) => {
    const name = unique('Bulk poster');
    await addProducts(page, name, 3);
    await openList(page, name);
    await page.getByRole('button', { name: 'Export' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: '3 products, the columns shown' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFFName,/);
    expect(lines.slice(1).every(line => line.startsWith(name))).toBe(true);
    await expect(page.getByText('3 products exported')).toBeVisible();
  });

  test('saves a file to change, which comes back without a fault', async ({ page }) => {
    const name = unique('Bulk, "leaflet"');
    await addProducts(page, name, 3);
    await openList(page, name);
    await page.getByRole('button', { name: 'Export' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: '3 products, to edit and import again' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    await page.goto('/product-management/import');
    const choose = (csv: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await choose(file);
    await expect(page.getByText('Every line matches what is saved')).toBeVisible();
  });

  test('saves it on a phone too, from the menu of the page', async ({ page }) => {
    const name = unique('Bulk flyer');
    await addProducts(page, name, 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(
      `/product-management?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
    );
    await expect(page.getByRole('link', { name: `${name} 2` })).toBeVisible();
    await page.getByRole('button', { name: 'More actions for Products' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export 2 products, all columns' }).click();
    const lines = (await readFile(await (await coming).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
  });
});

test('on a phone what can be done with the selected stands side by side', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/manage-packages');
  await page.getByRole('checkbox').nth(1).check();
  const buttons = page.getByRole('toolbar').getByRole('button');
  await expect(buttons.filter({ hasText: 'Delete' })).toBeVisible();
  const boxes = await buttons.evaluateAll(all =>
    all.map(one => {
      const { left, right } = one.getBoundingClientRect();
      return { name: one.textContent, left, right, isCut: one.scrollWidth > one.clientWidth };
    }),
  );
  expect(boxes.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([]);
});
