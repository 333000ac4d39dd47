import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import { makePackage } from './support/makePackage.ts';
import { expect, forgiveRefusals, signInAs, test as base } from './support/test.ts';

/** The `<Admin>` of the how-to with the console's two providers, built and served by itself with the console behind its `/console`. */
const test = base.extend<object, { admin: string }>({
  admin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      process.env['CONSOLE_URL'] = String(project.use.baseURL);
      // Vitest and Playwright say otherwise, and React would be built for developers.
      process.env['NODE_ENV'] = 'production';
      const outDir = mkdtempSync(join(tmpdir(), 'own-admin-'));
      const configFile = resolve('tests/stock/ownAdmin/vite.config.ts');
      const common = {
        configFile,
        logLevel: 'error',
        build: { outDir, emptyOutDir: true },
      } as const;
      await build(common);
      const server = await preview({
        ...common,
        preview: { port: await freePort(), host: 'localhost', strictPort: true },
      });
      await provide(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ timeout: 90_000 });

const signIn = async (page: Page, persona: string) => {
  await page.getByRole('textbox', { name: 'Username' }).fill(`${persona}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('an admin of one’s own signs in, lists, changes, and is refused at the field', async ({
  page,
  admin,
  complaints,
}) => {
  await signInAs(page.request, 'admin');
  const name = `Own ${Math.random().toString(36).slice(2, 8)}`;
  await makePackage(page, name);
  await page.context().clearCookies();

  await page.goto(admin);
  await signIn(page, 'admin');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByRole('textbox', { name: 'Search' }).fill(name);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Family of ${name}`);
  await rows.getByRole('cell').nth(1).click();

  const days = page.getByRole('spinbutton', { name: 'Duration days' });
  await days.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toHaveAccessibleDescription('Enter 1 or more.');
  await days.fill('77');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText('77');

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  forgiveRefusals(complaints, 401, 422);
});

test('who may not see the records is turned away, and who is nobody signs in', async ({
  page,
  admin,
  complaints,
}) => {
  await page.goto(`${admin}#/packages/1`);
  await signIn(page, 'nobody');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await signIn(page, 'finance');
  await expect(page).toHaveURL(/access-denied$/);
  await expect(page.getByText('Access denied')).toBeVisible();
  forgiveRefusals(complaints, 401, 403);
});
