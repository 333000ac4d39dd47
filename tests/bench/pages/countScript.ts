import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * Adds up the script that a page asks for from now on. The function that is returned ends it.
 * @returns bytes, each file zipped by itself, whatever coding it travelled in.
 */
export const countScript = (page: Page): (() => Promise<number>) => {
  const asked = new Map<string, Promise<Buffer>>();
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script') asked.set(response.url(), response.body());
  };
  page.on('response', count);
  return async () => {
    page.off('response', count);
    const bodies = await Promise.all(asked.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
};
