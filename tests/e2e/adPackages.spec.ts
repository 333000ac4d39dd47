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

/** All that one needs but the package it belongs to. */
const fillIn = async (page: Page, start: string, end: string) => {
  await fill(page, 'start_date', start);
  await fill(page, 'end_date', end);
  await pick(page, 'promoted_products', 'Fixed Ad');
  await pick(page, 'entity_id', 'a');
  await expect(field(page, 'supply_user_uuid')).not.toHaveValue('');
  await pick(page, 'polygon_uuids', 'hadapsar');
  const sold = await soldTo(page);
  await fill(page, 'supply_user_uuid', sold.supply_user_uuid);
  await fill(page, 'opportunity_id', String(sold.opportunity_id));
  await pick(page, 'package_id', 'a');
  await fill(page, 'amount', '250000');
};

for (const [person, ahead] of [
  ['content', 430],
  ['builder-agent', 460],
  ['admin', 490],
] as const)
  test(`an ad package, by ${person}: draft, card, booked, a twin refused, stopped`, async ({
    page,
    complaints,
    signIn,
  }) => {
    test.slow();
    await signIn(person);
    // A second try finds the days of the first one taken.
    const from = ahead - 120 * test.info().retry;
    await page.goto('/ad-package');
    await page.getByRole('link', { name: 'New ad package' }).first().click();
    await expect(page).toHaveURL(/\/ad-package\/create-slot$/);
    await page.getByRole('button', { name: 'Publish' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    for (const words of ['Start Date', 'Promoted Products', 'Opportunity', 'Supplier User'])
      await expect(summary).toContainText(`Please enter ${words}`);

    await fillIn(page, day(from), day(from + 6));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. It is not live.')).toBeVisible();
    await expect(page).toHaveURL(/\/ad-package\/\d+$/);
    // The form of the record, and no more that of the new one.
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();

    await page.getByLabel('Choose a picture for Image 1').setInputFiles({
      name: 'card.png',
      mimeType: 'image/png',
      buffer: realPng(640, 480),
    });
    await expect(page.getByRole('button', { name: 'More actions for Image 1' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions for Image 1' }).click();
    await page.getByRole('menuitem', { name: 'Title, subtitle and day' }).click();
    await page.getByLabel('Shown from').fill(day(from + 6));
    await page.getByLabel('Shown from').press('Tab');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(summary).toContainText('Active from date for an image should be greater than');
    await page.getByLabel('Shown from').fill(day(from + 1));
    await page.getByLabel('Shown from').press('Tab');
    await expect(checklist(page)).toContainText('Nothing is missing');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Package added/edited successfully').first()).toBeVisible();
    await expect(page.getByText('Upcoming')).toBeVisible();
    const address = page.url();

    await page.goto('/ad-package/create-slot');
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
    await expect(page.getByText('Package Stopped successfully')).toBeVisible();
  });
