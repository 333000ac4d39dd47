import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../../scripts/setup/chromium.mjs';

/** Chromium as people have it, with its windows. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium({ hasWindows: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });

export type StorageState = Awaited<
  ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>
>;

/** The cookies of a demo person who has just signed in. */
export const signIn = async (
  browser: Browser,
  origin: string,
  persona = 'admin',
): Promise<StorageState> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Work e-mail').fill(`${persona}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  const { cookies } = await context.storageState();
  await context.close();
  // Nothing of what the page keeps in the browser: every visit is the first.
  return { cookies, origins: [] };
};
