import { demoPassword, personas } from '#backend/database/seed/people/personas.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

test.describe('signing in', () => {
  test('a newcomer picks a demo person with one click and is at home', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page
      .getByRole('button', { name: /Manish Agarwal/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('offers every demo person', async ({ page }) => {
    await page.goto('/login');
    for (const { firstName, lastName } of personas) {
      await expect(page.getByText(`${firstName} ${lastName}`, { exact: true })).toBeVisible();
    }
  });

  test('says which field is empty, and asks the server nothing (T7)', async ({ page }) => {
    await page.goto('/login');
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Work e-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(asked.filter(url => url.includes('/madrox/'))).toEqual([]);
  });

  test('a wrong password answers Login Failed and keeps what was typed', async ({
    page,
    complaints,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Work e-mail').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
    await expect(page.getByLabel('Work e-mail')).toHaveValue('admin@example.com');
    forgiveRefusals(complaints, 401);
  });

  test('a person without a sign-in role is told Unauthorized Access (T1)', async ({
    page,
    complaints,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Work e-mail').fill('no-access@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Unauthorized Access' })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    forgiveRefusals(complaints, 403);
  });

  test('leads back to the place that was asked for, with its query', async ({ page }) => {
    const place = '/product-management?perPage=20';
    await page.goto(place);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Work e-mail').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/product-management\?.*perPage=20/);
  });

  test('signing out ends it, also for the address typed again', async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn('admin');
    await page.goto('/home');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/manage-packages');
    await expect(page).toHaveURL(/\/login/);
    // What the page was still asking for when the session ended.
    forgiveRefusals(complaints, 401);
  });
});
