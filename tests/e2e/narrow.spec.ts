import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const boxesOf = async (parts: Locator) =>
  parts.evaluateAll(all =>
    all
      .map(one => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => ({ left, right })),
  );

const expectBeside = (boxes: readonly { left: number; right: number }[]) => {
  for (const [at, { left }] of boxes.entries())
    if (at > 0) expect(left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 0.5);
};

/** Whether a click in its middle reaches it. */
const isInFront = (target: Locator) =>
  target.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && element.contains(seen);
  });

// 720 pixels are those of a desktop of 1440 at 200 %.
for (const [width, height] of [
  [720, 450],
  [768, 1024],
  [794, 600],
  [1440, 900],
] as const) {
  test.describe(`in ${width} pixels`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ signIn }) => signIn('lookup-admin'));

    test('nothing is printed over its neighbour, and a filter says what it asks', async ({
      page,
    }) => {
      await page.goto('/package-pricing');
      await page.locator('tbody').getByRole('link').first().click();
      await expect(page).toHaveURL(/package-pricing\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const way = page.getByRole('navigation', { name: 'Where you are' });
      expectBeside(await boxesOf(way.locator('li > a, li > span:not(:has(svg))')));

      const where = encodeURIComponent(
        JSON.stringify({ where: { status: { in: ['In force', 'Starts later', 'Over'] } } }),
      );
      await page.goto(`/package-pricing?filter=${where}`);
      await expect(page.locator('tbody').getByRole('link').first()).toBeVisible();
      expect(await isInFront(page.getByRole('button', { name: 'Add filter' }))).toBe(true);
      expect(await isInFront(page.getByRole('searchbox'))).toBe(true);
      const asked = page.getByText('In force or Starts later or Over');
      expect((await asked.boundingBox())?.width).toBeGreaterThan(100);
      expect(await isInFront(asked)).toBe(true);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });
}

test('the first column leaves room for the others', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('lookup-admin');
  await page.goto('/product-management');
  const first = page.getByRole('columnheader').nth(1);
  await expect(first).toBeVisible();
  const { width } = (await first.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(220);
  expect(width).toBeLessThan(460);
});

for (const [persona, path] of [
  ['owner-agent', '/my-opportunities'],
  ['admin', '/approval-page'],
  ['admin', '/campaign-module'],
] as const)
  test(`no value of ${path} is cut off beside what can be done with a row`, async ({
    page,
    signIn,
  }) => {
    await signIn(persona);
    for (const width of [1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('tbody').getByRole('link').first()).toBeVisible();
      const left = (await page.locator('th.last').boundingBox())?.x ?? 0;
      const heads = await boxesOf(page.locator('thead th:not(.last)'));
      const cut = heads.filter(head => head.left < left - 2 && head.right > left + 2);
      expect(cut, `${width} px`).toEqual([]);
      expect(heads.filter(head => head.right <= left + 2).length).toBeGreaterThan(4);
    }
  });

test('rows are of one height, also where a time stands beside its day', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('admin');
  await page.goto('/payment-links');
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows.nth(9)).toBeVisible();
  const heights = await rows.evaluateAll(all =>
    all.map(row => Math.round(row.getBoundingClientRect().height)),
  );
  expect([...new Set(heights)]).toHaveLength(1);
});

test('the number of rows is remembered', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/cities');
  await page.getByLabel('Rows per page').selectOption('30');
  await expect(page.getByText(/1 to 30 of/)).toBeVisible();
  await page.goto('/');
  await page.goto('/cities');
  await expect(page.getByText(/1 to 30 of/)).toBeVisible();
});

for (const [height, rows] of [
  [1200, 22],
  [900, 15],
  [600, 10],
] as const)
  test(`${rows} rows fill a window of ${height} pixels, and are read once`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await signIn('lookup-admin');
    const reads: string[] = [];
    page.on('request', request => {
      if (/pageSize=\d|range=/.test(request.url())) reads.push(new URL(request.url()).pathname);
    });
    await page.goto('/cities');
    await expect(page.getByText(`1 to ${rows} of`)).toBeVisible();
    await expect(page.locator('tbody tr[data-id]')).toHaveCount(rows);
    expect(reads.filter(path => path.includes('cit'))).toHaveLength(1);
    const frame = page.locator('[data-sheet]:has(> table)');
    const isScrolled = await frame.evaluate(one => one.scrollHeight > one.clientHeight + 1);
    expect(isScrolled).toBe(height === 600);
    // Chosen by hand it stays, and what fits is a choice as well.
    await page.getByLabel('Rows per page').selectOption('20');
    await page.goto('/cities');
    await expect(page.getByText('1 to 20 of')).toBeVisible();
    await page.getByLabel('Rows per page').selectOption(String(rows));
    await expect(page.getByText(`1 to ${rows} of`)).toBeVisible();
  });
