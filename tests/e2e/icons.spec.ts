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
  const icon = link.locator('svg use');
  const painted = await icon.evaluate((use: SVGUseElement) => {
    const { width, height } = use.getBBox();
    return { width, height, side: use.ownerSVGElement?.getBoundingClientRect().width };
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

test('only the icons that a page shows are in it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/manage-packages');
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
  const { drawn, used } = await page.evaluate(() => {
    const idsOf = (what: string, name: string) =>
      [...document.querySelectorAll(what)].map(one => one.getAttribute(name)?.replace('#', ''));
    return { drawn: idsOf('head symbol', 'id'), used: idsOf('#root svg use', 'href') };
  });
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(used.filter(id => !drawn.includes(id))).toEqual([]);
  expect(drawn.length).toBeLessThanOrEqual(new Set(used).size + 5);
});

test('no icon is empty in the first picture of a list', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const look = () => {
      const uses = [...document.querySelectorAll<SVGUseElement>('#root svg use')];
      const seen = uses.filter(use => use.getClientRects().length > 0);
      if (seen.length === 0) return requestAnimationFrame(look);
      const empty = seen.filter(use => use.getBBox().width === 0 && use.getBBox().height === 0);
      return Object.assign(window, {
        firstIcons: { seen: seen.length, empty: empty.map(use => use.getAttribute('href')) },
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
