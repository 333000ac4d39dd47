import type { Page } from '@playwright/test';
import type { Screen } from '#contract/model/types.ts';
import { roles } from '#contract/domain/roles.ts';
import { expect } from '../e2e/support/test.ts';
import { settled } from './checkPage.ts';
import { spoken } from './choice.ts';
import { rowsOf } from './list.ts';
import { whoMay } from './people.ts';
import { test } from './visitor.ts';

/*
 * What a page says of itself in Hindi: headings, labels, buttons, columns, tabs. Texts of screen files and of pages are held by
 * suites that read them; what only code can put together is seen here. Values of records stay as they are.
 */

/** Words that are names, and so the same in every language. */
const names = [...Object.values(roles), 'NetSuite', 'English'];

/** The words of a page's own parts that stand in Latin letters alone, with at least one word written small. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts =
      'h2, h3, legend, label, th[scope=col], [role=columnheader], [role=tab], button, dt, nav a, summary, [role=status], [role=alert]';
    const values = 'td, th[scope=row], [role=gridcell], [role=option], [translate=no]';
    const isValue = (part: Element) =>
      part.closest(values) !== null || part.querySelector(':scope > [translate=no]') !== null;
    const own = [...document.querySelectorAll(`:is(${parts})`)]
      .filter(part => !isValue(part) && part.checkVisibility())
      .map(part => (part.getAttribute('aria-label') ?? part.textContent).trim());
    return [...new Set(own)].filter(
      words => /(^|\s)\p{Lu}?[a-z]{3,}/u.test(words) && !/\p{Script=Devanagari}/u.test(words),
    );
  });

const expectHindi = async (page: Page): Promise<void> => {
  const left = await englishOn(page);
  expect(left.filter(words => !names.includes(words))).toEqual([]);
};

const speak = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(screen.route);
  await settled(page);
  await expectHindi(page);
  if (screen.type === 'page') return;
  const first = rowsOf(page).first().getByRole('link').first();
  if (!whoMay(screen, 'show') || !(await first.isVisible())) return;
  await first.click();
  await settled(page);
  await expectHindi(page);
};

for (const screen of spoken(process.env['SCREENS'] ?? ''))
  test(`${screen.resource} speaks Hindi`, async ({ visitAs }) => {
    const persona = whoMay(screen, 'create') ?? whoMay(screen, 'list');
    if (!persona) throw new Error(`No demo person may list ${screen.resource}`);
    const { page } = await visitAs(persona, 'hi');
    await speak(page, screen);
  });
