import { expect, read, test } from './support/test.ts';

interface Batch {
  id: number;
  number: string;
  status: string;
  total: number;
}
interface Rows<Row> {
  results: Row[];
}

const asCsv = (text: string) => ({
  name: 'return.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('Finance checks a batch, gives its file to the bank, and the return file pays it', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('finance');
  await page.goto('/home');
  await page.getByRole('link', { name: /Payout batches to check/ }).click();
  await page.getByRole('link', { name: 'PO-000002' }).first().click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Check PO-000002: \d payments, ₹[\d,.]+ in all\?/);
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Batch checked')).toBeVisible();

  const { results } = await read<Rows<Batch>>(page, '/console/v1/payout-batches?filters=id==2');
  const file = await page.request.get(`/console/v1/payout-batches/${results[0]?.id}/file.csv`);
  const references = [...(await file.text()).matchAll(/^PO-000002-\d+/gm)].map(([name]) => name);
  expect(references.length).toBeGreaterThan(1);
  const opened = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bank file' }).click();
  expect((await opened).suggestedFilename()).toBe('PO-000002.csv');

  await page.getByRole('button', { name: 'Sent to the bank' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sent to the bank' }).click();
  await expect(page.getByText('Batch is with the bank').first()).toBeVisible();

  await page.goto('/payout-lines');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const lines = references.map((name, at) =>
    at === 0 ? `${name},Failed,,Account closed` : `${name},Paid,UTR${at},`,
  );
  await page
    .locator('input[type=file]')
    .setInputFiles(asCsv(['Reference,Result,Bank reference,Reason', ...lines].join('\n')));
  await expect(page.getByText(`Checked ${references.length} lines`)).toBeVisible();
  await page.getByRole('button', { name: /^Apply/ }).click();
  await expect(page.getByText(/Applied|applied/).first()).toBeVisible();

  await page.goto('/payout-batches/2');
  await expect(page.getByText('Settled').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Account closed' })).toContainText('Failed');
});

test('who put a batch together is told that somebody else checks it', async ({ page, signIn }) => {
  await signIn('finance');
  await page.goto('/incentive-payout?view=approved');
  const free = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await free.nth(1).getByRole('checkbox').check();
  await free.nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Put into a payout batch' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Put 2 incentives, ₹[\d,.]+ in all, into one payout batch\?/);
  await dialog.getByRole('button', { name: 'Put into a payout batch' }).click();
  await expect(page.getByText('Payout batch made').first()).toBeVisible();
  await page.goto('/payout-batches');
  await page
    .getByRole('row')
    .filter({ hasText: 'Draft' })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(/^Somebody else checks: you put this batch together/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
