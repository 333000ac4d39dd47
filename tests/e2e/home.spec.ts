import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { callAs, expect, read, signInAs, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test('what waits for finance leads to as many records, and announcements stand beside it', async ({
  page,
  signIn,
}) => {
  const title = unique('Books close early');
  await signIn('content');
  await callAs(page, 'post', '/console/v1/records/announcements', {
    title,
    text: 'On the 28th of this month.',
    audience: 'all',
    from: indiaDay(new Date()),
  });

  await signIn('finance');
  await page.goto('/home');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  const card = waiting.getByRole('listitem').filter({ hasText: 'Refunds to decide' });
  const count = await card.locator('.tile-count').innerText();
  expect(Number(count)).toBeGreaterThan(0);
  const announcements = page.getByRole('region', { name: 'Announcements' });
  await expect(announcements).toContainText(title);
  await expect(announcements).toContainText('Month closes on the last working day');
  // Dismissed by one person, for them alone and for good.
  await announcements.getByRole('button', { name: `Dismiss: ${title}` }).click();
  await expect(announcements).not.toContainText(title);
  await page.reload();
  await expect(announcements).toContainText('Month closes on the last working day');
  await expect(announcements).not.toContainText(title);

  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/refunds\?.*view=requested/);
  await expect(page.getByText(new RegExp(`\\d of ${count}$`))).toBeVisible();
  const tab = page.getByRole('navigation', { name: 'Views' }).locator('a[aria-current="page"]');
  await expect(tab).toHaveAccessibleName('Asked for');
  await expect(tab).toHaveAccessibleDescription(count);
});

test('a payment that Finance clears moves from tile to tile on the open Home of the person who has the deal, within two seconds', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('broker-agent');
  const uncleared = await read<{ results: { id: number; version: number }[] }>(
    page,
    `/sapna/v1/payment?filters=${encodeURIComponent('statusId==1;clearance==uncleared')}&pageSize=5`,
  );
  const payment = uncleared.results[0];
  if (!payment) throw new Error('The demo data has no payment of the agent to clear');
  const numbers = async () => {
    const { results } = await read<{ results: { keyName: string; count: number }[] }>(
      page,
      '/sapna/v1/dashboard/home?types=paymentpending,paymentapproved',
    );
    return results;
  };
  const listening = page.waitForResponse(answer => answer.url().includes('/console/v1/events'));
  await page.goto('/home');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const tile = (label: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: label, exact: true }) })
      .locator('.tile-count');
  const before = await tile('Payment pending').innerText();
  await listening;
  const reads: string[] = [];
  page.on('request', request => {
    if (/\/dashboard\/home|\/view-counts/.test(request.url())) reads.push(request.url());
  });

  const finance = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await finance.newPage();
  await signInAs(other.request, 'finance');
  await callAs(
    other,
    'put',
    `/sapna/v1/payment/${payment.id}/clearance`,
    { decision: 'clear', version: payment.version },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await expect(tile('Payment pending')).not.toHaveText(before, { timeout: 2_000 });
  for (const { keyName, count } of await numbers())
    await expect(
      tile(keyName === 'paymentpending' ? 'Payment pending' : 'Payment approved'),
    ).toHaveText(String(count), { timeout: 4_000 });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(reads[0]).toContain('types=');
  await finance.close();
});
