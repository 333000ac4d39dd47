import type { Page } from '@playwright/test';
import { png } from '../conformance/forms/bytes.fixture.ts';
import { expect, forgiveRefusals, read, test } from './support/test.ts';

/* Whole stories of sales people on the demo data; the owner's and the broker's agent have theirs in `opportunities.spec.ts`. */

interface Rows<Row> {
  results: Row[];
  totalCount: number;
}
interface Deal {
  id: number;
  name: string;
  line: string;
  accountId: number;
  accountName: string;
  dealValue: number;
  isEditable: boolean;
  projectCount: number;
  packageCount: number;
  milestoneCount: number;
}
interface Account {
  id: number;
  accountName: string;
  agentName?: string;
  contactCount: number;
}

const openDeals = 'pageSize=100&filters=statusId=in=(1,3,4,5)';

const dealOf = async (page: Page, is: (deal: Deal) => boolean): Promise<Deal> => {
  const { results } = await read<Rows<Deal>>(page, `/sapna/v2/opportunity?${openDeals}`);
  const deal = results.find(one => one.isEditable && is(one));
  if (!deal) throw new Error('The demo data has no opportunity for this journey');
  return deal;
};

/** Where the client's billing address has none. */
const fillPincode = async (page: Page) => {
  const box = page.getByRole('dialog').getByRole('textbox', { name: /^PIN code/ });
  if (await box.isVisible()) await box.fill('411001');
};

const plan = Buffer.from(png(40, 30));

