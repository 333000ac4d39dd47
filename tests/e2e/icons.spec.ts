import { expect, test } from './support/test.ts';

test('icons are painted out of one file, which is fetched once and kept', async ({
  page,
  signIn,
}) => {
  const answers: { status: number; headers: Record<string, string> }[] = [];
  page.on('response', response => {
    if (/\/assets\/icons-[\w-]+\.svg$/.test(new URL(response.url()).pathname))
      answers.push({ status: response.status(), headers: response.headers() });
  });
  await signIn('admin');
  await page.goto('/manage-packages');
  const link = page.getByRole('link', { name: 'Manage packages' }).first();
  await expect(link).toBeVisible();
  const icon = link.locator('svg path');
  const painted = await icon.evaluate((path: SVGPathElement) => {
    const { width, height } = path.getBBox();
    return { width, height, side: path.ownerSVGElement?.getBoundingClientRect().width };
  });
  expect(painted).toEqual({ width: expect.any(Number), height: expect.any(Number), side: 16 });
  expect(Math.min(painted.width, painted.height)).toBeGreaterThan(12);

  // Another page of the console draws other icons out of the same file.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answers).toHaveLength(1);
  const [{ status, headers } = { status: 0, headers: {} }] = answers;
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
});

test('a page holds one path for each icon that it shows, and no other picture', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/manage-packages');
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
  const { pictures, others, parts } = await page.evaluate(() => ({
    pictures: document.querySelectorAll('svg').length,
    others: document.querySelectorAll('symbol, use').length,
    parts: document.querySelectorAll('svg *').length,
  }));
  expect(pictures).toBeGreaterThan(100);
  expect({ others, parts }).toEqual({ others: 0, parts: pictures });
});

test('no icon is empty in the first picture of a list', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const look = () => {
      const paths = [...document.querySelectorAll<SVGPathElement>('#root svg.lucide > path')];
      const seen = paths.filter(path => path.checkVisibility());
      if (seen.length === 0) return requestAnimationFrame(look);
      const empty = seen.filter(path => !path.getAttribute('d'));
      return Object.assign(window, {
        firstIcons: {
          seen: seen.length,
          empty: empty.map(path => path.ownerSVGElement?.getAttribute('class')),
        },
      });
    };
    requestAnimationFrame(look);
  });
  await signIn('admin');
  await page.goto('/manage-packages');
  const first = await page.waitForFunction(
    () => (window as { firstIcons?: { seen: number; empty: string[] } }).firstIcons,
  );
  const { seen, empty } = (await first.jsonValue()) ?? { seen: 0, empty: [] };
  expect(seen).toBeGreaterThan(20);
  expect(empty).toEqual([]);
});
