import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 on level AA, and what it contains. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** A part of the page; all of it when it is left out. */
  readonly within?: string;
  /** Whether advice beyond WCAG counts, too. */
  readonly isStrict?: boolean;
}

/** What axe objects to on the page as it is: the rule and the elements. No page of the console has frames. */
export const barriers = async (
  page: Page,
  { within = 'html', isStrict = false }: Scope = {},
): Promise<readonly string[]> => {
  if (page.frames().length > 1) throw new Error('Axe would not look into the frames of this page');
  // Once a document: the script is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, tags]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(selector, {
        // Nothing is made of what passes, which is much.
        resultTypes: ['violations'],
        ...(tags && { runOnly: { type: 'tag', values: tags } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [within, isStrict ? null : wcag] as const,
  );
};
