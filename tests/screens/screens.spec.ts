import { readScreens } from '#backend/screens/readScreens.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { expect, forgiveRefusals, test } from '../e2e/support/test.ts';
import { checkAxe, checkSchemes, settled } from './checkPage.ts';
import { controlOf, goOn, missingFields } from './formFields.ts';
import { filterList, openList, rowsOf, searchList, sortList, turnList } from './list.ts';
import { answerNoRows, failData } from './otherAnswers.ts';
import { driveStore, forgiveConflict } from './store.ts';
import { whoMay, whoMayNot } from './people.ts';

const asked = (process.env['SCREENS'] ?? '').split(',').filter(name => name !== '');
const screens = [...readScreens().values()].filter(
  ({ resource }) => asked.length === 0 || asked.includes(resource),
);

const may = (screen: Screen, verb: string): string => {
  const persona = whoMay(screen, verb);
  if (!persona) throw new Error(`No demo person may ${verb} ${screen.resource}`);
  return persona;
};

for (const screen of screens) {
  test.describe(screen.resource, () => {
    const stranger = whoMayNot(screen);
    if (stranger)
      test(`sends ${stranger}, who may not open it, away`, async ({ page, signIn }) => {
        await signIn(stranger);
        await page.goto(screen.route);
        await expect(page).toHaveURL(/\/unauthorized$/);
      });

    if (screen.type === 'page')
      test('opens, and says so when its data does not come', async ({
        page,
        signIn,
        complaints,
      }) => {
        await signIn(may(screen, 'list'));
        await page.goto(screen.route);
        await settled(page);
        await checkAxe(page);
        await failData(page);
        await page.reload();
        await settled(page);
        await checkSchemes(page, 'failing');
        forgiveRefusals(complaints, 500);
      });
    else testRecords(screen);
  });
}

function testRecords(screen: RecordScreen): void {
  const isKept = screen.data.calls === null;

  test('lists, searches, sorts, filters, turns pages', async ({ page, signIn }) => {
    test.slow();
    await signIn(may(screen, 'list'));
    const hasRows = await openList(page, screen);
    await checkAxe(page);
    if (!hasRows) return;
    await sortList(page);
    if (screen.list.search.length > 0) await searchList(page);
    await filterList(page, screen);
    await turnList(page, screen);
  });

  if (whoMay(screen, 'show'))
    test('opens a record with its history', async ({ page, signIn }) => {
      await signIn(may(screen, 'show'));
      if (!(await openList(page, screen))) return;
      await rowsOf(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${screen.route}/[^/]+$`));
      await settled(page);
      await checkAxe(page);
      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('tabpanel').last()).toBeVisible();
    });

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
      await checkAxe(page);
      await goOn(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Fix' })).toBeVisible();
      for (const field of missing)
        await expect(page.getByRole('alert').filter({ hasText: 'Fix' })).toContainText(
          field.label.en,
        );
      await expect(controlOf(page, missing[0] as (typeof missing)[number])).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${screen.createAt}$`));
      await checkSchemes(page, 'refused');
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
