import type { Locator, Page } from '@playwright/test';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { makeDeal } from './support/discountedDeal.ts';
import { callAs, expect, read, signInAs, test } from './support/test.ts';

/* What finance does all day, by the clicks that it takes; what is typed, and Enter, are none. */

interface Rows<Row> {
  results: Row[];
}
type Paid = Awaited<ReturnType<typeof callAs>>;

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

const counter = () => {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
};

/** A deal of one's own, which no other journey works with, and a milestone over all of it: paid whole, it can be billed. */
const milestoneToPay = async (page: Page) => {
  const { dealId } = await makeDeal(page);
  const { dealValue } = await read<{ dealValue: number }>(
    page,
    `/sapna/v3/opportunity-page/${dealId}`,
  );
  const { id } = await callAs(page, 'post', '/sapna/v1/milestone', {
    opportunityId: dealId,
    name: 'All of it',
    amount: Math.round(dealValue / 1.18),
    startDate: indiaDay(new Date()),
  });
  const { results } = await read<Rows<{ id: number; toCollect: number }>>(
    page,
    `/console/v1/milestones?opportunityId=${dealId}`,
  );
  const toCollect = results.find(one => one.id === id)?.toCollect ?? 0;
  return { dealId, milestoneId: id, toCollect };
};

const pay = (page: Page, body: object): Promise<Paid> =>
  callAs(page, 'post', '/sapna/v1/payment', body, key());

test('what came today stands by mode in rupees one click from Home, and a payment is found by its UTR', async ({
  page,
  signIn,
}) => {
  await signIn('owner-agent');
  const { dealId } = await makeDeal(page);
  const reference = `UTRJOURNEY${Date.now()}`;
  const { id } = await pay(page, {
    opportunityId: dealId,
    modeOfPaymentId: 3,
    amount: 12_345_00,
    referenceNumber: reference,
    paymentDate: indiaDay(new Date()),
  });
  await signIn('finance');
  await page.goto('/home');
  const { click, count } = counter();
  await click(page.getByRole('link', { name: /^Payments received today/ }));
  const bars = page.getByRole('region', { name: 'Amount: Mode' });
  await expect(bars.getByRole('button', { name: /₹[\d,]+/ }).first()).toBeVisible();
  expect(count()).toBe(1);
  // By any other ground, too.
  const grounds = page.getByLabel('What the bars are by');
  for (const by of ['Bank', 'City', 'Waiting to clear', 'Agent']) {
    await grounds.selectOption(by);
    const region = page.getByRole('region', { name: `Amount: ${by}` });
    await expect(region.getByRole('button', { name: /₹[\d,]+/ }).first()).toBeVisible();
  }

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages, records and commands' }).fill(reference);
  await expect(page.getByRole('option').filter({ hasText: 'Payment' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/payment/${id}$`));
});

test('the tax invoice of a paid milestone takes two clicks on its payment', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('owner-agent');
  const { dealId, milestoneId, toCollect } = await milestoneToPay(page);
  const { id, version } = await pay(page, {
    opportunityId: dealId,
    milestoneId,
    modeOfPaymentId: 6,
    amount: toCollect,
    paymentDate: indiaDay(new Date()),
  });
  const finance = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await finance.newPage();
  await signInAs(desk.request, 'finance');
  await desk.goto(`/payment/${id}`);
  await expect(desk.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
  // Nothing is billed before it is paid.
  await expect(desk.getByRole('button', { name: 'Tax invoice' })).toHaveCount(0);
  await callAs(
    desk,
    'put',
    `/sapna/v1/payment/${id}/clearance`,
    { decision: 'clear', version },
    key(),
  );
  await desk.reload();
  const { click, count } = counter();
  await click(desk.getByRole('button', { name: 'Tax invoice', exact: true }));
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText(/Issue the tax invoice of All of it, ₹[\d,.]+, to/);
  await click(dialog.getByRole('button', { name: 'Tax invoice', exact: true }));
  await expect(desk.getByText('Tax Invoice generated successfully')).toBeVisible();
  expect(count()).toBe(2);
  await expect(desk.getByRole('button', { name: 'Tax invoice' })).toHaveCount(0);
  await finance.close();
});

test('ten payments of one statement are cleared with six clicks', async ({ page, signIn }) => {
  test.slow();
  await signIn('owner-agent');
  const { dealId } = await makeDeal(page);
  const stamp = Date.now();
  const paid: Paid[] = [];
  for (let at = 0; at < 10; at += 1)
    paid.push(
      await pay(page, {
        opportunityId: dealId,
        modeOfPaymentId: 3,
        amount: 1_000_00 + at,
        referenceNumber: `STATEMENT${stamp}${at}`,
        paymentDate: indiaDay(new Date()),
      }),
    );
  await signIn('finance');
  await page.goto('/bank-notices');
  const { click, count } = counter();
  await click(page.getByRole('link', { name: 'Import', exact: true }));
  const chosen = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: /^Choose/ }).first());
  await (
    await chosen
  ).setFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Reference number,Amount,Received on,Remitter',
        ...paid.map(
          one =>
            `${String(one['referenceNumber'])},${Number(one['net']) / 100},${indiaDay(new Date())},Statement`,
        ),
      ].join('\n'),
    ),
  });
  await click(page.getByRole('button', { name: /^Apply/ }));
  await click(page.getByRole('link', { name: /^Show/ }));
  await expect(page).toHaveURL(/view=matched/);
  // Notices of other statements wait there, too.
  await page.getByRole('searchbox', { name: 'Search bank notices' }).fill('Statement');
  await expect(page.getByText('Bank notices 1 to 10 of 10')).toBeVisible();
  await click(page.getByRole('columnheader').getByRole('checkbox'));
  await click(page.getByRole('button', { name: 'Take for its payment', exact: true }));
  await expect(page.getByRole('dialog')).toContainText(/Take 10 notices, ₹10,000.45 in all/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Notice taken, payment cleared').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Statement/ })).toHaveCount(0);
  expect(count()).toBe(6);
  for (const { id } of paid)
    expect(await read<{ statusId: number }>(page, `/sapna/v1/payment-page/${id}`)).toMatchObject({
      statusId: 6,
    });
});
