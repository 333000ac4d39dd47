import { expect, test } from './support/test.ts';

/* A change that someone else approves: proposed in the form, seen with before and after, decided, in effect. */
test('a sales manager proposes other seconds, cannot approve them alone, an administrator does', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/owner-sales-config');
  await page.getByRole('link', { name: 'Tenant', exact: true }).click();
  const seconds = page.getByRole('textbox', { name: 'Seconds after a call' });
  const before = await seconds.inputValue();
  await seconds.fill('77');
  await page.getByRole('button', { name: 'Propose change' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(before);
  await expect(dialog).toContainText('77');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Agents need longer');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('Proposed. It takes effect once someone else')).toBeVisible();
  await expect(seconds).toHaveValue(before);
  const note = page.getByRole('alert').filter({ hasText: 'proposed a change from' });
  await expect(note).toContainText('77');
  const record = page.url();
  await note.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
  const proposal = page.url();

  await signIn('admin');
  await page.goto('/home');
  await expect(page.getByText('Changes to approve')).toBeVisible();
  await page.goto(proposal);
  await expect(page.getByText('Seconds after a call')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('In effect').first()).toBeVisible();
  await page.goto(record);
  await expect(seconds).toHaveValue('77');
});
