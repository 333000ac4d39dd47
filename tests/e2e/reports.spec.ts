import { readFile } from 'node:fs/promises';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { callAs, expect, test } from './support/test.ts';

test('a sales manager starts a report, cancels it, starts it again and downloads it', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/state-movement-reports?fromDate=2018-01-01');
  await expect(
    page.getByRole('heading', { level: 1, name: 'State Movement Report' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'First rows' }).getByRole('row')).toHaveCount(21);
  const files = page.getByRole('region', { name: 'Your files' });
  const download = page.getByRole('button', { name: 'Download', exact: true });

  // Others are before it, so that it waits while it is cancelled.
  const all = { fromDate: '2018-01-01', toDate: indiaDay(new Date()) };
  for (let at = 0; at < 4; at += 1)
    await callAs(page, 'post', '/console/v1/reports/state-movement-reports/runs', all);
  await download.click();
  await expect(page.getByText('Downloading Report...')).toBeVisible();
  const newest = files.getByRole('listitem').first();
  await newest.getByRole('button', { name: 'Cancel State Movement Report' }).click();
  await expect(newest).toContainText('Cancelled');

  await download.click();
  const csv = newest.getByRole('button', { name: 'Download State Movement Report as CSV' });
  await expect(csv).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(file.suggestedFilename()).toMatch(/^state-movement-reports-[\d-]+\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFMoved,Opportunity ID,Opportunity,Client type,Of,From,To,Reason,By');
  expect(lines.length).toBeGreaterThan(21);

  // What is wrong is said before anything is asked.
  await page.goto('/state-movement-reports?fromDate=2026-02-02&toDate=2026-02-01');
  await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible();
  await expect(download).toBeDisabled();
});

test('a broker report comes by a link of its own, and a call by its recording', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/sales-report?clientType=BROKER&startDate=2025-12-01');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const excel = page.getByRole('button', { name: 'Download Sales Report for Excel' }).first();
  await expect(excel).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), excel.click()]);
  expect(file.suggestedFilename()).toMatch(/^sales-report-[\d-]+\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await page.goto('/call-detail?dateFrom=2025-12-01');
  const player = page.getByRole('region', { name: 'First rows' }).locator('audio').first();
  await expect(player).toHaveAttribute('src', /\S/);
  await page.getByRole('link', { name: 'Review recordings' }).click();
  await expect(page).toHaveURL(/\/lead-feedback/);
});

test('an action that runs as a job shows how it goes on every page', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/renewals');
  await page.getByRole('button', { name: 'Make a report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill('1/12/2025');
  await dialog.getByLabel('To').fill('30/11/2027');
  await dialog.getByRole('button', { name: 'Make a report' }).click();
  const tray = page.getByRole('region', { name: 'In the background' });
  await expect(tray.getByText('Done')).toBeVisible();
  await page.goto('/home');
  await expect(tray.getByRole('button', { name: 'Download Renewal Report as CSV' })).toBeVisible();
  await tray.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tray).toBeHidden();
});
