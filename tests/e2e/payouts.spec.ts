import { callAs, expect, read, signInAs, test } from './support/test.ts';

interface Rows<Row> {
  results: Row[];
}
interface Line {
  accountId: number;
  payeeId?: number;
  reference: string;
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

test('a batch of refunds is checked, goes to the bank, and the return file settles it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  // An administrator puts two refunds together and enters where their clients are paid.
  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const maker = await desk.newPage();
  await signInAs(maker.request, 'admin');
  const open = await read<Rows<{ id: number; acts: string[] }>>(
    maker,
    '/console/v1/refunds?pageSize=100&filters=status==requested;payoutBatchId=empty=true',
  );
  const ids = open.results
    .filter(({ acts }) => acts.includes('approve'))
    .slice(-2)
    .map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const made = await callAs(
    maker,
    'post',
    '/console/v1/payout-batches',
    { kind: 'refunds', ids },
    key(),
  );
  const { results: lines } = await read<Rows<Line>>(
    maker,
    `/console/v1/payout-lines?batchId=${made.id}`,
  );
  const lacking = new Set(lines.flatMap(line => (line.payeeId ? [] : [line.accountId])));
  for (const accountId of lacking)
    await callAs(maker, 'post', '/console/v1/payees', {
      accountId,
      holderName: 'Journey',
      accountNumber: '123456789012',
      ifsc: 'HDFC0001234',
    });

  await signInAs(page.request, 'ap-admin');
  await page.goto(`/payout-batches/${made.id}`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Check PO-\d+: 2 payments, ₹[\d,.]+ in all\?/);
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Batch checked').first()).toBeVisible();

  const file = await page.request.get(`/console/v1/payout-batches/${made.id}/file.csv`);
  const text = await file.text();
  for (const { reference } of lines) expect(text).toContain(`${reference},`);
  await expect(page.getByRole('button', { name: 'Bank file' })).toBeEnabled();

  await page.getByRole('button', { name: 'Sent to the bank' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sent to the bank' }).click();
  await expect(page.getByText('Batch is with the bank').first()).toBeVisible();

  await page.goto('/payout-lines');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'return.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Reference,Result,Bank reference,Reason',
        `${lines[0]?.reference},Paid,UTR000001,`,
        `${lines[1]?.reference},Failed,,Account closed`,
      ].join('\n'),
    ),
  });
  await expect(page.getByText('Checked 2 lines')).toBeVisible();
  await page.getByRole('button', { name: /^Apply/ }).click();
  await expect(page.getByText(/Applied|applied/).first()).toBeVisible();

  await page.goto(`/payout-batches/${made.id}`);
  await expect(page.getByText('Settled').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Account closed' })).toContainText('Failed');
  await desk.close();
});

test('who put a batch together is told that somebody else checks it', async ({ page, signIn }) => {
  await signIn('ap-admin');
  await page.goto('/refunds?view=requested');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Put into a payout batch' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Put the refund of ₹[\d,.]+ to .+ into a payout batch\?/);
  await dialog.getByRole('button', { name: 'Put into a payout batch' }).click();
  await expect(page.getByText('Payout batch made').first()).toBeVisible();
  // Among those to check it is for others alone.
  await page.goto('/payout-batches');
  await page.getByRole('link', { name: /^PO-/ }).first().click();
  await expect(page.getByText(/^Somebody else checks: you put this batch together/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
