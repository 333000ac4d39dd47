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
 * Waits until something is painted that was not there before.
 * @param begun what begins it: an address inside the app (`/` or `#`), or what is clicked, by selector. The time counts from
 * there, else from the start of the page.
 * @returns milliseconds on the page's own clock.
 */
export const timeUntil = (page: Page, sight: Sight, begun = ''): Promise<number> =>
  page.evaluate(
    async ([{ selector, count }, begins]) => {
      const textOf = (one: Element) =>
        one instanceof HTMLInputElement ? one.value : one.textContent;
      const before = new Set(begins ? document.querySelectorAll(selector) : []);
      const isThere = () =>
        [...document.querySelectorAll(selector)].filter(
          one => !before.has(one) && textOf(one).trim() !== '',
        ).length >= count;
      const from = begins ? performance.now() : 0;
      if (begins.startsWith('#')) location.hash = begins;
      else if (begins.startsWith('/')) {
        history.pushState(null, '', begins);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      } else if (begins) {
        const element = document.querySelector<HTMLElement>(begins);
        if (!element) throw new Error(`There is nothing at ${begins}`);
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
    [sight, begun] as const,
  );
