import type { Browser, Page } from '@playwright/test';
import { expectNoWider } from '#tests/screens/checkPage.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { answeringFirst } from './support/answeringFirst.ts';
import { callAs, expect, forgiveRefusals, read, test } from './support/test.ts';

/* What goes out to a client: one sheet at the desk, on a deal, on a row and in the command palette. */

interface Rows<Row> {
  results: Row[];
}
interface Deal {
  id: number;
  name: string;
  isEditable: boolean;
  packageCount: number;
  milestoneCount: number;
  dealValue: number;
  collectedAmount: number;
  paymentLink?: object;
}

const phone = { width: 390, height: 844 };

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Share with/ });
const words = (page: Page) => sheet(page).getByRole('region', { name: 'What the client gets' });

/** The client, who is nobody of the console, follows the link of a deal on a phone and does something there. */
const asClient = async (
  page: Page,
  browser: Browser,
  dealId: number,
  act: (client: Page) => Promise<void>,
): Promise<void> => {
  const { results } = await read<Rows<{ url: string }>>(
    page,
    `/console/v1/payment-links?opportunityId=${dealId}`,
  );
  const context = await browser.newContext({ viewport: phone });
  const client = await context.newPage();
  await client.goto(results[0]?.url ?? '');
  await expectNoWider(client);
  await act(client);
  await context.close();
};

test('broker-agent: details by WhatsApp and a link by e-mail, which is opened and paid', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('broker-agent');
  const { results } = await read<Rows<Deal>>(
    page,
    '/sapna/v2/opportunity?pageSize=100&filters=bucket==open',
  );
  const deal = results.find(
    one =>
      one.isEditable &&
      one.packageCount > 1 &&
      one.milestoneCount === 0 &&
      one.dealValue - one.collectedAmount > 1000 &&
      one.paymentLink === undefined,
  );
  if (!deal) throw new Error('The demo data has no deal for this journey');
  await page.goto(`/opportunity/${deal.id}`);

  // The palette knows what the open record takes.
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search/ }).fill('package details');
  await page.getByRole('option', { name: /^Share/ }).click();
  await expect(words(page)).toContainText('please pay');
  await sheet(page).getByRole('button', { name: 'Package details' }).click();
  await sheet(page).getByRole('button', { name: 'WhatsApp' }).click();
  await expect(words(page)).toContainText('GST extra');
  await sheet(page).getByRole('textbox', { name: 'Your message' }).fill('As we said on the phone.');
  await expect(words(page)).toContainText('As we said on the phone.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Package Details shared successfully')).toBeVisible();
  await expect(sheet(page).getByRole('listitem').first()).toContainText('Package details to');
  await expect(sheet(page).getByRole('listitem').first()).toContainText('by WhatsApp');

  await sheet(page).getByRole('button', { name: 'Send something else' }).click();
  const amount = sheet(page).getByRole('textbox', { name: 'Amount with GST' });
  await expect(amount).not.toHaveValue('');
  // What is in the way stands at its field, and nothing goes out.
  await amount.fill('');
  await sheet(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheet(page).getByText('Please enter Amount with GST')).toBeVisible();
  await amount.fill('1000');
  await expect(words(page)).toContainText('please pay ₹1,000');
  await sheet(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Link shared successfully')).toBeVisible();
  const latest = sheet(page).getByRole('listitem').first();
  await expect(latest).toContainText('Not opened yet');
  await asClient(page, browser, deal.id, async client => {
    await expect(client.getByText(/simulated/i).first()).toBeVisible();
    await client.getByRole('button', { name: /^Pay/ }).first().click();
  });
  await page.reload();
  const timeline = page.getByRole('region', { name: /^Timeline/ });
  await timeline.scrollIntoViewIfNeeded();
  await expect(timeline).toContainText('Payment link opened');
  await expect(timeline).toContainText('Payment link paid');
  await expect(timeline).toContainText('Package details shared');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet(page).getByRole('listitem').first()).toContainText('Paid');
});

test('owner-agent: at the desk by keys alone, and what the client opened stands on the case', async ({
  page,
  signInAtDesk,
  browser,
}) => {
  test.slow();
  await signInAtDesk('owner-agent');
  await page.goto('/calling');
  const online = page.getByRole('button', { name: 'Go online' });
  await online.or(page.getByRole('button', { name: 'Go offline' })).waitFor();
  if (await online.isVisible()) await online.click();
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();
  const id = await answeringFirst(page, 'owner');
  await page.reload();
  await expect(page.getByRole('region', { name: /^My queue/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'People' })).toBeVisible();
  await page.keyboard.press('s');
  const amount = sheet(page).getByRole('textbox', { name: 'Amount with GST' });
  await expect(amount).toBeVisible();
  if ((await amount.inputValue()) === '') await amount.fill('5000');
  const pin = sheet(page).getByRole('textbox', { name: /^PIN code/ });
  if (await pin.isVisible()) await pin.fill('411001');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Link shared successfully')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText(/^Sent, not opened/)).toBeVisible();
  await asClient(page, browser, id, client =>
    expect(client.getByText(/simulated/i).first()).toBeVisible(),
  );
  await page.reload();
  await expect(page.getByText(/^Opened/)).toBeVisible();
  // The desk is left as it was found.
  await callAs(page, 'post', '/console/v1/calling/release', { reason: 'time' });
});

test('a link that is no more says so, on a phone too', async ({ page, complaints }) => {
  await page.setViewportSize(phone);
  await page.goto('/s/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoWider(page);
  expect(await barriers(page)).toEqual([]);
  forgiveRefusals(complaints, 404);
});

test('owner-agent: what was paid by a link is activated on the deal, and its product tells what it lacks', async ({
  page,
  signIn,
}) => {
  await signIn('owner-agent');
  const { results } = await read<Rows<{ id: number; line: string }>>(
    page,
    '/sapna/v2/opportunity?pageSize=100&nextOfMine=activate&sort=-id',
  );
  const deal = results.find(({ line }) => line === 'owner');
  if (!deal) throw new Error('The demo data has no paid deal for this journey');
  await page.goto(`/owner-opportunity/${deal.id}`);
  await page.getByRole('button', { name: 'Activate products' }).click();
  const dialog = page.getByRole('dialog', { name: /^Activate / });
  await expect(dialog).toContainText('All products of this opportunity');
  await page.keyboard.press('Enter');
  const done = page.getByRole('status').getByText('Activated', { exact: true });
  const lacking = dialog.getByText(/: Missing: /);
  await expect(done.or(lacking).first()).toBeVisible();
  if (await lacking.first().isVisible())
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Products' }).click();
  const products = page.getByRole('tabpanel').getByRole('row');
  await expect(products.filter({ hasText: 'Active' }).first()).toBeVisible();
  await expect(products.filter({ hasText: 'Not active yet' })).toHaveCount(0);
});
