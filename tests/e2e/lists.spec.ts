import { checkAxe } from '#tests/screens/checkPage.ts';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test.describe('a lookup admin works in lists', () => {
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('sees the list as bars, each of which leads to its records, and finds them again', async ({
    page,
  }) => {
    await page.goto('/manage-packages');
    await page.getByRole('button', { name: 'Show as bars' }).click();
    const bars = page.getByRole('region', { name: 'Client' });
    const owner = bars.getByRole('button', { name: /^Owner \d+$/ });
    await expect(owner).toBeVisible();
    const count = (await owner.innerText()).replaceAll(/\D/g, '');
    expect(Number(count)).toBeGreaterThan(0);
    await checkAxe(page);
    await owner.click();
    await expect(owner).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(new RegExp(`^${count} of \\d+$`))).toBeVisible();
    await page.reload();
    await expect(owner).toHaveAttribute('aria-pressed', 'true');
    await owner.click();
    await expect(owner).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Hide the bars' }).click();
    await expect(bars).toBeHidden();
  });

  test('puts columns in order and draws their width, and both stay', async ({ page }) => {
    await page.goto('/product-management');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('button', { name: 'Move Active' }).focus();
    await page.keyboard.press('Home');
    await expect(page.getByText(/Active is now number 2 of/)).toBeVisible();
    await page.keyboard.press('Escape');
    // Until it has faded out, its backdrop takes what the pointer does.
    await expect(page.getByRole('button', { name: 'Move Active' })).toHaveCount(0);
    const heads = page.getByRole('columnheader');
    await expect(heads.nth(2)).toHaveAccessibleName('Active');

    const edge = page.getByRole('separator', { name: 'Width of HSN code' });
    const before = Number(await edge.getAttribute('aria-valuenow'));
    await edge.hover({ position: { x: 4, y: 10 } });
    const box = await edge.boundingBox();
    if (!box) throw new Error('The edge is not in sight');
    await page.mouse.down();
    await page.mouse.move(box.x + 64, box.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => Number(await edge.getAttribute('aria-valuenow')))
      .toBeGreaterThan(before + 30);
    const drawn = await edge.getAttribute('aria-valuenow');
    await page.reload();
    await expect(heads.nth(2)).toHaveAccessibleName('Active');
    await expect(edge).toHaveAttribute('aria-valuenow', drawn ?? '');
  });

  test('scrolls many rows between head and pager, and draws those that are seen', async ({
    page,
  }) => {
    await page.goto('/cities?page=1&perPage=500&filter=%7B%7D');
    const rows = page.locator('tbody tr[data-id]');
    await expect(rows.first()).toBeVisible();
    const pager = page.getByText(/1 to 500 of/);
    await expect(pager).toBeInViewport();
    await rows.first().hover();
    await page.mouse.wheel(0, 6000);
    await expect(page.locator('tr[aria-rowindex="160"]')).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
    await expect(pager).toBeInViewport();
    expect(await rows.count()).toBeLessThan(60);
  });

  test('finds the place again when a record is left, by back and by the breadcrumb', async ({
    page,
  }) => {
    await page.goto('/package-pricing?page=1&perPage=100&filter=%7B%7D');
    const row = page.locator('tr[aria-rowindex="72"]');
    await page.locator('tbody tr[data-id]').first().hover();
    await page.mouse.wheel(0, 2600);
    await expect(row).toBeInViewport();
    for (const leave of [
      () => page.goBack(),
      () => page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').click(),
    ]) {
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/package-pricing\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await leave();
      await expect(row).toBeInViewport();
    }
  });

  test('opens a new record at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/product-management/create');
    await page.getByLabel('Name').fill(unique('Long form'));
    await page.getByLabel('HSN code').selectOption({ index: 1 });
    await page.getByLabel('Product type').selectOption({ index: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page).toHaveURL(/product-management\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('saves a view that another browser has too, and changes it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = unique('Mine');
    await page.goto('/product-management');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('a');
    await expect(page).toHaveURL(/%22q%22%3A%22a%22/);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name of the view').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const tab = page.getByRole('link', { name });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/view=\d+/);

    const storageState = await page.context().storageState();
    const elsewhere = await browser.newContext({ baseURL, storageState });
    const other = await elsewhere.newPage();
    await other.goto('/product-management');
    await other.getByRole('link', { name }).click();
    await expect(other.getByRole('searchbox', { name: 'Search products' })).toHaveValue('a');
    await elsewhere.close();

    await page.getByLabel('Rows per page').selectOption('20');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Rows per page')).toHaveValue('20');

    await page.getByRole('button', { name: `More actions for the view ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
    await expect(tab).toBeHidden();
  });

  test('is no wider than a phone, views that others share among it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/manage-packages');
    await expect(page.getByRole('link', { name: /shared by/ })).toBeAttached();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });

  test('changes a value in its row, and is asked where somebody changed the same', async ({
    page,
    complaints,
  }) => {
    const name = unique('Inline');
    const made = await callAs(page, 'post', '/sapna/v1/products/create', {
      name,
      productTypeId: 3,
      hsnCode: '998365',
    });
    await page.goto(
      `/product-management?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
    );
    const row = page.getByRole('row').filter({ hasText: name });
    const cell = row.locator('td[data-edit="hsnCode"]');
    await cell.focus();
    await page.keyboard.press('F2');
    const entry = page.getByLabel(`HSN code of ${name}`);
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();

    await page.keyboard.press('Enter');
    const theirs = await callAs(page, 'put', `/sapna/v1/products/update/${made.id}`, {
      hsnCode: '998439',
      version: made.version,
    });
    await entry.selectOption('847170');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /Your value/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save these values' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell).toContainText('847170');
    const history = await page.request.get('/console/v1/history', {
      params: { resource: 'products', id: made.id },
    });
    const [newest] = ((await history.json()) as { results: { surface: string; version: number }[] })
      .results;
    expect(newest).toMatchObject({ surface: 'inline', version: theirs.version + 1 });
    forgiveRefusals(complaints, 409);
  });
});
