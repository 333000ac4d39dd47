import { expect, forgiveRefusals, test } from './support/test.ts';

interface Account {
  id: number;
  accountName: string;
  pendingCollectionAmount: number;
  pocContactNumbers: string[];
}

test('a broker agent opens an account, sees what is pending, and adds somebody to talk to', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('broker-agent');
  const answer = await page.request.get('/sapna/v1/account?pageSize=100');
  const { results } = (await answer.json()) as { results: Account[] };
  const one = results.find(
    ({ accountName, pendingCollectionAmount }) =>
      pendingCollectionAmount > 0 &&
      results.filter(row => row.accountName === accountName).length === 1,
  );
  if (!one) throw new Error('The demo data has no account with a pending amount');
  expect(one.pocContactNumbers.every(phone => /^XX\d{8}$/.test(phone))).toBe(true);

  await page.goto('/my-accounts');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(one.accountName);
  await expect(page.getByText('Accounts 1 to 1 of 1')).toBeVisible();
  await page.getByRole('link', { name: one.accountName }).click();
  await expect(page).toHaveURL(new RegExp(`/account/${one.id}`));
  await expect(page.getByRole('heading', { level: 1, name: one.accountName })).toBeVisible();

  // The pending amount opens to what it is made of.
  const pending = page.getByText('Pending collection', { exact: true }).locator('..');
  await pending.getByRole('button').click();
  await expect(page.getByText(/agreed, .+ paid/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  // So does that of each opportunity, in its row.
  await page
    .getByRole('cell')
    .getByRole('button', { name: /Pending/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Pending' })).toContainText(/agreed, .+ paid/);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: /^Contacts/ }).click();
  await page.getByRole('button', { name: 'New contact' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nikhil Bose');
  await page.getByRole('textbox', { name: 'Phone' }).fill('98123');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText(/10 digits/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98123 40077');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('9812340077');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText('XX12340077').first()).toBeVisible();
  await expect(page.getByText('9812340077')).toHaveCount(0);

  // The command palette finds them by their number, however it is written.
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'Search pages, records and commands' })
    .fill('(0)98123-40077');
  await page.getByRole('option', { name: /^Nikhil Bose/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nikhil Bose' })).toBeVisible();

  // A builder's account, which is none of theirs, looks as one that does not exist.
  for (const id of [1, 999_999_999]) {
    await page.goto(`/account/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Account not found' })).toBeVisible();
  }
  forgiveRefusals(complaints, 404);
});

test('an account that is inactive or deleted raises an alert when it is opened, and is not edited', async ({
  page,
  signIn,
}) => {
  await signIn('broker-agent');
  const answer = await page.request.get('/sapna/v1/account?filters=statusId=in=(5,6)');
  const { results } = (await answer.json()) as { results: Account[] };
  const [one] = results;
  if (!one) throw new Error('The demo data has no inactive account of the broker agent');
  await page.goto(`/account/${one.id}`);
  await expect(page.getByRole('heading', { level: 1, name: one.accountName })).toBeVisible();
  const alert = 'This account is currently in Inactive/Deleted state in Lookup';
  await expect(page.getByRole('note').filter({ hasText: alert })).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('textbox', { name: 'Account name' })).toHaveCount(0);
});
