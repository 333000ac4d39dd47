import { expect, forgiveRefusals, test } from './support/test.ts';

test('broker agent and RCM: a mortgage partner from creation to the approved agreement, then pushed back', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('broker-agent');
  await page.goto('/mortgage-partners');
  await page.getByRole('link', { name: 'New mortgage partner' }).click();
  const name = `Loan partner ${Date.now() % 1_000_000}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone' }).fill(`9${String(Date.now()).slice(-9)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('loan@example.com');
  await page.getByRole('combobox', { name: 'City' }).fill('pune');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create mortgage partner' }).click();
  await expect(page.getByText('Mortgage partner created', { exact: true })).toBeVisible();
  const address = page.url();

  await page.getByRole('button', { name: 'Professional details' }).click();
  let dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Firm' }).fill('Menon Loans');
  await dialog.getByRole('textbox', { name: 'PAN' }).fill('ABCDE1234F');
  await dialog.getByRole('textbox', { name: 'Years in business' }).fill('4');
  await dialog.getByRole('button', { name: 'Professional details' }).click();
  await page.getByRole('button', { name: 'Signatory details' }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('9812345678');
  await dialog.getByRole('textbox', { name: 'PAN' }).fill('ABCDE1234F');
  await dialog.getByRole('textbox', { name: 'Aadhar' }).fill('123412341234');
  await dialog.getByRole('button', { name: 'Signatory details' }).click();

  const signed = page.getByRole('button', { name: 'Agreement signed' });
  await signed.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agreement signed' }).click();
  await expect(page.getByText('Upload the signed agreement under Documents first.')).toBeVisible();
  forgiveRefusals(complaints, 422);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: /Documents/ }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'agreement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4 ${name}`),
  });
  await expect(page.getByText('agreement.pdf').first()).toBeVisible();
  await signed.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agreement signed' }).click();
  await expect(page.getByText('Agreement signed', { exact: true }).first()).toBeVisible();
  await expect(signed).toBeHidden();

  await signIn('rcm-admin');
  await page.goto(address);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Agreement approved').first()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Pushback' }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pushback' }).click();
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('Cheque leaf is missing');
  await dialog.getByRole('button', { name: 'Pushback' }).click();
  await expect(page.getByText('Cheque leaf is missing').first()).toBeVisible();
  await expect(page.getByText('Refill').first()).toBeVisible();
});
