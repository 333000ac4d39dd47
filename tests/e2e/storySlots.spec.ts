import type { Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/barriers.ts';
import { realPng } from '../conformance/slots/pictures.fixture.ts';
import { soldTo } from './support/soldTo.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const day = (ahead: number): string => formatDay(addDays(indiaDay(new Date()), ahead));

const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

const fill = async (page: Page, path: string, words: string) => {
  await field(page, path).fill(words);
  await field(page, path).press('Tab');
};

const pick = async (page: Page, path: string, words: string) => {
  await field(page, path).fill(words);
  await page.getByRole('listbox').getByRole('option').first().click();
};

const choose = async (page: Page, path: string, option: string) => {
  await field(page, path).click();
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
};

const picture = (at: number) => ({
  name: `picture-${at}.png`,
  mimeType: 'image/png',
  buffer: realPng(1080, 1350),
});

const checklist = (page: Page) => page.getByRole('region', { name: 'Before it can be published' });

/** All that an automated story needs but its pictures. */
const fillIn = async (page: Page, start: string, end: string) => {
  await pick(page, 'entity_id', 'a');
  await expect(field(page, 'supply_user_uuid')).not.toHaveValue('');
  await pick(page, 'polygon_uuids', 'hadapsar');
  const sold = await soldTo(page);
  await fill(page, 'supply_user_uuid', sold.supply_user_uuid);
  await fill(page, 'opportunity_id', String(sold.opportunity_id));
  await fill(page, 'amount', '250000');
  await fill(page, 'start_date', start);
  await fill(page, 'end_date', end);
  await field(page, 'video_stories_language').selectOption({ label: 'English' });
  await choose(page, 'devices', 'Android');
};

for (const [person, ahead] of [
  ['content', 420],
  ['builder-agent', 500],
  ['admin', 580],
] as const)
  test(`a story, by ${person}: is kept as a draft, gets its pictures, is published, keeps others out and is cancelled`, async ({
    page,
    complaints,
    signIn,
  }) => {
    test.slow();
    await signIn(person);
    // A second try finds the days of the first one taken.
    const from = ahead - 30 * test.info().retry;
    await page.goto('/stories');
    await page.getByRole('link', { name: 'New story' }).first().click();
    await expect(page).toHaveURL(/\/stories\/create-slot$/);
    await page.getByRole('button', { name: 'Publish' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    for (const words of [
      'Please enter Polygon',
      'Please enter Supply User',
      'Please enter Opportunity ID',
      'Please enter Language',
      'Please upload at least 5 images',
    ])
      await expect(summary).toContainText(words);

    await fillIn(page, day(from), day(from + 6));
    await field(page, 'video_image_list').setInputFiles([1, 2, 3, 4].map(picture));
    await expect(page.getByRole('group', { name: 'Picture 4 of 4' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(summary).toContainText('Please upload at least 5 images');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. It is not live.')).toBeVisible();
    await expect(page).toHaveURL(/\/stories\/\d+$/);

    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
    await field(page, 'video_image_list').setInputFiles(picture(5));
    await expect(page.getByRole('group', { name: 'Picture 5 of 5' })).toBeVisible();
    await expect(checklist(page)).toContainText('Nothing is missing');
    const phone = page.getByRole('group', { name: /^Story on a phone/ });
    await phone.getByRole('button', { name: 'Next picture' }).click();
    await expect(phone.getByRole('button', { name: 'Picture 2 of 5' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.setViewportSize({ width: 1440, height: 6_000 });
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Story saved')).toBeVisible();
    await expect(page.getByText('Upcoming')).toBeVisible();
    const own = page.url();

    // A second one on the same days and ground is told of by the checklist, and refused.
    await page.goto('/stories/create-slot');
    await fillIn(page, day(from + 2), day(from + 4));
    await field(page, 'video_image_list').setInputFiles([1, 2, 3, 4, 5].map(picture));
    await expect(checklist(page)).toContainText('These days are taken');
    await expect(page.getByRole('group', { name: 'Picture 5 of 5' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    const taken = page.getByRole('region', { name: 'These days are taken' }).first();
    await expect(taken).toContainText(`Next free days: ${day(from + 7)} to ${day(from + 9)}`);
    await expect.poll(() => complaints.join()).toContain('status of 409');
    forgiveRefusals(complaints, 409);

    await page.goto(own);
    await page
      .getByRole('button', { name: /More|Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Why it is stopped/).fill('The client asked for it');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Story stopped')).toBeVisible();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