test('builder-agent: dashboard, opportunity, what its value is made of, milestone, project, document', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('builder-agent');
  const deal = await dealOf(
    page,
    one => one.packageCount > 0 && one.dealValue > 0 && one.milestoneCount === 0,
  );
  await page.goto('/builder-dashboard');
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();
  await page.goto(`/opportunity/${deal.id}`);
  await expect(page).toHaveURL(new RegExp(`/builder-opportunity/${deal.id}$`));

  // A milestone is billed to someone of this client alone.
  await page.getByRole('tab', { name: /^Milestones/ }).click();
  await page.getByRole('button', { name: 'New milestone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('On booking');
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('1000');
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('+7');
  const { results: entities } = await read<Rows<{ legalName: string; active: boolean }>>(
    page,
    `/console/v1/legal-entities?accountId=${deal.accountId}`,
  );
  await dialog.getByRole('combobox', { name: 'Legal entity' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(
    entities.filter(({ active }) => active).length,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create milestone' }).click();
  await expect(page.getByRole('tab', { name: /^Milestones 1/ })).toBeVisible();

  // The deal value opens to it and to what no milestone asks for yet.
  const value = page.getByText('Deal value', { exact: true }).locator('..');
  await value.getByRole('button').click();
  await expect(dialog.getByText('On booking')).toBeVisible();
  await expect(dialog.getByText('outside milestones')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Documents' }).click();
  const file = { name: 'Floor plan.png', mimeType: 'image/png', buffer: plan };
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(file);
  await expect(page.getByRole('link', { name: 'Preview Floor plan.png' })).toBeVisible();
  await picker.setInputFiles({ ...file, name: 'The same.png' });
  await expect(page.getByText('Document Already Exists!')).toBeVisible();
  forgiveRefusals(complaints, 409);
  await page.getByRole('button', { name: 'Remove Floor plan.png' }).click();
  await dialog.getByRole('button', { name: 'Remove document' }).click();
  await expect(page.getByText('Document removed')).toBeVisible();
});

test('tenant-agent: account, new opportunity, package, link to the client, ticket', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('tenant-agent');
  const { results } = await read<Rows<Deal>>(page, `/sapna/v2/opportunity?${openDeals}`);
  const clientId = results.find(({ line }) => line === 'tenant')?.accountId ?? 0;
  // The page of a client takes few calls: what is not seen is not read.
  const calls: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'fetch' && !request.url().endsWith('.svg'))
      calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`/account/${clientId}`);
  await expect(page.getByRole('heading', { level: 2, name: /^Opportunities/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await page.waitForLoadState('load');
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(6);

  await page.getByRole('button', { name: 'New opportunity' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('textbox', { name: 'Name' }).fill('A flat near the metro');
  await page.getByRole('button', { name: 'Create opportunity' }).click();
  await expect(page).toHaveURL(/\/tenant-opportunity\/\d+/);

  await page.getByRole('button', { name: 'New package' }).click();
  await dialog.getByRole('combobox', { name: 'Package' }).fill('Tenant');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create package' }).click();
  await expect(page.getByText('Package added/edited successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'What the client gets' })).toContainText(
    'please pay',
  );
  await fillPincode(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Link shared successfully')).toBeVisible();
  await expect(dialog).toContainText('Not opened yet');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('tab', { name: /^Packages 1/ })).toBeVisible();

  await page.goto(`/account/${clientId}`);
  await page.getByRole('tab', { name: /^Tickets/ }).click();
  await page.getByRole('button', { name: 'New ticket' }).click();
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('The link does not open');
  await dialog.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Account' }).click();
  // What the category asks has to be told.
  await dialog.getByRole('button', { name: 'Create ticket' }).click();
  await expect(dialog.getByText(/This category needs/).first()).toBeVisible();
  forgiveRefusals(complaints, 422);
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await dialog.getByRole('combobox', { name: 'Asked', exact: true }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('4711');
  await dialog.getByRole('button', { name: 'Create ticket' }).click();
  await expect(page.getByText('The link does not open').first()).toBeVisible();
});

test('broker-lead: gives accounts of their team to another agent, who finds them', async ({
  page,
  signIn,
}) => {
  await signIn('broker-lead');
  const { results: agents } = await read<Rows<{ id: number; name: string; email: string }>>(
    page,
    '/console/v1/assignable-agents?pageSize=20',
  );
  const to = agents.find(({ email }) => email === 'broker-agent@example.com');
  if (!to) throw new Error('The lead cannot give to their agent');
  const { results } = await read<Rows<Account>>(page, '/sapna/v1/account?pageSize=100');
  const going = results.find(
    ({ accountName, agentName }) =>
      agentName !== to.name && results.filter(one => one.accountName === accountName).length === 1,
  );
  if (!going) throw new Error('The lead has no account to give');

  await page.goto('/my-accounts');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(going.accountName);
  await expect(page.getByText('Accounts 1 to 1 of 1')).toBeVisible();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Agent' }).fill(to.name);
  await page.getByRole('listbox').getByRole('option', { name: to.name }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Load balancing');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Accounts assigned')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(going.accountName) })).toContainText(
    to.name,
  );

  await signIn('broker-agent');
  await page.goto(`/account/${going.id}`);
  await expect(page.getByRole('heading', { level: 1, name: going.accountName })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(to.name).first()).toBeVisible();
});

test('sales-manager: renewals, their buckets and leads, the client, a legal entity with a wrong number', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/renewal-dashboard');
  const bucket = page.getByRole('row', { name: /^30D/ });
  const count = await bucket.getByRole('cell').first().textContent();
  await bucket.getByRole('button').click();
  await expect(page).toHaveURL(/renewal=30D/);
  // The list is read when it is seen.
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('heading', { name: /^Renewals/ })).toContainText(count ?? '');
  await page.getByRole('combobox', { name: 'Leads of the last' }).selectOption('7');
  await expect(page).toHaveURL(/leads=7/);
  await expect(page.getByRole('columnheader', { name: 'Leads, 7 days' })).toBeVisible();

  const { results } = await read<Rows<Account>>(page, '/sapna/v1/account?pageSize=20');
  const client = results.find(({ contactCount }) => contactCount > 0);
  await page.goto(`/account/${client?.id}`);
  await page.getByRole('tab', { name: 'Legal entities' }).click();
  await page.getByRole('button', { name: 'New legal entity' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill('Hoysala Homes & Sons');
  await dialog.getByRole('textbox', { name: 'PAN' }).fill('AAAAA0000A');
  await dialog.getByRole('textbox', { name: 'GST', exact: true }).fill('29ABCDE1234F1Z9');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('GSTIN does not contain the PAN')).toBeVisible();
  await page.getByRole('button', { name: 'Create legal entity' }).click();
  await expect(page.getByText('Hoysala Homes & Sons').first()).toBeVisible();
});
