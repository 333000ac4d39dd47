import type { Page } from '@playwright/test';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { callAs, expect, read, test } from './support/test.ts';

/* From an agreed price to a product that runs, and the money back: each act by the person who does it, on the demo data. */

interface Rows<Row> {
  results: Row[];
}
interface Deal {
  id: number;
  line: string;
  accountId: number;
  isEditable: boolean;
  dealValue: number;
  packageCount: number;
  milestoneCount: number;
  delayedActivationStatus: string;
}

/** A deal of the person with packages whose discounts nobody has to approve, and one milestone over all of it. */
const agreedDeal = async (page: Page): Promise<Deal & { total: number }> => {
  const { results } = await read<Rows<Deal>>(
    page,
    '/sapna/v2/opportunity?pageSize=100&filters=statusId=in=(1,3)',
  );
  // From the end: other journeys of this agent begin at the front.
  for (const deal of results.toReversed()) {
    const isFit =
      deal.isEditable &&
      deal.packageCount > 0 &&
      deal.milestoneCount === 0 &&
      deal.delayedActivationStatus === 'NotRequired';
    if (!isFit) continue;
    const lines = await read<Rows<{ salesPrice: number; discountStatus: string }>>(
      page,
      `/console/v1/opportunity-packages?opportunityId=${deal.id}`,
    );
    if (lines.results.some(({ discountStatus }) => discountStatus !== 'NotRequired')) continue;
    const { results: sheets } = await read<Rows<object>>(
      page,
      `/console/v1/termsheets?opportunityId=${deal.id}`,
    );
    if (sheets.length > 0) continue;
    await callAs(page, 'post', '/sapna/v1/milestone', {
      opportunityId: deal.id,
      name: 'All of it',
      amount: Math.round(deal.dealValue / 1.18),
      startDate: indiaDay(new Date()),
    });
    return { ...deal, total: deal.dealValue };
  }
  throw new Error('The demo data has no deal for this journey');
};

const act = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const chooseFirst = async (page: Page, box: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: box }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
};

test('termsheet, RCM, link, invoice, activation, refund', async ({ page, signIn }) => {
  test.slow();
  await signIn('owner-agent');
  const deal = await agreedDeal(page);

  await page.goto(`/opportunity/${deal.id}`);
  await act(page, 'New termsheet');
  await chooseFirst(page, 'Legal entity');
  await chooseFirst(page, 'Contact');
  await inDialog(page, 'New termsheet');
  await expect(page.getByText('Termsheet created')).toBeVisible();
  await page.getByRole('tab', { name: /^Termsheets/ }).click();
  await page.getByRole('tabpanel').last().getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/termsheet\/\d+/);
  const sheet = page.url();
  await act(page, 'Send to RCM');
  await inDialog(page, 'Send to RCM');
  await expect(page.getByText('Termsheet sent to RCM')).toBeVisible();

  await signIn('rcm-admin');
  await page.goto(sheet);
  await act(page, 'Send back to RAM');
  await page
    .getByRole('dialog')
    .getByLabel('Rejection reason')
    .selectOption('Address is incomplete');
  await inDialog(page, 'Send back to RAM');
  await expect(page.getByText('Termsheet sent back to RAM')).toBeVisible();

  await signIn('owner-agent');
  await page.goto(sheet);
  await expect(page.getByText('Address is incomplete').first()).toBeVisible();
  await act(page, 'Correct and send again');
  await page.getByRole('dialog').getByLabel('What was corrected').fill('The flat is named');
  await inDialog(page, 'Correct and send again');
  await expect(page.getByText('RCM case corrected')).toBeVisible();

  await signIn('rcm-admin');
  await page.goto(sheet);
  await act(page, 'Approve');
  await inDialog(page, 'Approve');
  await expect(page.getByText('Termsheet approved')).toBeVisible();

  await signIn('owner-agent');
  await page.goto(sheet);
  await page.getByRole('tab', { name: /^Milestones/ }).click();
  const milestone = page.getByRole('row').filter({ hasText: 'All of it' });
  await milestone.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Share payment link' }).click();
  await inDialog(page, 'Send');
  await expect(page.getByText('Link shared successfully')).toBeVisible();
  await inDialog(page, 'Close');

  // What the client sees: the simulated gateway says what it is.
  await page.getByRole('tab', { name: /^Payments/ }).click();
  const { results: links } = await read<Rows<{ url: string }>>(
    page,
    `/console/v1/payment-links?opportunityId=${deal.id}`,
  );
  const client = await page.context().newPage();
  await client.goto(links[0]?.url ?? '');
  await expect(client.getByText(/simulated/i).first()).toBeVisible();
  await client.getByRole('button', { name: /^Pay/ }).first().click();
  await client.close();
  await expect
    .poll(
      async () =>
        (await read<Rows<object>>(page, `/sapna/v1/payment?opportunityId=${deal.id}`)).results
          .length,
    )
    .toBe(1);

  await signIn('finance');
  await page.goto(sheet);
  await page.getByRole('tab', { name: /^Payments/ }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/payment\/\d+/);
  const payment = page.url();
  await act(page, 'Clear');
  await inDialog(page, 'Clear');
  await expect(page.getByText('Payment cleared')).toBeVisible();

  await page.goto(sheet);
  await page.getByRole('tab', { name: /^Milestones/ }).click();
  await milestone.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Tax invoice' }).click();
  await inDialog(page, 'Tax invoice');
  await expect(page.getByText('Tax Invoice generated successfully')).toBeVisible();

  await signIn('owner-agent');
  await page.goto(sheet);
  await act(page, 'Activate products');
  await inDialog(page, 'Activate');
  await expect(page.getByText('Activated')).toBeVisible();
  await page.getByRole('tab', { name: /^Products/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Active' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate products' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Invoices/ }).click();
  await expect(page.getByRole('row', { name: /^INV.*Tax invoice/ })).toContainText('All of it');

  await page.goto(payment);
  await act(page, 'Ask for a refund');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid for a month too many');
  await inDialog(page, 'Ask for a refund');
  await expect(page.getByText('Refund asked for')).toBeVisible();

  // Four eyes: the person who asked cannot decide, someone else can.
  await signIn('ap-admin');
  await page.goto(payment);
  await page.getByRole('tab', { name: 'Refunds' }).click();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Approve and pay' }).click();
  await inDialog(page, 'Approve and pay');
  await expect(page.getByText('Refund paid')).toBeVisible();
  // The key figures of the payment follow what was done in the list below them.
  const figure = page.locator('main header').getByText('Refunded').locator('..');
  await expect(figure).toContainText('₹1,000');
});
