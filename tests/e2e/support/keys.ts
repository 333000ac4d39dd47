import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More stops than any page has between two things that belong together. */
const most = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(found => found.length === 1 && found[0] === document.activeElement);

/**
 * Goes by a key from one stop to the next until the target has the focus, as someone without a mouse does. Each stop on
 * the way is an element in sight: a focus that is lost, or cannot be seen, fails.
 */
export const goTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < most && !(await hasFocus(target)); stop += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'nothing';
      const { width, height } = activeElement.getBoundingClientRect();
      return width > 0 && height > 0 ? 'seen' : activeElement.outerHTML.slice(0, 200);
    });
    // Behind the last stop of a page the browser's own bar has its turn.
    if (seen !== 'nothing') expect(seen).toBe('seen');
  }
  await expect(target).toBeFocused();
};

/** Goes there and presses it. */
export const press = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await goTo(page, target, key);
  await page.keyboard.press('Enter');
};
