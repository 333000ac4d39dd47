import { expect, read, test } from './support/test.ts';

test('an admin makes a program an account and a token, which works until it is revoked', async ({
  page,
  playwright,
  baseURL,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/service-accounts');
  await page.getByRole('link', { name: 'New service account' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Price feed');
  await page.getByLabel('What it is for').fill('Copies the price list');
  await page.getByRole('combobox', { name: 'Roles' }).click();
  await page.getByRole('option', { name: 'Lookup View' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create service account' }).click();
  await expect(page.getByRole('heading', { name: 'Price feed' })).toBeVisible();

  await page.getByRole('button', { name: 'New token' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Server 1');
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog
    .getByRole('textbox', { name: 'Works until' })
    .fill(until.split('-').toReversed().join('/'));
  await dialog.getByRole('button', { name: 'New token' }).click();
  await expect(dialog.getByText('It is not shown again.')).toBeVisible();
  const token = await dialog.getByLabel('Shown this once').inputValue();
  expect(token).toMatch(/^nvc_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: 'Server 1' })).toContainText(
    `nvc_…${token.slice(-4)}`,
  );
  expect(await page.content()).not.toContain(token);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/petra/data/v2/entity/city')).status()).toBe(200);
  const { results } = await read<{ results: { name: string; lastUsedAt?: string }[] }>(
    page,
    '/console/v1/api-tokens',
  );
  expect(results.find(({ name }) => name === 'Server 1')?.lastUsedAt).toBeTruthy();

  const row = page.getByRole('row', { name: 'Server 1' });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  const refused = await program.get('/petra/data/v2/entity/city');
  expect(refused.status()).toBe(401);
  expect(await refused.text()).toContain('was revoked');
  await program.dispose();
});
