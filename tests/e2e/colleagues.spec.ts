import { callAs, expect, forgiveRefusals, signInAs, test } from './support/test.ts';

test.describe('a record that two people have open', () => {
  test('shows who else is there, and what they save, without what is typed being lost', async ({
    page,
    signIn,
    complaints,
    browser,
    baseURL,
  }) => {
    await signIn('admin');
    const name = `Corner banner ${Math.random().toString(36).slice(2, 8)}`;
    const typed = `${name}, being typed`;
    const path = '/sapna/v1/products';
    const product = { name, productTypeId: 3, hsnCode: '998365' };
    const made = await callAs(page, 'post', `${path}/create`, product);
    await page.goto(`/product-management/${made.id}`);
    await expect(page.getByLabel('Description')).toBeVisible();

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await signInAs(other.request, 'lookup-admin');
    await other.goto(`/product-management/${made.id}`);
    await expect(page.getByText(/also has this open/)).toBeAttached();
    await expect(other.getByText(/also has this open/)).toBeAttached();

    const saved = await callAs(other, 'put', `${path}/update/${made.id}`, {
      description: 'By a colleague',
      version: made.version,
    });
    await expect(page.getByText(/changed this just now/)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('By a colleague');

    await page.getByLabel('Name', { exact: true }).fill(typed);
    await callAs(other, 'put', `${path}/update/${made.id}`, {
      description: 'Once more',
      version: saved.version,
    });
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Once more');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed);

    // The save met the other's version, and joined both.
    forgiveRefusals(complaints, 409);
    await elsewhere.close();
    await expect(page.getByText(/also has this open/)).toHaveCount(0);
  });
});
