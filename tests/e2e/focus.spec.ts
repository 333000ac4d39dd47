import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/* Whoever works by keyboard sees where they are: no bar that stands still lies over what has the focus (WCAG 2.4.11). */

/** A small laptop, and the same at 200 %. */
const sizes = [
  { width: 1366, height: 657 },
  { width: 683, height: 328 },
] as const;

/** In the page: what lies over the element that has the focus; null where nothing does, `end` when the page has been left. */
const whatLiesOver = (): string | null => {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return 'end';
  const isUnseen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width < 4 || height < 4 || getComputedStyle(one).opacity === '0';
  };
  // A box that is drawn by its label, or by what stands around it.
  let drawn: Element = focused;
  while (isUnseen(drawn) && drawn.parentElement) drawn = drawn.parentElement;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40) || focused.id}"`;
  const at = `${Math.round(top)} to ${Math.round(bottom)}`;
  // What is taller than the window shows a part; the others show all of themselves.
  const isTall = bottom - top > innerHeight / 2;
  const ys = [top + 3, (top + bottom) / 2, bottom - 3];
  const xs = [left + 3, (left + right) / 2, right - 3].map(x =>
    Math.min(Math.max(x, 1), innerWidth - 1),
  );
  const isOver = (y: number, x: number): string | null => {
    if (y < 0 || y >= innerHeight) return 'the edge of the window';
    const there = document.elementFromPoint(x, y);
    if (!there || drawn.contains(there) || there.contains(drawn)) return null;
    for (let one: Element | null = there; one && !one.contains(drawn); one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'sticky' || position === 'fixed')
        return `${one.tagName}.${one.className.toString().slice(0, 60)}`;
    }
    return null;
  };
  const covers = ys.map(y => xs.map(x => isOver(y, x)).find(cover => cover !== null) ?? null);
  const found = covers.filter(cover => cover !== null);
  const isHidden = isTall ? found.length === ys.length : found.length > 0;
  return isHidden ? `${name} at ${at} lies under ${[...new Set(found)].join(', ')}` : null;
};

/** Goes on by the key until it has been everywhere, or often enough. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<string[]> => {
  const found: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    let over = await page.evaluate(whatLiesOver);
    // What goes away by itself, such as the words of the button before, has gone by then.
    if (over !== null && over !== 'end')
      await expect
        .poll(async () => (over = await page.evaluate(whatLiesOver)), { timeout: 600 })
        .toBeNull()
        .catch(() => undefined);
    if (over === 'end') break;
    if (over !== null) found.push(`${key} ${step + 1}: ${over}`);
  }
  return found;
};

interface Place {
  readonly name: string;
  readonly path: string;
  /** What is opened or chosen before. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const selectRows = async (page: Page) => {
  for (const at of [1, 2])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(at)
      .check();
  await expect(page.getByRole('button', { name: /selection/i }).first()).toBeVisible();
};

const places: readonly Place[] = [
  {
    name: 'a new record, with something typed',
    path: '/product-management/create',
    before: page => page.getByLabel('Name').fill('Something'),
  },
  { name: 'a long form', path: '/site-takeover/create' },
  { name: 'a record', path: '/manage-packages/7' },
  { name: 'a list', path: '/product-management?filter=%7B%7D&perPage=30' },
  {
    name: 'a dialog',
    path: '/product-management?filter=%7B%7D&perPage=30',
    before: async page => {
      await page.getByRole('button', { name: /^More actions for Products/ }).click();
      await page.getByRole('menuitem', { name: 'Deleted products' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a list of which rows are selected',
    path: '/product-management?filter=%7B%7D&perPage=30',
    before: selectRows,
  },
];

for (const size of sizes) {
  test(`nothing that has the focus lies under a bar, at ${size.width} × ${size.height}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('admin');
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, path, before } of places) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await before?.(page);
        // The bars have said their height.
        await page.waitForFunction(
          () =>
            !document.querySelector('[data-bar=below]:not(nav)') ||
            document.documentElement.style.length > 0,
        );
        if ((await page.getByRole('dialog').count()) === 0) await page.locator('main').focus();
        expect.soft(await walk(page, 'Tab', 70), `${name}, forward`).toEqual([]);
        expect.soft(await walk(page, 'Shift+Tab', 70), `${name}, back`).toEqual([]);
      });
    }
  });
}
