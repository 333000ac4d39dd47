import type { Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { pickOnly, soldTo } from './support/soldTo.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const field = (page: Page, path: string) =>
  page.locator(`[id="field-${path.replaceAll('.', '-')}"]`);

const fill = async (page: Page, path: string, words: string) => {
  await field(page, path).fill(words);
  await field(page, path).press('Tab');
};

/** The open listing of a tour of the demo data: what another tour can name. */
const knownListing = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/sapna/v1/nivaas/helper/14?pageSize=100');
  const { results } = (await answer.json()) as { results: { promoted_listing_id?: number }[] };
  const found = results.findLast(one => one.promoted_listing_id !== undefined);
  if (!found?.promoted_listing_id) throw new Error('No tour of the demo data has a listing');
  return found.promoted_listing_id;
};

for (const [person, ahead] of [
  ['content', 420],
  ['builder-agent', 500],
  ['admin', 580],
] as const)
  test(`a video tour, by ${person}: is created, keeps its listing to itself, is changed and cancelled`, async ({
    page,
    complaints,
    signIn,
  }) => {
    test.slow();
    await signIn(person);
    // A second try finds the time of the first one taken.
    const day = formatDay(addDays(indiaDay(new Date()), ahead - 30 * test.info().retry));
    const listing = await knownListing(page);
    const { opportunity_id, supply_user_uuid } = await soldTo(page);
    const fillIn = async (start: string, end: string) => {
      await fill(page, 'webinar_start_date_time', `${day} ${start}`);
      await fill(page, 'webinar_end_date_time', `${day} ${end}`);
      await pickOnly(page, 'promoted_listing_id', String(listing));
      await pickOnly(page, 'opportunity_id', String(opportunity_id));
      await pickOnly(page, 'profile_uuid', supply_user_uuid);
      await fill(page, 'poc_details.name', 'Asha Rao');
    };
    await page.goto('/virtual-tour');
    await page.getByRole('link', { name: 'New video tour' }).first().click();
    await expect(page).toHaveURL(/\/virtual-tour\/create-slot$/);
    await page.getByRole('button', { name: 'Create video tour' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    await expect(summary).toContainText('This field is required.');
    expect(await barriers(page)).toEqual([]);

    await fillIn('16:00', '15:00');
    await fill(page, 'poc_details.phone', '98450');
    await page.getByRole('button', { name: 'Create video tour' }).click();
    await expect(summary).toContainText('End time should be later than Start time');
    await expect(summary).toContainText('Phone number must have 10 digits');
    await fill(page, 'webinar_end_date_time', `${day} 17:00`);
    await fill(page, 'poc_details.phone', '9845012345');
    await page.getByRole('button', { name: 'Create video tour' }).click();
    await expect(page.getByText('Video tour created')).toBeVisible();
    await expect(page).toHaveURL(/\/virtual-tour\/\d+$/);
    await expect(field(page, 'webinar_start_date_time')).toHaveValue(`${day} 16:00`);
    const own = page.url();

    await page.goto('/virtual-tour/create-slot');
    await fillIn('16:30', '17:30');
    await page.getByRole('button', { name: 'Create video tour' }).click();
    await expect(page.getByText(`It is free again from ${day} 17:00.`).first()).toBeVisible();
    await expect.poll(() => complaints.join()).toContain('status of 409');
    forgiveRefusals(complaints, 409);

    await page.goto(own);
    await fill(page, 'remarks', 'In Hindi and English');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Video tour saved')).toBeVisible();
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Cancel tour' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel tour' }).click();
    await expect(page.getByText('Video tour cancelled')).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  });
