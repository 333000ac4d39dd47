import type { Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/barriers.ts';
import { realPng } from '../conformance/slots/pictures.fixture.ts';
import { soldTo } from './support/soldTo.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const day = (ahead: number): string => formatDay(addDays(indiaDay(new Date()), ahead));

const field = (page: Page, path: string) =>
  page.locator(`[id="field-${path.replaceAll('.', '-')}"]`);

const fill = async (page: Page, path: string, words: string) => {
  await field(page, path).fill(words);
  await field(page, path).press('Tab');
};

const pick = async (page: Page, path: string, words: string) => {
  await field(page, path).fill(words);
  await page.getByRole('listbox').getByRole('option').first().click();
};

const checklist = (page: Page) => page.getByRole('region', { name: 'Before it can be published' });

/** All that one needs but its page. */
const fillIn = async (page: Page, start: string, end: string) => {
  await pick(page, 'entity_id', 'a');
  await pick(page, 'polygon_uuids', 'hadapsar');
  const sold = await soldTo(page);
  await fill(page, 'opportunity_id', String(sold.opportunity_id));
  await fill(page, 'amount', '250000');
  await fill(page, 'start_date', start);
  await fill(page, 'end_date', end);
};

const picture = (width: number, height: number, at = 1) => ({
  name: `picture-${at}.png`,
  mimeType: 'image/png',
  buffer: realPng(width, height),
});

for (const [person, ahead] of [
  ['content', 420],
  ['builder-agent', 500],
  ['admin', 580],
] as const)
  test(`a microsite, by ${person}: is kept as a draft, gets its page, is published, keeps others out and is cancelled`, async ({
    page,
    complaints,
    signIn,
  }) => {
    test.slow();
    await signIn(person);
    // A second try finds the days of the first one taken.
    const from = ahead - 30 * test.info().retry;
    await page.goto('/microsite');
    await page.getByRole('link', { name: 'New microsite' }).first().click();
    await expect(page).toHaveURL(/\/microsite\/create-slot$/);
    await page.getByRole('button', { name: 'Publish' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    for (const words of ['start date', 'end date', 'project ID', 'opportunity ID'])
      await expect(summary).toContainText(`Please enter ${words}`);

    await fillIn(page, day(from), day(from - 2));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(summary).toContainText('Please enter end date greater than start date');
    await fill(page, 'end_date', day(from + 6));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. It is not live.')).toBeVisible();
    await expect(page).toHaveURL(/\/microsite\/\d+$/);
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();

    const shown = page.getByRole('group', { name: /^Page on Desktop/ });
    await fill(page, 'product_details.project_name', 'Lakeside Park');
    await fill(page, 'product_details.offer_details.title', 'No GST this month');
    await fill(page, 'product_details.usp_details', 'By the metro\nSeventy percent open space');
    await field(page, 'product_details.header_logo').setInputFiles(picture(360, 120));
    await field(page, 'product_details.carousel').setInputFiles([
      picture(1440, 640, 1),
      picture(1440, 640, 2),
    ]);
    await expect(page.getByRole('group', { name: 'Picture 2 of 2' })).toBeVisible();
    for (const words of ['Lakeside Park', 'No GST this month', 'Seventy percent open space'])
      await expect(shown).toContainText(words);
    await expect(checklist(page)).toContainText('Nothing is missing');
    await page.setViewportSize({ width: 1440, height: 6_000 });
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Microsite saved')).toBeVisible();
    await expect(page.getByText('Upcoming')).toBeVisible();
    const address = page.url();

    // A second one on the same days and ground is told of by the checklist, and refused.
    await page.goto('/microsite/create-slot');
    await fillIn(page, day(from + 2), day(from + 4));
    await expect(checklist(page)).toContainText('These days are taken');
    await page.getByRole('button', { name: 'Publish' }).click();
    const taken = page.getByRole('region', { name: 'These days are taken' }).first();
    await expect(taken).toContainText(`Next free days: ${day(from + 7)} to ${day(from + 9)}`);
    await expect.poll(() => complaints.join()).toContain('status of 409');
    forgiveRefusals(complaints, 409);

    await page.goto(address);
    await page
      .getByRole('button', { name: /More|Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Why it is stopped/).fill('The client asked for it');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Microsite stopped')).toBeVisible();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
