import { makePackage } from './support/makePackage.ts';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const product = (fields: object = {}) => ({
  name: unique('Corner banner'),
  productTypeId: 3,
  hsnCode: '998365',
  ...fields,
});

test.describe('what was done can be taken back', () => {
  test.beforeEach(({ signIn }) => signIn('admin'));

  test('sets one field back in the history, with old and new before it is done', async ({
    page,
  }) => {
    const made = await callAs(page, 'post', '/sapna/v1/products/create', product());
    await callAs(page, 'put', `/sapna/v1/products/update/${made.id}`, {
      productTypeId: 4,
      description: 'Second',
      version: made.version,
    });
    await page.goto(`/product-management/${made.id}?tab=history`);
    await page.getByRole('button', { name: /^Restore Product type to/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore the earlier value of Product type?' });
    await expect(dialog).toContainText('Restore to');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Product type is restored')).toBeVisible();
    await expect(page.getByText('undone').first()).toBeVisible();
    await page.getByLabel('Changes to').selectOption({ label: 'Description' });
    await expect(page.getByTitle('Second')).toBeVisible();
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByLabel('Product type')).toHaveValue('3');
  });

  test('finds what was deleted days ago, and brings it back', async ({ page }) => {
    const made = await callAs(page, 'post', '/sapna/v1/products/create', product());
    await callAs(page, 'put', '/sapna/v1/products/delete', { ids: [made.id] });
    await page.goto('/product-management');
    await page.getByRole('button', { name: 'More actions for Products' }).click();
    await page.getByRole('menuitem', { name: 'Deleted products' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deleted products' });
    await dialog.getByRole('button', { name: `Restore ${made.name}` }).click();
    await expect(dialog.getByRole('button', { name: `Restore ${made.name}` })).toHaveText(
      'Restored',
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goto(`/product-management/${made.id}`);
    await expect(page.getByLabel('Description')).toBeVisible();
  });

  test('undoes a save by the key, and a removal by the button', async ({ page }) => {
    const made = await callAs(page, 'post', '/sapna/v1/products/create', product());
    await page.goto(`/product-management/${made.id}`);
    await page.getByLabel('Description').fill('Not meant');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('Alt+z');
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('');

    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page).toHaveURL(/\/product-management(\?|$)/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone').last()).toBeVisible();
    await page.goto(`/product-management/${made.id}`);
    await expect(page.getByLabel('Description')).toBeVisible();
  });

  test('undoes a value that was changed in its row', async ({ page }) => {
    const name = unique('Premium');
    await makePackage(page, name);
    await page.goto('/manage-packages');
    await page.getByRole('searchbox', { name: 'Search packages' }).fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    const cell = row.locator('[data-edit="durationDays"]');
    await cell.focus();
    await page.keyboard.press('F2');
    await cell.getByRole('textbox').fill('61');
    await page.keyboard.press('Enter');
    await expect(cell).toContainText('61');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(cell).toContainText('30');
  });

  test('brings a deleted record back at its address', async ({ page, complaints }) => {
    const made = await callAs(page, 'post', '/sapna/v1/products/create', product());
    await callAs(page, 'put', '/sapna/v1/products/delete', { ids: [made.id] });
    await page.goto(`/product-management/${made.id}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Description')).toBeVisible();
    forgiveRefusals(complaints, 404);
  });

  test('an undo is refused kindly when somebody was faster', async ({ page, complaints }) => {
    const made = await callAs(page, 'post', '/sapna/v1/products/create', product());
    await page.goto(`/product-management/${made.id}`);
    await page.getByLabel('Description').fill('First');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await callAs(page, 'put', `/sapna/v1/products/update/${made.id}`, {
      productTypeId: 4,
      version: made.version + 1,
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/It was changed in the meantime/)).toBeVisible();
    forgiveRefusals(complaints, 409);
  });

  test('switches several events off: who is left out, and back again', async ({ page }) => {
    await page.goto('/events');
    const boxes = page.getByRole('table').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Switch off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Switch off/ }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
  });

  test('shows where the slots of an event go before it moves, and which events overlap', async ({
    page,
  }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Find overlaps' }).click();
    await expect(page.getByRole('dialog', { name: 'Events that overlap' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Move with slots' }).click();
    const dialog = page.getByRole('dialog', { name: /with its slots$/ });
    await expect(dialog.getByText(/slots? moves?|No slot moves/).first()).toBeVisible();
  });
});

test.describe('why', () => {
  test('tells an admin which rule makes a field what it is, for another role too', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    const made = await callAs(page, 'post', '/sapna/v1/products/create', product());
    await page.goto(`/product-management/${made.id}`);
    await page.getByLabel('Description').focus();
    await page.keyboard.press('Alt+?');
    const dialog = page.getByRole('dialog', { name: /^Why\?/ });
    await expect(dialog).toContainText('It can be changed.');
    await expect(dialog).toContainText('products.json/access/admin/do');
    await dialog.getByLabel('Check for').selectOption({ label: 'Finance' });
    await expect(dialog).toContainText('It cannot be changed.');
    await expect(dialog).toContainText('Roles that can do it: Admin, Lookup Admin');
  });

  test('tells the person on a refused page', async ({ page, signIn }) => {
    await signIn('finance');
    await page.goto('/product-management');
    await expect(page).toHaveURL(/\/unauthorized/);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByText(/None of the roles has access/)).toBeVisible();
    await expect(page.getByText(/Roles that can do it: /)).toBeVisible();
  });
});
