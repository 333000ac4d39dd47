import { expect, forgiveRefusals, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Date.now() % 1_000_000}`;

test('admin: a campaign by form, one from a file that is wrong first, deleted again', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  await page.goto('/campaign-module');
  await page.getByRole('link', { name: 'New campaign' }).click();
  const name = unique('Festive calling');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByText('Successfully created new campaign')).toBeVisible();

  await page.goto('/campaign-module');
  await page.getByRole('button', { name: 'Manual from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Campaign from a file' });
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('mobil\n9812345678\n');
  await expect(dialog.getByText('Nothing was created')).toBeVisible();
  await expect(dialog.getByText(/Line 1: .*no column "mobil"/)).toBeVisible();
  forgiveRefusals(complaints, 422);
  // The heading is matched as an import does it, and the next file of its kind is known.
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('1 of 1 lines will be called.', { exact: true })).toBeVisible();
  await choose('phone,name\n9812345678,Asha\n12345,Ravi\n');
  await expect(dialog.getByText('1 of 2 lines will be called.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Line 3: 12345 is not a number of 10 digits')).toBeVisible();
  const manual = unique('From a file');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(manual);
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByText('Successfully created new campaign')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: manual }).click();
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await expect(page.getByText('Not a number of 10 digits')).toBeVisible();

  await page.getByRole('button', { name: `More actions for ${manual}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted campaign')).toBeVisible();
  await page.goto('/campaign-module');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: manual })).toHaveCount(0);
});
