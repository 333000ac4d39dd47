import {
  directoryClient,
  startDirectory,
  type Directory,
} from '#tests/support/directory/startDirectory.ts';
import { startConsole } from './support/startConsole.ts';
import { expect, forgiveRefusals, test as base } from './support/test.ts';

const rule = { roles: { Sales: ['sales-manager'] } };

/** The built console with a provider of the company's own. */
const test = base.extend<object, { company: { url: string; directory: Directory } }>({
  company: [
    async ({ browserName: _browserName }, provide) => {
      let consoleAt = '';
      const directory = await startDirectory({ consoleAt: () => consoleAt });
      const { url, stop } = await startConsole({
        OIDC_ISSUER: directory.issuer,
        OIDC_CLIENT_ID: directoryClient.id,
        OIDC_CLIENT_SECRET: directoryClient.secret,
        OIDC_NAME: 'Acme',
        OIDC_SCOPES: 'openid email profile groups',
        OIDC_CREATE: 'yes',
        OIDC_ROLES: JSON.stringify(rule),
      });
      consoleAt = url;
      directory.begin();
      directory.accounts.set('nila', {
        email: 'nila@acme.example',
        email_verified: true,
        name: 'Nila Sen',
        groups: ['Sales'],
      });
      await provide({ url, directory });
      await stop();
      directory.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ company }, provide) => provide(company.url),
});

test.describe('sign-in by the company’s provider', () => {
  test('leads there, back to where one wanted to go, and out of both', async ({
    page,
    company,
  }) => {
    await page.goto('/sales-opportunity?pageSize=10');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Sign in with Acme' }).click();
    await expect(page.getByRole('heading', { name: 'Directory' })).toBeVisible();
    expect(page.url()).toContain(company.directory.issuer);
    await page.getByRole('button', { name: 'nila' }).click();
    await expect(page).toHaveURL(`${company.url}/sales-opportunity?pageSize=10`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Neither the code nor the state stays in the history of the browser.
    await page.goBack();
    expect(page.url()).not.toContain('code=');
    await page.goto('/home');
    await page.getByRole('button', { name: /Nila Sen/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign out of the directory' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Sign in with Acme' })).toBeVisible();
    // At the provider nobody is signed in any more, so it asks again.
    await page.getByRole('button', { name: 'Sign in with Acme' }).click();
    await expect(page.getByRole('button', { name: 'nila' })).toBeVisible();
  });

  test('that was turned back from, or lost, says so and leaves the password', async ({
    page,
    company,
    complaints,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Acme' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in with Acme was stopped.');
    await expect(page).toHaveURL(`${company.url}/login`);
    await page.goto('/login?code=guessed&state=guessed');
    await expect(page.getByRole('alert')).toContainText('Press the button again');
    await page.getByLabel('Work e-mail').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    forgiveRefusals(complaints, 401);
  });
});
