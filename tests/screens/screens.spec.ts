import type { Page } from '@playwright/test';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { expect, forgiveRefusals, test } from '../e2e/support/test.ts';
import { checkAxe, checkSchemes, settled } from './checkPage.ts';
import { fullyDriven, isLookedAtInAllStates } from './choice.ts';
import { controlOf, goOn, missingFields } from './formFields.ts';
import {
  filterList,
  openList,
  rowAddress,
  rowsOf,
  searchList,
  sortList,
  turnList,
} from './list.ts';
import { answerNoRows, failData } from './otherAnswers.ts';
import { driveStore, forgiveConflict } from './store.ts';
import { whoMay } from './people.ts';

const asked = process.env['SCREENS'] ?? '';

const may = (screen: Screen, verb: string): string => {
  const persona = whoMay(screen, verb);
  if (!persona) throw new Error(`No demo person may ${verb} ${screen.resource}`);
  return persona;
};

const hasHistory = ({ record }: RecordScreen): boolean =>
  record.tabs.some(({ of }) => of.some(({ type }) => type === 'history'));

for (const screen of fullyDriven(asked))
  test.describe(screen.resource, () => {
    testRecords(screen);
  });

function testRecords(screen: RecordScreen): void {
  const isKept = screen.data.calls === null;
  const inAllStates = isLookedAtInAllStates(asked, screen);
  const look = async (page: Page): Promise<void> => {
    if (inAllStates) await checkAxe(page);
    else expect(await barriers(page)).toEqual([]);
  };

  test('lists, searches, sorts, filters, turns pages', async ({ page, signIn }) => {
    test.slow();
    await signIn(may(screen, 'list'));
    const hasRows = await openList(page, screen);
    await look(page);
    if (!hasRows) return;
    await sortList(page);
    if (screen.list.search.length > 0) await searchList(page);
    await filterList(page, screen);
    await turnList(page, screen);
  });

  if (whoMay(screen, 'show'))
    test('opens a record, with its history where the screen shows one', async ({
      page,
      signIn,
    }) => {
      await signIn(may(screen, 'show'));
      if (!(await openList(page, screen))) return;
      await rowsOf(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(rowAddress(screen));
      await settled(page);
      await look(page);
      if (!hasHistory(screen)) return;
      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('tabpanel').last()).toBeVisible();
    });

  if (inAllStates)
    test('can be used by everybody without rows, and when nothing comes', async ({
      page,
      signIn,
      complaints,
    }) => {
      await signIn(may(screen, 'list'));
      await answerNoRows(page, screen);
      await page.goto(screen.route);
      await settled(page);
      await expect(page.getByText(/^No .+ yet$/)).toBeVisible();
      await checkSchemes(page, 'empty');

      await failData(page);
      for (const [path, state] of [
        [screen.route, 'failing list'],
        [`${screen.route}/1`, 'failing record'],
      ] as const) {
        await page.goto(path);
        await settled(page);
        await expect(
          page.getByRole('alert').filter({ hasText: 'Something went wrong!' }),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await checkSchemes(page, state);
      }
      forgiveRefusals(complaints, 500);
    });

  const missing = missingFields(screen);
  if (whoMay(screen, 'create') && missing.length > 0)
    test('says on each field what a new record lacks', async ({ page, signIn }) => {
      await signIn(may(screen, 'create'));
      await page.goto(`${screen.route}/${screen.createAt}`);
      await settled(page);
      await look(page);
      await goOn(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Fix' })).toBeVisible();
      for (const field of missing)
        await expect(page.getByRole('alert').filter({ hasText: 'Fix' })).toContainText(
          field.label.en,
        );
      await expect(controlOf(page, missing[0] as (typeof missing)[number])).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${screen.createAt}$`));
      if (inAllStates) await checkSchemes(page, 'refused');
    });

  // What is entered on one step decides what the next one asks for: such a form needs a journey that knows it.
  const hasSteps = screen.form.some(({ type }) => type === 'step');
  if (isKept && !hasSteps && whoMay(screen, 'create'))
    test('keeps a new record, a change, two changes at once, and its removal', async ({
      page,
      signIn,
      complaints,
    }) => {
      test.slow();
      await signIn(may(screen, 'create'));
      await driveStore(page, screen);
      forgiveConflict(complaints);
    });
}
