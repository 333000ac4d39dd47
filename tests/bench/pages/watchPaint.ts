import type { Page } from '@playwright/test';

declare global {
  // eslint-disable-next-line no-var
  var layoutShift: number;
}

/** What is waited for: so many elements, each with something in it. */
export interface Sight {
  readonly selector: string;
  readonly count: number;
}

/** Before the page begins: from now on it adds up in `layoutShift` how much of it moves without anyone's doing. */
export const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
    }
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) globalThis.layoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/**
 * Waits until something is painted.
 * @param clicked what is clicked first, by selector; the time counts from there, else from the start of the page.
 * @returns milliseconds on the page's own clock.
 */
export const timeUntil = (page: Page, sight: Sight, clicked = ''): Promise<number> =>
  page.evaluate(
    async ([{ selector, count }, toClick]) => {
      const textOf = (one: Element) =>
        one instanceof HTMLInputElement ? one.value : one.textContent;
      const isThere = () =>
        [...document.querySelectorAll(selector)].filter(one => textOf(one).trim() !== '').length >=
        count;
      const from = toClick ? performance.now() : 0;
      if (toClick) {
        const element = document.querySelector<HTMLElement>(toClick);
        if (!element) throw new Error(`There is nothing at ${toClick}`);
        element.click();
      }
      for (;;) {
        const isFound = await new Promise<boolean>(done =>
          requestAnimationFrame(() => {
            const was = isThere();
            // What a frame finds has been painted when the task after it runs.
            setTimeout(() => done(was));
          }),
        );
        if (isFound) return performance.now() - from;
      }
    },
    [sight, clicked] as const,
  );
