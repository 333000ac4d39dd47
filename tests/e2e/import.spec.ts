import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriers } from '#tests/support/server/barriers.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const choose = (page: Page, name: string, csv: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.isBuffer(csv) ? csv : Buffer.from(csv),
  });

const saved = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
};

interface Price {
  packageId: number;
  pricing_parameters: { cityId: number; agentType: string };
  pricePaise: number;
  effectiveFrom: string;
  effectiveUntil?: string;
  [field: string]: unknown;
}

/** Prices of the demo data that may be changed, as lines of a file. */
const pricesOf = async (page: Page): Promise<Price[]> => {
  const answer = await page.request.get('/console/v1/package-prices', {
    params: { pageSize: 200, filters: 'isNetsuiteEnabled==false' },
  });
  const { results } = (await answer.json()) as { results: Price[] };
  return results.filter(
    ({ pricing_parameters: own }) => Object.keys(own).sort().join() === 'agentType,cityId',
  );
};

const header = 'packageId,cityId,agentType,price,effectiveFrom,effectiveUntil';
const lineOf = (one: Price, price: string): string =>
  [
    one.packageId,
    one.pricing_parameters.cityId,
    one.pricing_parameters.agentType,
    price,
    one.effectiveFrom,
    one.effectiveUntil ?? '',
  ].join(',');

const isAccessible = async (page: Page) => {
  expect(await barriers(page, { isStrict: true })).toEqual([]);
};

