import { expect, test } from './support/test.ts';

test('push-integration: the handler says which keys are needed, a secret is not shown again', async ({
  page,
  signIn,
}) => {
  await signIn('push-integration');
  await page.goto('/client-handler-config/create');
  const name = `Skyline Homes ${Date.now() % 1_000_000}`;
  await page.getByLabel('Client', { exact: true }).fill(name);
  await expect(page.getByText('Choose a handler first')).toBeVisible();
  await page.getByRole('combobox', { name: 'Handler' }).selectOption('webhook');
  await page.getByLabel('Url', { exact: true }).fill('https://leads.example.com/in');
  await page.getByLabel('Method', { exact: true }).fill('POST');
  await page.getByLabel('Secret', { exact: true }).fill('a first secret');
  await page.getByRole('button', { name: 'Create client handler configuration' }).click();
  await expect(page.getByText('Client handler configuration created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/client-handler-config\/edit\/\d+/);
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/^•{6} [\da-f]{4}$/);
});
