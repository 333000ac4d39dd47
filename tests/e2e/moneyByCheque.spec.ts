import type { Page } from '@playwright/test';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { approvalOf, approveInTurn } from './support/approveInTurn.ts';
import { setPrice } from './support/discountedDeal.ts';
import { callAs, expect, read, signInAs, test } from './support/test.ts';

/*
 * The broker's way: a discount that is approved first, a termsheet that an analyst only reads, a forced activation that is asked
 * for and turned down, a cheque that is cleared. The owner's way, by link, is in `money.spec.ts`.
 */

interface Rows<Row> {
  results: Row[];
}

const act = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const fromMenu = async (page: Page, row: string, name: string) => {
  await page
    .getByRole('row')
    .filter({ hasText: row })
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** A deal of the agent with one package a quarter below its rate, for a client who can be billed. */
const discountedDeal = async (agent: Page) => {
  const { results: accounts } = await read<Rows<{ id: number; isSubBroker: boolean }>>(
    agent,
    '/sapna/v1/account?pageSize=20',
  );
  const known = accounts.filter(({ isSubBroker }) => !isSubBroker);
  for (const { id: accountId } of known) {
    const entities = await read<Rows<{ id: number; billingAddress?: string }>>(
      agent,
      `/console/v1/legal-entities?accountId=${accountId}`,
    );
    if (!entities.results.some(({ billingAddress }) => /\d{6}/.test(billingAddress ?? '')))
      continue;
    const deal = await callAs(agent, 'post', '/sapna/v1/opportunity', { accountId });
    const offers = await read<Rows<{ id: number }>>(agent, '/console/v1/sellable-packages');
    const part = await callAs(agent, 'post', '/sapna/v1/opportunity-package', {
      opportunityId: deal.id,
      packageId: offers.results[0]?.id,
    });
    await setPrice(agent, part, Number(part['ratePrice']), 25);
    return { id: deal.id, packageLineId: part.id };
  }
  throw new Error('The demo data has no client for this journey');
};

test('discount, termsheet, analyst, forced activation turned down, cheque, slip', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  // Seven people, one after the other.
  test.setTimeout(240_000);
  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await desk.newPage();
  await signInAs(agent.request, 'broker-agent');
  const deal = await discountedDeal(agent);
  const asked = await callAs(agent, 'post', '/sapna/v1/approval/send-for-approval', {
    approvalType: 'Discount',
    entityId: deal.packageLineId,
    remark: 'A client of many years',
  });
  const approvalId = Number(asked['approvalId']);
  await approveInTurn(agent, page, approvalId, 'A client of many years');
  expect((await approvalOf(agent, approvalId)).status).toBe('Approved');

  const { dealValue } = await read<{ dealValue: number }>(
    agent,
    `/sapna/v3/opportunity-page/${deal.id}`,
  );
  await callAs(agent, 'post', '/sapna/v1/milestone', {
    opportunityId: deal.id,
    name: 'All of it',
    amount: Math.round(dealValue / 1.18),
    startDate: indiaDay(new Date()),
  });
  await agent.goto(`/opportunity/${deal.id}`);
  await act(agent, 'New termsheet');
  for (const box of ['Legal entity', 'Contact']) {
    await agent.getByRole('dialog').getByRole('combobox', { name: box }).click();
    await agent.getByRole('listbox').getByRole('option').first().click();
  }
  await inDialog(agent, 'New termsheet');
  await expect(agent.getByText('Termsheet created')).toBeVisible();
  const { results: sheets } = await read<Rows<{ id: number }>>(
    agent,
    `/console/v1/termsheets?opportunityId=${deal.id}`,
  );
  const sheet = `/termsheet/${sheets[0]?.id}`;

  // The page of a termsheet asks little: its record, what its first tab and its side show, notices, what happens to it, and
  // for callers the call that runs.
  const asks: string[] = [];
  // What the page before it still asks is not its own.
  agent.on('framenavigated', () => asks.splice(0));
  agent.on('request', request => {
    const { pathname } = new URL(request.url());
    // The stream of events opens again whenever it was cut.
    if (pathname === '/console/v1/events' && asks.includes(pathname)) return;
    if (/^\/(sapna|console|mystique|madrox|pixie)\//.test(pathname)) asks.push(pathname);
  });
  await agent.goto(sheet);
  await expect(agent.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
  expect(asks.length, asks.join('\n')).toBeLessThanOrEqual(7);
  await act(agent, 'Send to RCM');
  await inDialog(agent, 'Send to RCM');
  await expect(agent.getByText('Termsheet sent to RCM')).toBeVisible();

  // An analyst of RCM reads it, with its PDF, and decides nothing.
  await signIn('rcm-user');
  await page.goto(sheet);
  await expect(page.getByText('Pending at RCM').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Products/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

  await signIn('rcm-admin');
  await page.goto(sheet);
  await act(page, 'Approve');
  await inDialog(page, 'Approve');
  await expect(page.getByText('Termsheet approved')).toBeVisible();

  // Nothing was paid: master data asks that a product runs all the same, another one says no.
  const products = await read<Rows<{ productName: string; requiredActivationParameters: string }>>(
    agent,
    `/sapna/v1/termsheet-product-details?termsheetId=${sheets[0]?.id}`,
  );
  const name = products.results[0]?.productName ?? '';
  await signIn('master-data');
  await page.goto(`${sheet}?tab=products`);
  await fromMenu(page, name, 'Ask to force');
  await page.getByRole('dialog').getByLabel('Reason').fill('The client launches today');
  await inDialog(page, 'Ask to force');
  await expect(page.getByText('Asked; somebody else decides')).toBeVisible();
  await signIn('admin');
  await page.goto(`${sheet}?tab=products`);
  await fromMenu(page, name, 'Reject the request');
  await page.getByRole('dialog').getByLabel('Reason').fill('The cheque comes tomorrow');
  await inDialog(page, 'Reject the request');
  await expect(page.getByText('Request rejected')).toBeVisible();

  // A cheque and its slip; accounts payable clears it.
  await agent.goto(`/opportunity/${deal.id}?tab=payments`);
  await act(agent, 'New payment');
  const dialog = agent.getByRole('dialog').or(agent.locator('main')).last();
  await dialog.getByRole('combobox', { name: 'Milestone' }).click();
  await agent
    .getByRole('listbox')
    .getByRole('option', { name: /All of it/ })
    .click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await dialog.getByRole('combobox', { name: 'Mode' }).selectOption('Cheque');
  await dialog.getByRole('textbox', { name: 'Reference number' }).fill(`CHQ ${deal.id}`);
  await dialog.getByLabel('Payment date').first().fill(indiaDay(new Date()));
  await dialog
    .getByRole('button', { name: /^(Save|New payment|Create)/ })
    .last()
    .click();
  await expect(agent.getByText(/^Payment of ₹[\d,.]+ noted$/)).toBeVisible();
  const { results: payments } = await read<Rows<{ id: number }>>(
    agent,
    `/sapna/v1/payment?opportunityId=${deal.id}`,
  );
  const payment = `/payment/${payments[0]?.id}`;
  await agent.goto(payment);
  await agent
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await agent.getByRole('menuitem', { name: 'Deposit slip' }).click();
  await inDialog(agent, 'Deposit slip');
  await expect(agent.getByText('Deposit slip noted')).toBeVisible();
  await signIn('ap-admin');
  await page.goto(payment);
  await act(page, 'Clear');
  await inDialog(page, 'Clear');
  await expect(page.getByText('Payment cleared')).toBeVisible();
  await expect(page.locator('main header').getByText('In the books').locator('..')).toContainText(
    '₹1,000',
  );
  await desk.close();
});