test.describe('prices from a file', () => {
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('are checked, mended, applied and taken back', async ({ page }) => {
    const [first, second, third] = await pricesOf(page);
    if (!first || !second || !third) throw new Error('The demo data has too few such prices');
    await page.goto('/package-pricing');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Import package prices' })).toBeVisible();
    expect(await saved(page, 'Download template')).toContain(
      'Package,City,Locality,Agent type,Price,First day,Last day',
    );
    await isAccessible(page);

    const same = lineOf(first, String(first.pricePaise / 100));
    const wrong = [header, same, lineOf(second, '0'), lineOf(third, '12345.50')].join('\n');
    await choose(page, 'november.csv', wrong);
    await expect(page.getByText('Checked 3 lines')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Please enter an amount greater than 0' });
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    await isAccessible(page);
    const errors = await saved(page, 'Download errors');
    expect(errors).toContain(`#line,${header},#errors`);
    expect(errors).toContain('price: Please enter an amount greater than 0');

    // The lines as they were given out, with the price put right.
    await page.getByRole('button', { name: 'Choose another file' }).click();
    const mended = errors.replace(
      lineOf(second, '0'),
      lineOf(second, '54,321').replace('54,321', '"54,321"'),
    );
    await choose(page, 'november-errors.csv', mended);
    await expect(page.getByText('Checked 1 line', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('₹54,321');
    await page.getByRole('button', { name: 'Apply 1 package price' }).click();
    await expect(page.getByText('Applied 1 change', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Choose another file' }).click();
    await expect(page.getByText('november-errors.csv')).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Revert november-errors.csv' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
    await expect(page.getByText('1 restored, 0 deleted.')).toBeVisible();
    await expect(page.getByText('Reverted', { exact: true }).first()).toBeVisible();
    const after = (await pricesOf(page)).find(one => one['id'] === second['id']);
    expect(after?.pricePaise).toBe(second.pricePaise);
  });

  test('are told at once where a file is wrong as a whole', async ({ page, complaints }) => {
    await page.goto('/package-pricing/import');
    await choose(page, 'utf16.csv', Buffer.from(`\uFEFF${header}\n1,2\n`, 'utf16le'));
    await expect(page.getByRole('alert').filter({ hasText: 'this is UTF-16' })).toBeVisible();
    await choose(page, 'twice.csv', `${header},price\n1,2,x,3,4,5,6\n`);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The column "price" appears twice' }),
    ).toBeVisible();
    await choose(page, 'many.csv', `${header}\n${'1,2,FoS,3,1/4/2026,\n'.repeat(100_000)}`);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The file has 1,00,000 lines' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Package pricing' }).first().click();
    await expect(page.getByRole('heading', { name: 'Package prices' })).toBeVisible();
    forgiveRefusals(complaints, 413, 422);
  });
});

test('ten thousand prices are checked while the page stays usable', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  const [one] = await pricesOf(page);
  if (!one) throw new Error('The demo data has no such price');
  const days = Array.from({ length: 10_000 }, (_, at) => {
    const day = new Date(Date.UTC(2040, 0, 1 + at)).toISOString().slice(0, 10);
    return lineOf({ ...one, effectiveFrom: day, effectiveUntil: day }, '5000');
  });
  await page.goto('/package-pricing/import');
  await choose(page, 'many.csv', [header, ...days].join('\n'));
  await expect(page.getByText('Checked 10,000 lines')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('searchbox', { name: 'Search lines' }).fill('9998');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('answers to questions come from a file too', async ({ page, signIn }) => {
  await signIn('content');
  const [question, other] = [unique('How do I import'), unique('Who may import')];
  await page.goto('/faqs');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const csv = `Question;विषय;Answer\n${question};The console;By a file\n${other};console;Ask\n`;
  await choose(page, 'answers.csv', csv);
  await expect(page.getByText('Checked 2 lines')).toBeVisible();
  await page.getByRole('button', { name: /^Apply 2/ }).click();
  await expect(page.getByText('Applied 2 changes')).toBeVisible();
  await page.getByRole('link', { name: /^Show/ }).click();
  // By its whole name: until the list stands, the file's own box of search is still there.
  await page.getByRole('searchbox', { name: 'Search FAQs' }).fill(question);
  await expect(page.getByRole('link', { name: question })).toBeVisible();
});

test('a file is nothing for those who may not import', async ({ page, signIn, complaints }) => {
  await signIn('lookup-view');
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);
  await page.goto('/faqs/import');
  await expect(page.getByText('You do not have access to this')).toBeVisible();
  forgiveRefusals(complaints, 403);
});

test('a file with other headings is matched by hand, and the next one by itself', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('content');
  const questions = [unique('Who matches'), unique('Who matches again')];
  const file = (question: string) =>
    `Notiz;Frage;Categry;Antwort\nintern;${question};The console;By hand\n`;
  await page.goto('/faqs/import');
  await choose(page, 'fragen.csv', file(questions[0] ?? ''));
  const match = page.getByRole('group', { name: 'Which column is which?' });
  await expect(match).toBeVisible();
  await expect(match.getByText(`such as ${questions[0]}`)).toBeVisible();
  // What is nearly a heading is taken for it; the others are left out until someone says what they are.
  await expect(match.getByLabel(/^Categry/)).toHaveValue('category');
  await expect(match.getByLabel(/^Notiz/)).toHaveValue('');
  await expect(match.getByText(/it identifies the record/)).toBeVisible();
  await match.getByLabel(/^Notiz/).selectOption('question');
  await match.getByLabel(/^Frage/).selectOption('question');
  await expect(match.getByText(/^Two columns are/)).toBeVisible();
  await expect(match.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  await match.getByLabel(/^Notiz/).selectOption('Leave out');
  await match.getByLabel(/^Antwort/).selectOption('answer');
  await isAccessible(page);
  await match.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Checked 1 line', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Not in the file, so not changed/)).toBeVisible();
  await page.getByRole('button', { name: /^Apply 1/ }).click();
  await expect(page.getByText('Applied 1 change', { exact: true })).toBeVisible();

  await page.goto('/faqs/import');
  await choose(page, 'fragen-2.csv', file(questions[1] ?? ''));
  await expect(match.getByLabel(/^Antwort/)).toHaveValue('answer');
  await match.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Checked 1 line', { exact: true })).toBeVisible();
  forgiveRefusals(complaints, 422);
});

test('packages come from a file, too', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/manage-packages');
  const family = await page.locator('tbody tr').first().locator('td').nth(2).innerText();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import packages' })).toBeVisible();
  const name = unique('Package of a file');
  const csv = `Package family,Name,Agents,Days,HSN code,Price applicable\n"${family}",${name},Both,30,998365,No\n`;
  await choose(page, 'packages.csv', csv);
  await expect(page.getByText('Checked 1 line', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 package' }).click();
  await expect(page.getByText('Applied 1 change', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Show/ }).click();
  await page.getByRole('searchbox', { name: 'Search packages' }).fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
