import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, test } from './support/test.ts';

interface Got {
  readonly text: string;
  readonly headers: Record<string, string>;
}

test('an admin subscribes a receiver, sees what it was told, and sends again what failed', async ({
  page,
  signIn,
}) => {
  test.setTimeout(150_000);
  const got: Got[] = [];
  let status = 503;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', part => (text += String(part)));
    request.on('end', () => {
      got.push({ text, headers: request.headers as Record<string, string> });
      response.writeHead(status).end(status === 503 ? 'Busy' : '');
    });
  }).listen(0, '127.0.0.1');
  await new Promise(done => server.once('listening', done));
  const { port } = server.address() as AddressInfo;

  await signIn('admin');
  await page.goto('/webhooks');
  await page.getByRole('link', { name: 'New webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey');
  await page.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/hooks`);
  await page.getByRole('combobox', { name: 'Events' }).fill('faq changed');
  await page.getByRole('option', { name: /faqs\.changed/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByRole('heading', { name: 'Journey' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'New secret' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New secret' }).click();
  const secret = await dialog.getByLabel('Shown this once').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const hook = page.url();
  await page.goto('/faqs');
  const id = await page.locator('tbody tr[data-id]').first().getAttribute('data-id');
  await page.goto(`/faqs/${id}`);
  await page.getByRole('textbox', { name: 'Answer' }).fill('Told to the receiver.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => got.length).toBeGreaterThan(0);

  await page.goto(hook);
  const row = page.getByRole('row', { name: /faqs\.changed/ });
  await expect(row).toContainText('503');
  const first = got[0] as Got;
  const told = new Webhook(secret).verify(first.text, first.headers) as Record<string, unknown>;
  expect(told).toMatchObject({ type: 'faqs.changed', recordId: id });

  status = 410;
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Paused: The receiver takes no more')).toBeVisible({
    timeout: 20_000,
  });
  status = 204;
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
  // The message that failed is tried again half a minute after it did.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Sent', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

  const failed = page.getByRole('row', { name: /webhooks\.test/ });
  await expect(failed).toContainText('Failed');
  await failed.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(async () => {
    await page.goto(hook);
    await expect(failed).toContainText('Sent', { timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  server.close();
});
