import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const pages = [
  { name: 'sign-in', persona: null, path: '/login' },
  { name: 'home', persona: 'admin', path: '/home' },
  { name: 'home of a person with one page', persona: 'content', path: '/home' },
  { name: 'a list', persona: 'admin', path: '/manage-packages' },
  {
    name: 'an empty list',
    persona: 'admin',
    path: `/product-management?filter=${encodeURIComponent('{"q":"no such product"}')}`,
  },
  { name: 'a new record', persona: 'lookup-admin', path: '/manage-packages/create' },
  { name: 'a record', persona: 'lookup-admin', path: '/product-package-family/1' },
  { name: 'unauthorized', persona: 'finance', path: '/unauthorized' },
  { name: 'not found', persona: 'finance', path: '/no-such-page' },
];

for (const { name, persona, path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`${name}, ${colorScheme}, ${width} px`, async ({ page, signIn }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (persona) await signIn(persona);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }
}
