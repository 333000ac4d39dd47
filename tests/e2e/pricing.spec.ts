import { expect, forgiveRefusals, test } from './support/test.ts';

interface Package {
  id: number;
  name: string;
  isPriceApplicable: boolean;
  requiredPricingParameters: { name: string }[];
}

test.describe('a lookup admin keeps the prices of packages', () => {
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('adds one for a city and its localities, changes it, deletes it', async ({
    page,
    complaints,
  }) => {
    const answer = await page.request.get(
      '/sapna/v2/get-packages?filters=status==Live;isNetsuiteEnabled==false&pageSize=100',
    );
    const { results } = (await answer.json()) as { results: Package[] };
    const one = results.find(
      ({ isPriceApplicable, requiredPricingParameters: asked }) =>
        isPriceApplicable && asked.some(({ name }) => name === 'localityName'),
    );
    if (!one) throw new Error('The demo data has no package priced by locality');

    await page.goto('/package-pricing/create');
    await expect(page.getByText(/Choose a package first/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Package' }).fill(one.name);
    await page.getByRole('option', { name: one.name, exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12,345.50');
    await page.getByLabel('First day', { exact: true }).fill('1/4/2031');
    await page.getByLabel('Last day', { exact: true }).fill('31/3/2032');
    await page.getByRole('button', { name: 'Create package price' }).click();
    await expect(page.getByText('This field is required.').first()).toBeVisible();

    await page.getByRole('combobox', { name: 'City' }).fill('Pune');
    await page.getByRole('option', { name: /^Pune/ }).click();
    await page.getByRole('combobox', { name: 'Localities' }).fill('ban');
    await page.getByRole('option', { name: 'Baner', exact: true }).click();
    await page.getByRole('combobox', { name: 'Localities' }).fill('Nowhere at all');
    await page.keyboard.press('Enter');
    const agents = page.getByLabel('Agents', { exact: true });
    if (await agents.isVisible()) await agents.selectOption('FoS');
    await page.getByRole('button', { name: 'Create package price' }).click();
    await expect(
      page.getByText(/There is no locality "Nowhere at all" in Pune/).first(),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Localities' }).press('Backspace');
    await page.getByRole('button', { name: 'Create package price' }).click();
    await expect(page.getByText('Starts later').first()).toBeVisible();
    await expect(page.getByText('₹12,345.50').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();

    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('13000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('₹13,000').first()).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('₹12,345.50').first()).toBeVisible();

    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page).toHaveURL(/\/package-pricing(\?|$)/);
    forgiveRefusals(complaints, 422);
  });

  test('is told on its field that a price would end before it begins', async ({
    page,
    complaints,
  }) => {
    await page.goto('/package-pricing');
    await page.getByText('In force', { exact: true }).first().click();
    await expect(page).toHaveURL(/in-force/);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
    await page.getByLabel('Last day', { exact: true }).fill('1/1/2020');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/must not be earlier/).first()).toBeVisible();
    await expect(page.getByLabel('Last day', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    forgiveRefusals(complaints, 422);
  });
});
