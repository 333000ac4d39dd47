import { expect, test } from './support/test.ts';

test('master-data: the search tells what it lacks, records are pushed to NetSuite, and what is stuck is tried again', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('master-data');
  await page.goto('/netsuite-push-data');
  await expect(page.getByRole('heading', { level: 1, name: 'Records in NetSuite' })).toBeVisible();
  await page.getByRole('button', { name: 'Push to NetSuite' }).click();
  const dialog = page.getByRole('dialog');
  const find = dialog.getByRole('button', { name: 'Find records' });
  await find.click();
  await expect(dialog.getByText('Please Select Department')).toBeVisible();
  for (const field of ['Department', 'Branch']) {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await dialog.getByRole('combobox', { name: 'Domain' }).selectOption('Nivaas');
  await dialog.getByRole('combobox', { name: 'Entity name' }).selectOption('Account');
  await find.click();
  await expect(dialog.getByText('Please Enter Entity ID')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Entity IDs' }).fill('1,2,');
  await find.click();
  await expect(dialog.getByText('Please remove comma after last value')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Entity IDs' }).fill('1,2');
  await find.click();
  await expect(dialog.getByText(/^(Not in NetSuite|In sync)$/)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Push 2 records' }).click();
  await expect(page.getByText('2 records on their way')).toBeVisible();
  // Sent in the background; the dialog follows.
  await expect(dialog.getByText('In sync')).toHaveCount(2, { timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto('/netsuite-event-tracking');
  await page.getByRole('link', { name: /^Stuck/ }).click();
  await expect(page).toHaveURL(/view=stuck/);
  // The rows of all events stand until those of the view are there.
  const first = page.getByRole('row').nth(1);
  await expect(first.getByText('Stuck')).toBeVisible();
  await first.getByRole('link').first().click();
  // The row stands, with its own button, until the page is there.
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('On its way again')).toBeVisible();
});
