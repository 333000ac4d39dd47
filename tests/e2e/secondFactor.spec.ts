import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { startConsole } from './support/startConsole.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

/** Codes are taken once, so each use is of a later step: the page's clock does not matter, the server's does. */
const codeAfter = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A device with a finger on it, that keeps passkeys. */
const addAuthenticator = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const givePassword = async (page: Page, persona: string): Promise<void> => {
  await page.getByLabel('Work e-mail').fill(`${persona}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const expectAccessible = async (page: Page): Promise<void> => {
  expect(await barriers(page)).toEqual([]);
};

test.describe('a second factor', () => {
  let own: Awaited<ReturnType<typeof startConsole>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    own = await startConsole({
      SECRETS_KEY: Buffer.alloc(32, 3).toString('base64'),
      SECOND_FACTOR_ROLES: 'finance',
    });
  });
  test.afterAll(() => own.stop());

  test('is set up, and signs in by app, passkey and recovery code', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await addAuthenticator(context, page);
    await page.goto(`${own.url}/login`);
    await givePassword(page, 'content');
    await expect(page).toHaveURL(/\/home$/);
    await page.goto(`${own.url}/account-security`);

    await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    const secret = ((await dialog.locator('[data-secret]').textContent()) ?? '').replaceAll(
      ' ',
      '',
    );
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
    await dialog.getByRole('button', { name: 'Set up the app' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /not right/,
    );
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeAfter(secret, -1));
    await dialog.getByRole('button', { name: 'Set up the app' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name of the passkey').fill('Test laptop');
    await dialog.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByText('Test laptop')).toBeVisible();
    await expectAccessible(page);

    // Another browser, signed in by a code of the app: this one ends it.
    const other = await browser.newContext();
    const second = await other.newPage();
    await second.goto(`${own.url}/login`);
    await givePassword(second, 'content');
    await expect(second.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expectAccessible(second);
    await second.getByRole('textbox', { name: 'Code' }).fill(codeAfter(secret, 0));
    await second.keyboard.press('Enter');
    await expect(second).toHaveURL(/\/home$/);
    await page.reload();
    await page.getByRole('button', { name: /^End the session on/ }).click();
    await expect(page.getByRole('button', { name: /^End the session on/ })).toBeHidden();
    await second.goto(`${own.url}/account-security`);
    await expect(second).toHaveURL(/\/login/);
    await second.getByLabel('Work e-mail').waitFor();
    await givePassword(second, 'content');
    await second.getByRole('button', { name: 'Use a recovery code' }).click();
    await second.getByLabel('Recovery code').fill(codes[0] ?? '');
    await second.keyboard.press('Enter');
    await expect(second).toHaveURL(/\/account-security$/);
    await expect(second.getByText('9 left')).toBeVisible();
    await other.close();

    await context.clearCookies();
    await page.goto(`${own.url}/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await context.clearCookies();
    await page.goto(`${own.url}/login`);
    await givePassword(page, 'content');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/home$/);
    forgiveRefusals(complaints, 401, 422);
  });

  test('is set up at sign-in by whose role needs it, before anything else', async ({
    page,
    context,
    complaints,
  }) => {
    await addAuthenticator(context, page);
    await page.goto(`${own.url}/login`);
    await givePassword(page, 'finance');
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    expect((await page.request.get(`${own.url}/madrox/app/v1/user/details`)).status()).toBe(401);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto(`${own.url}/account-security`);
    await page.getByRole('button', { name: /^Remove: Passkey/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your role needs a second factor. Add another one')).toBeVisible();
    forgiveRefusals(complaints, 401, 409);
  });
});
