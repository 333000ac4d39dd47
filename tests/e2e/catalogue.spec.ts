import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const product = (name: string) => ({ name, productTypeId: 3, hsnCode: '998365' });

test.describe('a lookup admin keeps the catalogue', () => {
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('creates a package family, changes it, sees the history, deletes it', async ({ page }) => {
    const name = unique('Monsoon offers');
    await page.goto('/product-package-family');
    await page.getByRole('link', { name: 'New package family' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Client type').selectOption({ label: 'Owner' });
    await page.getByRole('button', { name: 'Create package family' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} II`);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: `${name} II` })).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText(`${name} II`).last()).toBeVisible();
    await expect(page.getByText('Manish Agarwal').first()).toBeVisible();

    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page).toHaveURL(/\/product-package-family(\?|$)/);
    await page.getByRole('searchbox', { name: 'Search package families' }).fill(name);
    await expect(page.getByText(/No package families match/)).toBeVisible();
  });

  test('finds, filters and sorts packages, and the address keeps it all', async ({ page }) => {
    await page.goto('/manage-packages');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search packages' }).fill('premium');
    await expect(page).toHaveURL(/premium/);
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const names = page.getByRole('table').getByRole('row').getByRole('link');
    // The rows of before stand until the new ones are here.
    await expect
      .poll(async () => (await names.allInnerTexts()).filter(name => !/premium/i.test(name)))
      .toEqual([]);
    expect(await names.count()).toBeGreaterThan(3);

    await page.getByText('Not in NetSuite', { exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Off');
    const address = page.url();
    await page.goto('/home');
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toContainText('Off');
  });

  test('is told on the field what is wrong, and loses nothing', async ({ page, complaints }) => {
    const name = unique('Corner banner');
    await page.goto('/product-management/create');
    await page.getByRole('button', { name: 'Create product' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    await expect(summary).toBeVisible();
    await summary.getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );

    await callAs(page, 'post', '/sapna/v1/products/create', product(name));
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Product type').selectOption({ label: 'Trail' });
    await page.getByLabel('HSN code').selectOption('998365');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByText(/already/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Product type')).toHaveValue('9');
    forgiveRefusals(complaints, 409, 422);
  });

  test('merges what two people changed, and asks where both changed the same', async ({
    page,
    complaints,
  }) => {
    const record = await callAs(
      page,
      'post',
      '/sapna/v1/products/create',
      product(unique('Story')),
    );
    const address = `/sapna/v1/products/update/${record.id}`;
    await page.goto(`/product-management/${record.id}`);
    await page.getByLabel('Description').fill('Mine');
    const second = await callAs(page, 'put', address, {
      productTypeId: 4,
      version: record.version,
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/both changes are kept/)).toBeVisible();
    await expect(page.getByLabel('Product type')).toHaveValue('4');

    await page.getByLabel('Description').fill('Mine again');
    await callAs(page, 'put', address, { description: 'Theirs', version: second.version + 1 });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Theirs');
    await expect(dialog).toContainText('Mine again');
    await dialog.getByRole('radio', { name: /Your value/ }).check();
    await dialog.getByRole('button', { name: 'Save these values' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Description')).toHaveValue('Mine again');
    forgiveRefusals(complaints, 409);
  });

  test('copies a package to another family', async ({ page }) => {
    const name = unique('Copied package');
    await page.goto('/manage-packages');
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await page.getByRole('dialog').getByLabel('Name of the new package').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('is asked before leaving what is not saved', async ({ page }) => {
    await page.goto('/product-management/create');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half typed');
    await page.getByRole('link', { name: 'Manage packages' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Half typed',
    );
  });

  test('comes back to what was typed when the session has ended', async ({ page, complaints }) => {
    await page.goto('/product-management/create');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed before the end');
    await page.getByLabel('Description').fill('A long description');
    await page.getByLabel('Description').blur();
    await page.context().clearCookies();
    await page.getByLabel('Product type').selectOption({ label: 'Campaign' });
    await page.getByLabel('HSN code').selectOption('998365');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Work e-mail').fill('lookup-admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/product-management\/create/);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Typed before the end',
    );
    await expect(page.getByText(/are restored/)).toBeVisible();
    forgiveRefusals(complaints, 401);
  });
});

test('from a family to its packages, from one record to the next, and a new one from it', async ({
  page,
  signIn,
}) => {
  await signIn('lookup-admin');
  await page.goto('/product-package-family');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Packages' }).click();
  await page.getByRole('button', { name: 'New package', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  // The page says which family it is of.
  await expect(dialog.getByLabel('Package family')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/events');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
  const first = await heading.innerText();
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first);

  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'New from this one' }).click();
  await expect(page).toHaveURL(/\/events\/create\?from=\d+$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(first);
});
