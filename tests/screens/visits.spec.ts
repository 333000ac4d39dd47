import { expect, type Page } from '@playwright/test';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { forgiveRefusals } from '../e2e/support/test.ts';
import { expectNoWider, settled } from './checkPage.ts';
import { visited } from './choice.ts';
import { rowAddress, rowsOf } from './list.ts';
import { failData } from './otherAnswers.ts';
import { rolesOfPerson, whoMay } from './people.ts';
import { test, type Visitor } from './visitor.ts';

/*
 * Every screen that is not driven as a whole: its list, its first record and the form of a new one are opened, without a word
 * on the console, and axe looks at the fullest page of it. What costs time here is paid for every screen there will be.
 */

/** By the menu where the person has the screen there: the console is not started again. */
const open = async (page: Page, { menu, route }: Screen, persona: string): Promise<void> => {
  const isOffered = menu && (!menu.offeredTo || hasAnyRole(rolesOfPerson(persona), menu.offeredTo));
  if (isOffered) {
    const entries = page.getByRole('navigation', { name: 'Main menu' });
    const entry = entries.getByRole('link', { name: menu.label.en, exact: true });
    const more = entries.getByRole('button', { name: 'More', exact: true });
    await expect(entry.or(more).first()).toBeVisible();
    if (!(await entry.isVisible())) await more.click();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  } else await page.goto(route);
  await settled(page);
};

/** The frame around it is the same everywhere; `tests/e2e/accessible.spec.ts` looks at that. */
const expectNoBarriers = async (page: Page): Promise<void> =>
  expect(await barriers(page, { within: 'main' })).toEqual([]);

const visitRecords = async (page: Page, screen: RecordScreen, persona: string): Promise<void> => {
  const { route, createAt } = screen;
  await open(page, screen, persona);
  const first = rowsOf(page).first().getByRole('link').first();
  await expect(first.or(page.getByText(/^No .+ yet$/))).toBeVisible();
  await expectNoWider(page);
  const hasRecord = whoMay(screen, 'show') !== undefined && (await first.isVisible());
  if (!hasRecord) await expectNoBarriers(page);

  const create = page.locator(`a[href="${route}/${createAt}"]`).first();
  if (await create.isVisible()) {
    await create.click();
    await expect(page).toHaveURL(new RegExp(`${route}/${createAt}$`));
    await settled(page);
    await expect(page.locator('form')).toBeVisible();
    await page.goBack();
    await settled(page);
  }
  if (hasRecord) {
    await first.click();
    await expect(page).toHaveURL(rowAddress(screen));
    await settled(page);
    await expectNoWider(page);
    await expectNoBarriers(page);
  }
};

const visitPage = async (
  { page, complaints }: Visitor,
  screen: Screen,
  persona: string,
): Promise<void> => {
  await open(page, screen, persona);
  await expectNoWider(page);
  await expectNoBarriers(page);
  await failData(page);
  await page.reload();
  await settled(page);
  await expectNoBarriers(page);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await settled(page);
  forgiveRefusals(complaints, 500);
};

for (const screen of visited(process.env['SCREENS'] ?? ''))
  test(`${screen.resource} opens, whole`, async ({ visitAs }) => {
    const persona = whoMay(screen, 'create') ?? whoMay(screen, 'list');
    if (!persona) throw new Error(`No demo person may list ${screen.resource}`);
    const visitor = await visitAs(persona);
    if (screen.type === 'page') await visitPage(visitor, screen, persona);
    else await visitRecords(visitor.page, screen, persona);
  });
