import type { Page } from '@playwright/test';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';
import { makePackage } from './support/makePackage.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const makeProduct = (page: Page, name: string) =>
  callAs(page, 'post', '/sapna/v1/products/create', {
    name,
    productTypeId: 7,
    hsnCode: '998365',
    requiredActivationParameters: [{ name: 'startDate', type: 'date', required: true }],
  });

const add = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
  await page.getByRole('option', { name }).click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test.describe('a lookup admin maps products to a package', () => {
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('from its record: adds, shares, takes out, and sees it in the history', async ({ page }) => {
    const [first, second, name] = [unique('Banner'), unique('Listing'), unique('Starter')];
    await makeProduct(page, first);
    await makeProduct(page, second);
    const { id } = await makePackage(page, name);
    await page.goto(`/manage-packages/${id}`);
    await expect(page.getByRole('link', { name: 'Change the products' })).toBeVisible();
    await page.getByRole('tab', { name: 'Products' }).click();
    await expect(page.getByText('This package has no products yet')).toBeVisible();

    await add(page, first);
    await expect(card(page, first).getByLabel('Share of the price')).toHaveValue('100');
    await add(page, second);
    await expect(card(page, second).getByLabel('Share of the price')).toHaveValue('50');
    await card(page, first).getByLabel('Share of the price').fill('70');
    await card(page, first).getByLabel('Quantity').fill('3');
    await save(page);
    await expect(page.getByText('Mappings Update Failed')).toBeVisible();
    await expect(
      page.getByText('Allocation percentage is not 100 for given package id'),
    ).toBeVisible();

    await card(page, second).getByLabel('Share of the price').fill('30');
    await expect(page.getByText('2 added')).toBeVisible();
    await save(page);
    await expect(page.getByText('Action successfully completed!')).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();

    await page.getByRole('button', { name: `Remove ${first}` }).click();
    await expect(card(page, second).getByLabel('Share of the price')).toHaveValue('100');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 removed')).toBeHidden();
    await page.reload();
    await expect(card(page, second).getByLabel('Share of the price')).toHaveValue('100');
    await expect(page.getByText(first)).toBeHidden();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('3 × 70% of the price').first()).toBeVisible();
  });

  test('goes on changing them while a save takes its time', async ({ page }) => {
    const first = unique('Banner');
    await makeProduct(page, first);
    const { id } = await makePackage(page, unique('Starter'));
    await page.goto(`/manage-packages/products/${id}`);
    await add(page, first);
    let open = () => {};
    const gate = new Promise<void>(done => (open = done));
    await page.route(
      '**/package-products/create-mappings/**',
      async route => {
        await gate;
        await route.continue();
      },
      { times: 1 },
    );
    await save(page);
    await card(page, first).getByLabel('Quantity').fill('7');
    await page.keyboard.press('Tab');
    open();
    await expect(page.getByText('Action successfully completed!')).toBeVisible();
    await expect(card(page, first).getByLabel('Quantity')).toHaveValue('7');
    await expect(page.getByText('1 changed')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.reload();
    await expect(card(page, first).getByLabel('Quantity')).toHaveValue('7');
  });

  test('says of activation parameters what is wrong, and saves them with their own words', async ({
    page,
  }) => {
    const [product, name] = [unique('Banner'), unique('Starter')];
    const { id: productId } = await makeProduct(page, product);
    const { id } = await makePackage(page, name);
    await callAs(page, 'post', `/sapna/v2/package-products/create-mappings/${id}`, {
      products: [{ productId }],
    });
    await page.goto(`/manage-packages/products/${id}`);
    await page.getByRole('button', { name: /^Change: Activation parameters/ }).click();
    await page.getByLabel('Start date').fill('soon');
    await page.getByLabel('Start date').blur();
    await save(page);
    await expect(page.getByText('Activation Parameters updation Failed')).toBeVisible();
    await page.getByLabel('Start date').fill('1/12/2031');
    await page.getByLabel('Start date').blur();
    await save(page);
    await expect(page.getByText('Activation Parameters updated successfully')).toBeVisible();
    await page.reload();
    await expect(card(page, product)).toContainText('1/12/2031');
  });

  test('is shown what somebody else did meanwhile, and asked before leaving', async ({
    page,
    complaints,
  }) => {
    const [mine, theirs, name] = [unique('Banner'), unique('Listing'), unique('Starter')];
    const { id: productId } = await makeProduct(page, theirs);
    await makeProduct(page, mine);
    const { id } = await makePackage(page, name);
    await page.goto(`/manage-packages/products/${id}`);
    await add(page, mine);
    await callAs(page, 'post', `/sapna/v2/package-products/create-mappings/${id}`, {
      products: [{ productId }],
    });
    await save(page);
    await expect(page.getByText(/shares no longer add up to 100 percent/)).toBeVisible();
    await expect(card(page, theirs)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Manage packages' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Share equally' }).click();
    await save(page);
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.reload();
    await expect(card(page, mine).getByLabel('Share of the price')).toHaveValue('50');
    forgiveRefusals(complaints, 409);
  });

  test('cannot change the products once NetSuite has the package', async ({ page }) => {
    const list = await page.request.get(
      '/sapna/v2/get-packages?filters=isNetsuiteEnabled==true&pageSize=1',
    );
    const { results } = (await list.json()) as { results: { id: number }[] };
    await page.goto(`/manage-packages/products/${results[0]?.id}`);
    await expect(page.getByText(/NetSuite is enabled for this package/)).toBeVisible();
    await expect(page.getByLabel('Quantity').first()).toHaveAttribute('readonly', '');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  });
});
