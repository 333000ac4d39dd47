import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

declare global {
  // eslint-disable-next-line no-var
  var stoodAt: number | undefined;
}

/**
 * Adds up the script that a page asks for until something is on it; what is asked for later, be it that the count is
 * late, is not in the sum. To be called before the page is opened, which must stay one document.
 * @param sight what has to stand, by selector.
 * @returns a function that ends the count: bytes, each file zipped by itself, whatever coding it travelled in.
 */
export const countScript = async (page: Page, sight: string): Promise<() => Promise<number>> => {
  const asked = new Map<string, Promise<Buffer>>();
  page.on('response', (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // What comes after the count may still be on its way when the page goes; nobody waits for it.
    body.catch(() => undefined);
    asked.set(response.url(), body);
  });
  await page.addInitScript(selector => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)) return;
      globalThis.stoodAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, sight);
  return async () => {
    await page.waitForFunction(() => globalThis.stoodAt !== undefined);
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (globalThis.stoodAt ?? 0))
        .map(({ name }) => name),
    );
    const bodies = await Promise.all(names.flatMap(name => asked.get(name) ?? []));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
};
