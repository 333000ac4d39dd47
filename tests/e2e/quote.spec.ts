import type { Locator, Page } from '@playwright/test';
import { approvalOf, approveInTurn } from './support/approveInTurn.ts';
import { expect, read, signInAs, test } from './support/test.ts';

interface Rows<Row> {
  results: Row[];
}

/** A client of the signed-in agent who can be billed by a termsheet. */
const billable = async (page: Page): Promise<string> => {
  const { results } = await read<Rows<{ id: number; accountName: string; isSubBroker: boolean }>>(
    page,
    '/sapna/v1/account?pageSize=20',
  );
  for (const { id, accountName } of results.filter(one => !one.isSubBroker)) {
    const entities = await read<Rows<{ billingAddress?: string }>>(
      page,
      `/console/v1/legal-entities?accountId=${id}`,
    );
    const contacts = await read<Rows<object>>(page, `/sapna/v1/contact?accountId=${id}`);
    const isKnown = entities.results.some(one => /\d{6}/.test(one.billingAddress ?? ''));
    if (isKnown && contacts.results.length > 0) return accountName;
  }
  throw new Error('The demo data has no client for this journey');
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

test('a new deal of three packages up to a recorded cheque takes at most 18 clicks', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await desk.newPage();
  await signInAs(agent.request, 'broker-agent');
  const client = await billable(agent);
  // What is typed, and the keys that save, are not clicks.
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await agent.goto('/my-opportunities');
  await click(button(agent, /^New opportunity/).or(agent.getByRole('link', { name: /^New opp/ })));
  await agent.getByRole('combobox', { name: 'Account' }).focus();
  await agent.keyboard.type(client);
  await agent.getByRole('option', { name: client }).first().waitFor();
  await agent.keyboard.press('ArrowDown');
  await agent.keyboard.press('Enter');
  await agent.keyboard.press('Control+s');
  await expect(agent.getByText('Opportunity created')).toBeVisible();
  const id = Number(/\/(\d+)/.exec(new URL(agent.url()).pathname)?.[1]);

  // The quote, by keyboard alone: three packages, one of them 3 % below its rate.
  await click(button(agent, 'Quote'));
  const quote = agent.getByRole('dialog', { name: /^Quote for/ });
  for (const line of [1, 2, 3]) {
    const add = quote.getByRole('combobox', { name: 'Add a package' });
    if (line === 1) await expect(add).toBeFocused();
    else await add.focus();
    await agent.keyboard.type('broker');
    await agent.getByRole('option').first().waitFor();
    await agent.keyboard.press('ArrowDown');
    await agent.keyboard.press('Enter');
    await expect(quote.getByRole('textbox', { name: 'Quantity' }).last()).toBeFocused();
    await expect(quote.getByRole('listitem')).toHaveCount(line);
  }
  await agent.keyboard.press('Tab');
  await agent.keyboard.press('Tab');
  await agent.keyboard.type('3');
  await agent.keyboard.press('Tab');
  await expect(
    quote.getByText(/^Level \d: .*decides(?:; half of such requests .*)?$/),
  ).toBeVisible();
  await quote.getByLabel('Reason for the discount').fill('Three packages at once');
  await agent.keyboard.press('Control+s');
  await expect(agent.getByText('Package added/edited successfully')).toBeVisible();
  await expect(quote).toBeHidden();
  await expect(agent.getByText('Waits for approval').first()).toBeVisible();

  const { results: requests } = await read<Rows<{ id: number }>>(
    agent,
    `/sapna/v1/approval/all-approvals?opportunityId=${id}`,
  );
  expect(requests).toHaveLength(1);
  const [request] = requests;
  await approveInTurn(agent, page, Number(request?.id), 'Three packages at once');
  expect((await approvalOf(agent, Number(request?.id))).status).toBe('Approved');

  // One milestone of the whole price, as it is proposed.
  await agent.reload();
  await click(button(agent, 'Add milestone'));
  const milestone = agent.getByRole('dialog', { name: /milestone/i });
  await expect(milestone.getByRole('textbox', { name: 'Name' })).toHaveValue('Milestone 1');
  await expect(milestone.getByRole('textbox', { name: 'Amount', exact: true })).not.toHaveValue('');
  await agent.keyboard.press('Control+s');
  await expect(agent.getByText('Milestone created')).toBeVisible();

  await click(button(agent, 'New termsheet'));
  await click(agent.getByRole('dialog').getByRole('button', { name: 'New termsheet' }));
  await expect(agent.getByText('Termsheet created')).toBeVisible();

  // The cheque: milestone, amount and day stand already.
  await agent.goto(`/opportunity/${id}?tab=payments`);
  await click(button(agent, 'New payment'));
  const payment = agent.getByRole('dialog', { name: /payment/i });
  await expect(payment.getByRole('textbox', { name: 'Amount', exact: true })).not.toHaveValue('');
  await payment.getByRole('combobox', { name: 'Mode' }).selectOption('Cheque');
  await payment.getByRole('textbox', { name: 'Reference number' }).fill(`CHQ ${id}`);
  await agent.keyboard.press('Control+s');
  await expect(agent.getByText(/^Payment of ₹[\d,.]+ noted$/)).toBeVisible();
  // The deal tells what happened, and leads to the records; it is read when it comes into sight.
  await agent.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded();
  await expect(agent.getByText('Payment noted, waiting for clearing')).toBeVisible();
  await expect(agent.getByRole('link', { name: /^Termsheet \d+$/ }).first()).toBeVisible();
  await expect(agent.getByRole('link', { name: `Approval ${request?.id}` }).first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(18);
  await desk.close();
});
