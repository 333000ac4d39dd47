import { expect, test } from './support/test.ts';

const foul = {
  'img-src': () => {
    document.body.append(Object.assign(new Image(), { src: 'https://example.com/x.png' }));
  },
  'script-src-elem': () => {
    const script = document.createElement('script');
    script.textContent = 'window.isFoul = true';
    document.body.append(script);
  },
  'style-src-elem': () => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.body.append(style);
  },
};

for (const [directive, act] of Object.entries(foul))
  test(`a page that breaks ${directive} is kept from it, and noticed`, async ({
    page,
    complaints,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.evaluate(act);
    await expect
      .poll(() => complaints.filter(text => text.startsWith(`Policy violated: ${directive}`)))
      .toHaveLength(1);
    expect(await page.evaluate(() => 'isFoul' in window)).toBe(false);
    complaints.length = 0;
  });
