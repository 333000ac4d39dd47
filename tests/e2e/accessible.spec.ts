import type { Page } from '@playwright/test';
import { checkAxe, checkSchemes, settled } from '#tests/screens/checkPage.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { callAs, expect, forgiveRefusals, test } from './support/test.ts';

/** What no screen file names; `npm run screens -- test` looks at every screen: filled, empty, failing, refused. */
const pages = [
  { name: 'sign-in', persona: null, path: '/login' },
  { name: 'home of a person with one page', persona: 'content', path: '/home' },
  { name: 'unauthorized', persona: 'finance', path: '/unauthorized' },
  { name: 'not found', persona: 'finance', path: '/no-such-page' },
  {
    name: 'no such address of a screen',
    persona: 'lookup-admin',
    path: '/manage-packages/7/edit',
  },
  { name: 'no such record', persona: 'lookup-admin', path: '/manage-packages/999999' },
  {
    name: 'no such package to map products to',
    persona: 'lookup-admin',
    path: '/manage-packages/products/999999',
  },
  { name: 'an import', persona: 'lookup-admin', path: '/package-pricing/import' },
];

for (const { name, persona, path } of pages)
  test(name, async ({ page, signIn, complaints }) => {
    if (persona) await signIn(persona);
    await page.goto(path);
    await settled(page);
    await checkAxe(page);
    forgiveRefusals(complaints, 404);
  });

test('a sign-in that was refused, and a forgotten password', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Work e-mail')).toHaveAttribute('aria-invalid', 'true');
  await checkSchemes(page, 'empty fields');
  await page.getByLabel('Work e-mail').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
  await checkSchemes(page, 'refused');
  await page.getByRole('button', { name: /forgot/i }).click();
  await settled(page);
  await checkSchemes(page, 'forgotten');
  forgiveRefusals(complaints, 401);
});

test('fields that take a picture and a file', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/announcements/create');
  await page.getByRole('tab', { name: 'Picture and file' }).click();
  await expect(page.getByText('Choose a file')).toHaveCount(2);
  await checkAxe(page);
});

const row = (page: Page) => page.getByRole('row').nth(1);

/** What opens over a page: how, and what is then there. */
const overlays: Record<string, { open: (page: Page) => Promise<void>; role: 'dialog' | 'menu' }> = {
  'the palette': { open: page => page.keyboard.press('Control+k'), role: 'dialog' },
  help: { open: page => page.keyboard.press('?'), role: 'dialog' },
  'the menu of the person': {
    open: page => page.getByRole('button', { name: /^Your menu/ }).click(),
    role: 'menu',
  },
  'the choice of columns': {
    open: page => page.getByRole('button', { name: 'Columns', exact: true }).click(),
    role: 'dialog',
  },
  'the choice of an export': {
    open: page => page.getByRole('button', { name: 'Export' }).click(),
    role: 'menu',
  },
  'a part of the filter': {
    open: async page => {
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem').first().click();
    },
    role: 'dialog',
  },
  'the menu of a row': {
    open: page => row(page).getByRole('button', { name: 'Actions' }).click(),
    role: 'menu',
  },
  'a question before something is deleted': {
    open: async page => {
      await row(page).getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    role: 'dialog',
  },
  'a change of many': {
    open: async page => {
      await row(page).getByRole('checkbox').check();
      await page.getByRole('toolbar').getByRole('button', { name: 'Edit', exact: true }).click();
    },
    role: 'dialog',
  },
};

test('everything that opens over a list', async ({ page, signIn }) => {
  test.slow();
  await signIn('lookup-admin');
  const marked = `Looked at ${crypto.randomUUID().slice(0, 8)}`;
  const product = { name: marked, productTypeId: 3, hsnCode: '998365' };
  await callAs(page, 'post', '/sapna/v1/products/create', product);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Few rows: what is under the overlay is looked at each time too.
  await page.goto(
    `/product-management?filter=${encodeURIComponent(JSON.stringify({ q: marked }))}`,
  );
  await expect(row(page).getByRole('link')).toBeVisible();
  for (const [name, { open, role }] of Object.entries(overlays)) {
    await open(page);
    const opened = page.getByRole(role).last();
    await expect(opened, name).toBeVisible();
    await checkSchemes(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role), name).toHaveCount(0);
  }
});

test('the menu and the filter of a phone', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product-management');
  await settled(page);
  for (const name of ['Open the menu', 'Filters']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkSchemes(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a barrier is found however often the page was looked at', async ({ page }) => {
  await page.goto('/login');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.evaluate(element => element.replaceChildren());
  expect(await barriers(page)).toEqual([expect.stringMatching(/^button-name: <button/)]);
  expect(await barriers(page, { within: 'form' })).toHaveLength(1);
  expect(await barriers(page, { within: 'h1' })).toEqual([]);
});

test('who wants less motion has new colours at once', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signIn('lookup-admin');
  await page.goto('/home');
  await settled(page);
  const moving = await page.evaluate(async () => {
    document.documentElement.setAttribute('data-scheme', 'dark');
    await new Promise(requestAnimationFrame);
    return document.getAnimations().filter(one => one instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});
