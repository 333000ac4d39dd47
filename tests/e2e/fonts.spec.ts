import { expect, test } from './support/test.ts';

test('a list in English, prices and all, is written in one font, which the page itself asks for', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const fonts: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) fonts.push(pathname.replace(/-[\w-]{8}\.woff2$/, ''));
  });
  await page.goto('/manage-packages');
  await expect(page.getByRole('cell', { name: /^₹/ }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual(['/assets/inter-latin']);
  const preloaded = page.locator('link[rel="preload"][as="font"]');
  await expect(preloaded).toHaveAttribute('href', /\/assets\/inter-latin-[\w-]{8}\.woff2$/);
  const isInter = await page.evaluate(() => document.fonts.check('500 14px "Inter Variable"', '₹'));
  expect(isInter).toBe(true);
});

test('a name in another script of India fetches the font of that script and no other', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/manage-packages');
  await expect(page.getByRole('cell', { name: /^₹/ }).first()).toBeVisible();
  const fonts: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) fonts.push(pathname.replace(/-[\w-]{8}\.woff2$/, ''));
  });
  const search = page.getByRole('searchbox').last();
  for (const [script, name] of [
    ['tamil', 'தமிழ்'],
    ['telugu', 'తెలుగు'],
    ['kannada', 'ಕನ್ನಡ'],
    ['bengali', 'বাংলা'],
    ['gujarati', 'ગુજરાતી'],
    ['malayalam', 'മലയാളം'],
    ['gurmukhi', 'ਪੰਜਾਬੀ'],
  ] as const) {
    fonts.length = 0;
    await search.fill(name);
    await expect.poll(() => fonts).toEqual([`/assets/noto-${script}`]);
  }
});
