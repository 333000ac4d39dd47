import type { Page } from '@playwright/test';
import { expect, forgiveRefusals, test } from './support/test.ts';

interface Account {
  id: number;
  accountName: string;
  isSubBroker: boolean;
  statusId: number;
}

interface Rows<Row> {
  results: Row[];
}

/** A client of the person's own whose name no other has. */
const clientOf = async (page: Page): Promise<Account> => {
  const answer = await page.request.get('/sapna/v1/account?pageSize=100');
  const { results } = (await answer.json()) as Rows<Account>;
  const one = results.find(
    ({ accountName, isSubBroker, statusId }) =>
      !isSubBroker &&
      statusId < 5 &&
      results.filter(row => row.accountName === accountName).length === 1,
  );
  if (!one) throw new Error('The demo data has no client for this journey');
  return one;
};

for (const [persona, line, sold] of [
  ['owner-agent', 'owner', 'Owner'],
  ['broker-agent', 'broker', 'Broker'],
] as const)
  test(`${persona}: home, list, account, new opportunity, package, milestone, comment, lost`, async ({
    page,
    signIn,
    complaints,
  }) => {
    test.slow();
    await signIn(persona);
    await page.goto('/home');
    await page.getByRole('link', { name: 'My opportunities' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
    await expect(page.getByText(/^Opportunities 1 to 10 of /)).toBeVisible();

    const client = await clientOf(page);
    await page.goto(`/account/${client.id}`);
    await page.getByRole('button', { name: 'New opportunity' }).click();
    const name = `Journey of ${persona} ${Math.random().toString(36).slice(2, 8)}`;
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create opportunity' }).click();

    // The address names the line of the client, and so does the one that names none.
    await expect(page).toHaveURL(new RegExp(`/${line}-opportunity/\\d+`));
    const id = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
    await page.goto(`/opportunity/${id}`);
    await expect(page).toHaveURL(new RegExp(`/${line}-opportunity/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stages' })).toContainText('New');

    // The deal leads: what comes next stands below its head, with the button that does it.
    const next = page.getByRole('region', { name: 'Next' });
    await expect(next).toContainText('Add packages');
    await next.getByRole('button', { name: 'Quote' }).click();
    const quote = page.getByRole('dialog', { name: /^Quote for/ });
    await quote.getByRole('combobox', { name: 'Add a package' }).fill(sold);
    await page.getByRole('option').first().click();
    await quote.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Package added/edited successfully')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Packages 1/ })).toBeVisible();

    if (line === 'broker') {
      await expect(next).toContainText('Plan the milestones');
      await next.getByRole('button', { name: 'Add milestone' }).click();
    } else {
      await expect(next).toContainText('Share the packages');
      await page.getByRole('tab', { name: /^Milestones/ }).click();
      await page.getByRole('button', { name: 'New milestone' }).click();
    }
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Booking');
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('99999999');
    await dialog.getByRole('textbox', { name: 'Start date' }).fill('+7');
    await page.getByRole('button', { name: 'Create milestone' }).click();
    const tooMuch = 'The milestones would add up to more than the packages.';
    await expect(dialog.getByText(tooMuch).first()).toBeVisible();
    forgiveRefusals(complaints, 422);
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('10');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Create milestone' }).click();
    await expect(page.getByRole('tab', { name: /^Milestones 1/ })).toBeVisible();

    await page.getByRole('tab', { name: /^Comments/ }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Asked to call after the festival');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'after the festival' }).first(),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Mark as lost' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Price too high');
    await dialog.getByRole('combobox', { name: 'Detail' }).selectOption('Budget postponed');
    await dialog.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(page.getByRole('list', { name: 'Stages' })).toContainText('Lost');
    await expect(next).toHaveCount(0);
    await page.getByRole('tab', { name: /^Packages/ }).click();
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByText('Budget postponed').first()).toBeVisible();

    // The command palette finds it by its number.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, records and commands' }).fill(id);
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
  });
