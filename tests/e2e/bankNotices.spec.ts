import type { Page } from '@playwright/test';
import { expect, read, test } from './support/test.ts';

interface Paid {
  id: number;
  net: number;
  referenceNumber?: string;
  yesBankResponseId?: number;
}
interface Rows<Row> {
  results: Row[];
}

/** Three pending payments by bank of which no notice tells yet. */
const unheard = async (page: Page): Promise<Paid[]> => {
  const pending = 'badge==Pending;modeOfPaymentId=in=(3,4,5,10)';
  const { results } = await read<Rows<Paid>>(
    page,
    `/sapna/v1/payment?pageSize=100&filters=${encodeURIComponent(pending)}`,
  );
  const notices = await read<Rows<{ referenceNumber: string }>>(
    page,
    '/console/v1/bank-notices?pageSize=200',
  );
  const heard = new Set(notices.results.map(({ referenceNumber }) => referenceNumber));
  const found = results.filter(
    ({ referenceNumber = '', yesBankResponseId }) =>
      referenceNumber !== '' && !yesBankResponseId && !heard.has(referenceNumber),
  );
  if (found.length < 3) throw new Error('The demo data has too few payments for this journey');
  return found.slice(0, 3);
};

const statementOf = (paid: readonly Paid[]): string =>
  [
    'Reference number,Amount,Received on,Remitter',
    ...paid.map(({ referenceNumber, net }) => `${referenceNumber},${net / 100},2026-01-05,Journey`),
  ].join('\n');

test('Finance imports a statement, takes one notice, then several, and the payments are cleared', async ({
  page,
  signIn,
}) => {
  await signIn('finance');
  const paid = await unheard(page);
  await page.goto('/bank-notices');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statementOf(paid)),
  });
  await expect(page.getByText('Checked 3 lines')).toBeVisible();
  await page.getByRole('button', { name: /^Apply/ }).click();
  await expect(page.getByText(/Applied|applied/).first()).toBeVisible();

  await page.goto('/bank-notices');
  await page.getByRole('searchbox', { name: 'Search bank notices' }).fill('Journey');
  // Those that were there before stand until the search has its answer.
  const rows = page.getByRole('row', { name: /Journey/ }).filter({ hasText: 'Payment found' });
  await expect(rows).toHaveCount(3);
  await rows
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Take for its payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take for its payment' }).click();
  await expect(rows).toHaveCount(2);

  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Take for its payment', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take for its payment' }).click();
  await expect(rows).toHaveCount(0);
  for (const { id, referenceNumber } of paid) {
    await expect(page.getByRole('row').filter({ hasText: referenceNumber })).toContainText('Taken');
    expect(await read<{ statusId: number }>(page, `/sapna/v1/payment-page/${id}`)).toMatchObject({
      statusId: 6,
    });
  }
  await page.goto(`/payment/${paid[0]?.id}`);
  await expect(page.getByText('Approved').first()).toBeVisible();
});

test('somebody who sells is offered no notices of the bank', async ({ page, signIn }) => {
  await signIn('owner-agent');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Bank notices' })).toHaveCount(0);
});
