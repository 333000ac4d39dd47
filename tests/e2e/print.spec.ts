import { getDocumentProxy } from 'unpdf';
import { settled } from '#tests/screens/checkPage.ts';
import { expect, read, test } from './support/test.ts';

interface Printed {
  readonly text: string;
  readonly width: number;
  /** How far to the right something is printed, in points. */
  readonly rightmost: number;
}

/** What is on each sheet of paper. */
const sheetsOf = async (pdf: Buffer): Promise<readonly Printed[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Printed[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const sheet = await document.getPage(at);
    const items = (await sheet.getTextContent()).items.flatMap(item =>
      'str' in item && item.str.trim() !== '' ? [item] : [],
    );
    sheets.push({
      text: items.map(({ str }) => str).join(' '),
      width: sheet.getViewport({ scale: 1 }).width,
      rightmost: Math.max(...items.map(({ transform, width }) => Number(transform[4]) + width)),
    });
  }
  return sheets;
};

interface Rows {
  results: { id: number }[];
}

/** Records with facts, tables and totals: where the first is, and what each prints. */
const papers = [
  [
    'a termsheet',
    '/termsheet',
    '/console/v1/termsheets?pageSize=1&filters=statusId==3',
    ['Total with GST', 'Packages', 'Sales price', 'Package family', 'Total of', 'RCM case'],
  ],
  [
    'an invoice',
    '/invoices',
    '/console/v1/invoices?pageSize=1&filters=kind==tax',
    ['Billed to', 'HSN/SAC', 'Taxable value', 'Total in words'],
  ],
  [
    'a deal',
    '/opportunity',
    '/sapna/v2/opportunity?pageSize=1&filters=packageCount=gt=0',
    ['Deal value', 'Packages', 'Discount approval', 'Total of', 'Key facts'],
  ],
] as const;

const pagesOf = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ signIn }) => signIn('lookup-admin'));

  test('a list has all its rows, and nothing that works it', async ({ page }) => {
    await page.goto('/package-pricing?page=1&perPage=100&filter=%7B%7D');
    const rows = page.locator('tbody tr[data-id]');
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(100);
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(100);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const head = page.getByRole('columnheader', { name: 'City' });
    await expect(head).toBeVisible();
    // Heads of several lines are above their values, not in the middle.
    await expect(head.getByRole('button').first()).toHaveCSS('text-align', 'left');
    for (const name of ['Main menu', 'Where you are', 'Pages'])
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });

  test('a record has its values, without menu and bar', async ({ page }) => {
    await page.goto('/package-pricing');
    await page.locator('tbody').getByRole('link').first().click();
    await expect(page.getByLabel('First day', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('First day', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

/** In the page: pixels between the last word or line that is printed and the end. */
const roomBelow = (): number => {
  const isSeen = (element: Element) =>
    parseFloat(getComputedStyle(element).borderBottomWidth) > 0 ||
    [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const end = (element: Element) => element.getBoundingClientRect().bottom;
  const seen = [...document.querySelectorAll('main *')].filter(isSeen).map(end);
  return end(document.documentElement) - Math.max(...seen);
};

for (const [name, at, list, words] of papers)
  test(`${name} is printed whole: facts, tables and totals over full sheets, nothing cut and nothing that works it`, async ({
    page,
    signIn,
  }) => {
    await signIn('finance');
    const { results } = await read<Rows>(page, list);
    await page.goto(`${at}/${results[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its account stands beside it; the heading says that for those who listen alone.
    const title = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n').at(-1);
    await settled(page);
    await expect(page.getByText(/^Total (of|in words)/).first()).toBeVisible();
    await expect(page.locator('[data-totals][aria-busy=true]')).toHaveCount(0);
    // Room below what is last begins a blank sheet for some records, and for others does not.
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(roomBelow)).toBeLessThan(1);
    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    const text = sheets.map(sheet => sheet.text).join(' ');
    const [first] = sheets;
    expect(first?.text).toContain(title ?? 'a title');
    for (const word of words) expect(text).toContain(word);
    // What comes first on the page is on the first sheet, and no sheet is blank.
    for (const word of words.slice(0, 3)) expect(first?.text).toContain(word);
    for (const { text: own, width, rightmost } of sheets) {
      expect(own.length).toBeGreaterThan(0);
      expect(rightmost).toBeLessThan(width);
    }
    expect(text).not.toMatch(/Search [a-z]|Add filter|See all|More actions/);
  });

test('a list of many columns has the last of them on the sheet, and its totals on one', async ({
  page,
  signIn,
}) => {
  await signIn('finance');
  await page.goto('/invoices');
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
  await expect(page.locator('[data-totals][aria-busy=false]')).toBeVisible();
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  for (const { width, rightmost } of sheets) expect(rightmost).toBeLessThan(width);
  expect(sheets[0]?.text).toContain('Why cancelled');
  const [totals] = sheets.filter(({ text }) => text.includes('Total of'));
  expect(totals?.text).toMatch(/Counts as.*Credit notes/);
});

test('the statement of an account has its days, and nothing that changes them', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/my-accounts');
  await page.locator('tbody tr[data-id]').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Statement' }).click();
  await expect(page.getByText('Opening balance').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const panel = page.getByRole('tabpanel').filter({ visible: true });
  await expect(panel.getByLabel('From', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  const frame = panel.getByLabel('From', { exact: true }).locator('..');
  await expect(frame).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});
