import type { Page } from '@playwright/test';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';
import { goTo, press } from './support/keys.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const found = (path: string, q: string): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

const addProduct = (page: Page, name: string) =>
  callAs(page, 'post', '/sapna/v1/products/create', { name, productTypeId: 3, hsnCode: '998365' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('by keyboard alone', () => {
  test('somebody signs in, finds a page by the palette, and signs out', async ({ page }) => {
    await page.goto('/login');
    await goTo(page, page.getByLabel('Work e-mail'));
    await page.keyboard.type('lookup-admin@example.com');
    await page.keyboard.press('Tab');
    await goTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('demo-password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(heading(page)).toBeFocused();

    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search pages, records and commands' });
    await expect(search).toBeFocused();
    await page.keyboard.type('manage packages');
    await expect(page.getByRole('option', { selected: true })).toContainText('Manage packages');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/manage-packages$/);
    await expect(heading(page)).toBeFocused();

    await press(page, page.getByRole('button', { name: /^Your menu/ }), 'Shift+Tab');
    const out = page.getByRole('menuitem', { name: 'Sign out' });
    await goTo(page, out, 'ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await goTo(page, page.getByLabel('Work e-mail'));
  });

  test('a list is filtered and sorted', async ({ page, signIn }) => {
    await signIn('lookup-admin');
    await page.goto('/product-management');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const add = page.getByRole('button', { name: 'Add filter' });
    await press(page, add);
    const first = page.getByRole('menuitem').first();
    await expect(first).toBeFocused();
    await goTo(page, page.getByRole('menuitem', { name: 'Active', exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Filter' });
    await goTo(page, editor.getByLabel('Yes', { exact: true }));
    await page.keyboard.press('Space');
    await press(page, editor.getByRole('button', { name: 'Apply' }));
    await expect(editor).toHaveCount(0);
    await expect(page).toHaveURL(/active/);
    await expect(page.locator(':focus')).toBeVisible();

    const head = page.getByRole('columnheader', { name: 'HSN code' });
    const sort = head.getByRole('button', { name: 'HSN code' });
    await press(page, sort);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(sort).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(sort).toBeFocused();
  });

  test('a value is changed in its row', async ({ page, signIn }) => {
    const name = unique('Keys inline');
    await signIn('lookup-admin');
    await addProduct(page, name);
    await page.goto(found('/product-management', name));
    await goTo(page, page.getByRole('link', { name }));
    const cell = page.locator('td[data-edit="hsnCode"]');
    await goTo(page, cell, 'ArrowRight');
    await page.keyboard.press('Enter');
    const entry = page.getByLabel(`HSN code of ${name}`);
    await expect(entry).toBeFocused();
    await page.keyboard.type('8471');
    await page.keyboard.press('Enter');
    await expect(cell).toContainText('8471');
    await expect(cell).toBeFocused();
  });

  test('a record is created, and a conflict resolved', async ({ page, signIn, complaints }) => {
    const question = unique('May I do without a mouse');
    await signIn('content');
    await page.goto('/faqs');
    await press(page, page.getByRole('link', { name: 'New FAQ' }));
    await expect(page).toHaveURL(/\/faqs\/create$/);
    await goTo(page, page.getByRole('textbox', { name: 'Question' }));
    await page.keyboard.type(question);
    await goTo(page, page.getByRole('textbox', { name: 'Answer' }));
    await page.keyboard.type('Yes');
    await goTo(page, page.getByRole('combobox', { name: 'Category' }));
    await page.keyboard.type('The console');
    await press(page, page.getByRole('button', { name: 'Create FAQ' }));
    await expect(page).toHaveURL(/\/faqs\/\d+$/);
    await expect(heading(page)).toHaveText(question);
    await expect(heading(page)).toBeFocused();

    const id = new URL(page.url()).pathname.split('/').at(-1);
    await goTo(page, page.getByRole('textbox', { name: 'Answer' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Yes, all of it');
    await callAs(page, 'put', `/console/v1/records/faqs/${id}`, { version: 1, answer: 'Theirs' });
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Theirs');
    await goTo(page, dialog.getByRole('radio', { name: /Your value/ }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /Theirs/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: /Your value/ })).toBeChecked();
    await press(page, dialog.getByRole('button', { name: 'Save these values' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes, all of it');
    await expect(page.locator(':focus')).toBeVisible();
    forgiveRefusals(complaints, 409);
    const rest = complaints.filter(text => !text.includes('Someone else changed this record'));
    complaints.splice(0, complaints.length, ...rest);
  });

  test('many records are changed at once', async ({ page, signIn }) => {
    const name = unique('Keys bulk');
    await signIn('lookup-admin');
    await addProduct(page, `${name} 1`);
    await addProduct(page, `${name} 2`);
    await page.goto(found('/product-management', name));
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(2);
    await goTo(page, page.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await page.keyboard.press('Space');
    await press(page, page.getByRole('toolbar').getByRole('button', { name: /^Edit/ }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Edit 2 products');
    const field = page.getByRole('group', { name: 'Description', exact: true });
    await goTo(page, field.getByRole('button', { name: 'Keep' }));
    await page.keyboard.press('ArrowRight');
    await expect(field.getByRole('button', { name: 'Set' })).toBeFocused();
    await page.keyboard.press('Enter');
    await goTo(page, dialog.getByLabel('Description', { exact: true }).last());
    await page.keyboard.type('By keys');
    await press(page, dialog.getByRole('button', { name: 'Preview' }));
    await press(page, dialog.getByRole('button', { name: 'Change 2 products' }));
    await expect(dialog.getByRole('button', { name: /2 changed/ })).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  });

  test('a file is imported', async ({ page, signIn }) => {
    const question = unique('Is a file enough');
    await signIn('content');
    await page.goto('/faqs');
    await press(page, page.getByRole('link', { name: 'Import', exact: true }));
    await expect(heading(page)).toBeFocused();
    const choosing = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choose file' }));
    // The window in which a file is chosen is the system's own.
    const csv = `Question,Answer,Category\n${question},Yes,console\n`;
    await (
      await choosing
    ).setFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('Checked 1 line', { exact: true })).toBeVisible();
    await press(page, page.getByRole('button', { name: /^Apply 1/ }));
    await expect(page.getByText('Applied 1 change', { exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: /^Show/ }));
    await expect(page).toHaveURL(/\/faqs/);
    await expect(heading(page)).toBeFocused();
  });

  test('the matrix is edited, and a change is thought better of', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/discount-matrix?clientType=2');
    const grid = page.getByRole('grid');
    const cell = (row: number, column: number) => grid.locator(`[data-cell="${row}:${column}"]`);
    await goTo(page, grid.locator('[data-cell][tabindex="0"]'));
    await page.keyboard.press('Control+Home');
    await expect(cell(0, 0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cell(0, 1)).toBeFocused();
    // Another limit than the one that is there, also when the test is run again.
    const before = await cell(0, 1).textContent();
    const limit = before === '1.5%' ? '1.6' : '1.5';
    await page.keyboard.type(limit);
    await page.keyboard.press('Enter');
    await expect(cell(0, 1)).toContainText(`${limit}%`);
    await expect(cell(1, 1)).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Review 1 change' }));
    const dialog = page.getByRole('dialog');
    await goTo(page, dialog.getByLabel('Reason for the change'));
    await page.keyboard.type('Season');
    await press(page, dialog.getByRole('button', { name: 'Save 1 change' }));
    await expect(page.getByText('Action successfully completed!')).toBeVisible();
    await expect(cell(0, 1)).toHaveText(`${limit}%`);
    await expect(page.locator(':focus')).toBeVisible();

    await goTo(page, cell(1, 1), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await expect(cell(0, 1)).toHaveText(`${limit}%`);
  });
});
