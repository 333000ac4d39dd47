import type { Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/barriers.ts';
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

/** All that one needs but its audience. */
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
};

const typeIs = (page: Page, label: string) =>
  field(page, 'product_details.audience_maximizer_type').selectOption({ label });

for (const [person, ahead] of [
  ['content', 420],
  ['builder-agent', 500],
  ['admin', 580],
] as const)
  test(`an audience maximizer, by ${person}: is kept as a draft, finds its audience, is published, keeps others out and is cancelled`, async ({
    page,
    complaints,
    signIn,
  }) => {
    test.slow();
    await signIn(person);
    // A second try finds the days of the first one taken.
    const from = ahead - 30 * test.info().retry;
    await page.goto('/audience-maximizer');
    await page.getByRole('link', { name: 'New audience maximizer' }).first().click();
    await expect(page).toHaveURL(/\/audience-maximizer\/create-slot$/);
    await page.getByRole('button', { name: 'Publish' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    for (const words of ['Polygon', 'Supply User', 'Opportunity ID', 'Audience Maximizer Type'])
      await expect(summary).toContainText(`Please enter ${words}`);

    await fillIn(page, day(from), day(from + 6));
    await typeIs(page, 'Project');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. It is not live.')).toBeVisible();
    await expect(page).toHaveURL(/\/audience-maximizer\/\d+$/);
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();

    // The project itself is no competitor; the checklist says so before publishing would.
    const own = ((await field(page, 'entity_id').inputValue()).split(',')[0] ?? '').trim();
    await pick(page, 'project_ids', own);
    await expect(checklist(page)).toContainText(
      'Please select competitor projects different than the primary project',
    );
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(summary).toContainText(
      'Please select competitor projects different than the primary project',
    );
    await typeIs(page, 'Locality');
    await pick(page, 'am_target_polygon_id', 'baner');
    await fill(page, 'product_details.omni_channel_amount', '0');
    await fill(page, 'min_budget', '3000000');
    await fill(page, 'max_budget', '9000000');
    const seen = page.getByRole('region', { name: 'Who sees it' });
    await expect(seen).toContainText('₹30,00,000 to ₹90,00,000');
    await expect(seen).toContainText('Baner');
    await expect(checklist(page)).toContainText('Nothing is missing');
    await page.setViewportSize({ width: 1440, height: 6_000 });
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Audience maximizer saved')).toBeVisible();
    await expect(page.getByText('Upcoming')).toBeVisible();
    const address = page.url();

    // A second one on the same days and ground is told of by the checklist, and refused.
    await page.goto('/audience-maximizer/create-slot');
    await fillIn(page, day(from + 2), day(from + 4));
    await typeIs(page, 'City');
    await pick(page, 'am_target_polygon_id', 'pune');
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
    await expect(page.getByText('Audience maximizer stopped')).toBeVisible();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
