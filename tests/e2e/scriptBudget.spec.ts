import { countScript } from '../bench/pages/countScript.ts';
import { expect, test } from './support/test.ts';

/**
 * Bytes, zipped: what the console may weigh until the package list stands, sign-in included. A screen adds some 120 bytes (its
 * head, the addresses of its calls), so the 280,000 of 55 screens are 290,000 with twice as many.
 */
const budget = 290_000;

test('the script until the package list stands keeps to its budget', async ({ page }) => {
  const counted = await countScript(page, 'tbody tr[data-id]');
  await page.goto('/manage-packages');
  await page.getByLabel('Work e-mail').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(await counted()).toBeLessThanOrEqual(budget);
});
