import { expect, type Page } from '@playwright/test';
import { barriers } from '#tests/support/server/barriers.ts';

/** Waits until the page has its heading and waits for nothing more. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  // One with a value measures something, and stays.
  await expect(page.locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
};

/** The page as it is does not scroll sideways; what is wider scrolls in its own frame. */
export const expectNoWider = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'pixels beyond the window').toBe(0);
};

/** The page follows the setting a moment later: colours are looked at once it has. */
const show = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
};

/** The page as it is has nothing that axe objects to, light and dark. */
export const checkSchemes = async (page: Page, state = ''): Promise<void> => {
  for (const scheme of ['dark', 'light'] as const) {
    await show(page, scheme);
    expect(await barriers(page), `${state} ${scheme}`).toEqual([]);
  }
};

/** The same, and on a phone. */
export const checkAxe = async (page: Page): Promise<void> => {
  await checkSchemes(page);
  // As tall as the page, so that no bar that stays in sight lies over a button further down.
  await page.setViewportSize({ width: 390, height: 4_000 });
  await settled(page);
  expect(await barriers(page), '390 px').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
};
