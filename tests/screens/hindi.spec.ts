import type { Page } from '@playwright/test';
import type { Screen } from '#contract/model/types.ts';
import { settled } from './checkPage.ts';
import { spoken } from './choice.ts';
import { expectHindi } from './expectHindi.ts';
import { rowsOf } from './list.ts';
import { whoMay } from './people.ts';
import { test } from './visitor.ts';

/*
 * What a page says of itself in Hindi: headings, labels, buttons, columns, tabs. Texts of screen files and of pages are held by
 * suites that read them; what only code can put together is seen here. Values of records stay as they are.
 */

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
