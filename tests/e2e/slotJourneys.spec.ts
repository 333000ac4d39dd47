import type { Locator, Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { realPng } from '../conformance/slots/pictures.fixture.ts';
import { pickOnly, soldTo } from './support/soldTo.ts';
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

const fillLabel = async (page: Page, label: string, words: string) => {
  await page.getByLabel(label).fill(words);
  await page.getByLabel(label).press('Tab');
};

const checklist = (page: Page) => page.getByRole('region', { name: 'Before it can be published' });

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();

const picture = (width: number, height: number, at = 1) => ({
  name: `picture-${at}.png`,
  mimeType: 'image/png',
  buffer: realPng(width, height),
});

const tall = (at: number) => picture(1080, 1350, at);

const typeIs = (page: Page, label: string) =>
  field(page, 'product_details.audience_maximizer_type').selectOption({ label });

interface Journey {
  readonly route: string;
  /** As "New …" and the messages call it. */
  readonly called: string;
  /** What an empty one is told that it lacks. */
  readonly lacks: readonly string[];
  readonly hasSupplyUser: boolean;
  /** What is filled in besides the place, the days and whose it is. */
  readonly own?: (page: Page) => Promise<void>;
  /** What a draft gets before it is published: its pictures, page or audience, and what is refused on the way. */
  readonly complete: (page: Page, summary: Locator, from: number) => Promise<void>;
  /** What a second one on the same days needs besides. */
  readonly twin?: (page: Page) => Promise<void>;
  readonly saved: string;
  readonly stopped: string;
}

/** The kinds of slots; a new one is a row. Site takeovers have a journey of their own (`takeover.spec.ts`). */
const journeys: readonly Journey[] = [
  {
    route: '/stories',
    called: 'story',
    lacks: [
      'Please enter Polygon',
      'Please enter Supply User',
      'Please enter Opportunity ID',
      'Please enter Language',
      'Please upload at least 5 images',
    ],
    hasSupplyUser: true,
    own: async page => {
      await field(page, 'video_stories_language').selectOption({ label: 'English' });
      await field(page, 'devices').click();
      await page.getByRole('listbox').getByRole('option', { name: 'Android', exact: true }).click();
      await page.keyboard.press('Escape');
    },
    complete: async (page, summary) => {
      await field(page, 'video_image_list').setInputFiles([1, 2, 3, 4].map(tall));
      await expect(page.getByRole('group', { name: 'Picture 4 of 4' })).toBeVisible();
      await publish(page);
      await expect(summary).toContainText('Please upload at least 5 images');
      await field(page, 'video_image_list').setInputFiles(tall(5));
      await expect(page.getByRole('group', { name: 'Picture 5 of 5' })).toBeVisible();
      const phone = page.getByRole('group', { name: /^Story on a phone/ });
      await phone.getByRole('button', { name: 'Next picture' }).click();
      await expect(phone.getByRole('button', { name: 'Picture 2 of 5' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
    twin: async page => {
      await field(page, 'video_image_list').setInputFiles([1, 2, 3, 4, 5].map(tall));
      await expect(page.getByRole('group', { name: 'Picture 5 of 5' })).toBeVisible();
    },
    saved: 'Story saved',
    stopped: 'Story stopped',
  },
  {
    route: '/microsite',
    called: 'microsite',
    lacks: ['start date', 'end date', 'project ID', 'opportunity ID'].map(
      words => `Please enter ${words}`,
    ),
    hasSupplyUser: false,
    complete: async (page, summary, from) => {
      await fill(page, 'end_date', day(from - 2));
      await publish(page);
      await expect(summary).toContainText('Please enter end date greater than start date');
      await fill(page, 'end_date', day(from + 6));
      await fill(page, 'product_details.project_name', 'Lakeside Park');
      await fill(page, 'product_details.offer_details.title', 'No GST this month');
      await fill(page, 'product_details.usp_details', 'By the metro\nSeventy percent open space');
      await field(page, 'product_details.header_logo').setInputFiles(picture(360, 120));
      await field(page, 'product_details.carousel').setInputFiles([
        picture(1440, 640, 1),
        picture(1440, 640, 2),
      ]);
      await expect(page.getByRole('group', { name: 'Picture 2 of 2' })).toBeVisible();
      const shown = page.getByRole('group', { name: /^Page on Desktop/ });
      for (const words of ['Lakeside Park', 'No GST this month', 'Seventy percent open space'])
        await expect(shown).toContainText(words);
    },
    saved: 'Microsite saved',
    stopped: 'Microsite stopped',
  },
  {
    route: '/audience-maximizer',
    called: 'audience maximizer',
    lacks: ['Polygon', 'Supply User', 'Opportunity ID', 'Audience Maximizer Type'].map(
      words => `Please enter ${words}`,
    ),
    hasSupplyUser: true,
    own: async page => {
      await typeIs(page, 'Project');
    },
    complete: async (page, summary) => {
      // The project itself is not a competitor; the checklist says so before publishing would.
      const own = ((await field(page, 'entity_id').inputValue()).split(',')[0] ?? '').trim();
      await pick(page, 'project_ids', own);
      const same = 'Please select competitor projects different than the primary project';
      await expect(checklist(page)).toContainText(same);
      await publish(page);
      await expect(summary).toContainText(same);
      await typeIs(page, 'Locality');
      await pick(page, 'am_target_polygon_id', 'baner');
      await fill(page, 'product_details.omni_channel_amount', '0');
      await fill(page, 'min_budget', '3000000');
      await fill(page, 'max_budget', '9000000');
      const seen = page.getByRole('region', { name: 'Who sees it' });
      await expect(seen).toContainText('₹30,00,000 to ₹90,00,000');
      await expect(seen).toContainText('Baner');
    },
    twin: async page => {
      await typeIs(page, 'City');
      await pick(page, 'am_target_polygon_id', 'pune');
    },
    saved: 'Audience maximizer saved',
    stopped: 'Audience maximizer stopped',
  },
  {
    route: '/ad-package',
    called: 'ad package',
    lacks: ['Start Date', 'Promoted Products', 'Opportunity', 'Supplier User'].map(
      words => `Please enter ${words}`,
    ),
    hasSupplyUser: true,
    own: async page => {
      await pick(page, 'promoted_products', 'Fixed Ad');
      await pick(page, 'package_id', 'a');
    },
    complete: async (page, summary, from) => {
      await page.getByLabel('Choose a picture for Image 1').setInputFiles(picture(640, 480));
      const more = page.getByRole('button', { name: 'More actions for Image 1' });
      await expect(more).toBeVisible();
      await more.click();
      await page.getByRole('menuitem', { name: 'Title, subtitle and day' }).click();
      await fillLabel(page, 'Shown from', day(from + 6));
      await publish(page);
      await expect(summary).toContainText('Active from date for an image should be greater than');
      await fillLabel(page, 'Shown from', day(from + 1));
    },
    saved: 'Package added/edited successfully',
    stopped: 'Package Stopped successfully',
  },
];

/** What a slot of any kind needs: what it promotes, where, for whom and when. */
const fillIn = async (page: Page, { hasSupplyUser, own }: Journey, start: number, end: number) => {
  await fill(page, 'start_date', day(start));
  await fill(page, 'end_date', day(end));
  await pick(page, 'entity_id', 'a');
  if (hasSupplyUser) await expect(field(page, 'supply_user_uuid')).not.toHaveValue('');
  await pick(page, 'polygon_uuids', 'hadapsar');
  const sold = await soldTo(page);
  if (hasSupplyUser) await pickOnly(page, 'supply_user_uuid', sold.supply_user_uuid);
  await pickOnly(page, 'opportunity_id', String(sold.opportunity_id));
  await fill(page, 'amount', '250000');
  await own?.(page);
};

const stop = async (page: Page) => {
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Stop' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Why it is stopped/).fill('The client asked for it');
  await dialog.getByRole('button', { name: 'Stop' }).click();
};

// Other people's ways through the same calls: tests/conformance/slots/slotKinds.test.ts.
for (const journey of journeys)
  test(`${journey.called}, by a builder agent: is kept as a draft, completed, published, keeps others out and is cancelled`, async ({
    page,
    complaints,
    signIn,
  }) => {
    test.slow();
    const { route, called, lacks, complete, twin, saved, stopped } = journey;
    await signIn('builder-agent');
    // A second try finds the days of the first one taken.
    const from = 500 - 30 * test.info().retry;
    await page.goto(route);
    await page
      .getByRole('link', { name: `New ${called}` })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${route}/create-slot$`));
    await publish(page);
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    for (const words of lacks) await expect(summary).toContainText(words);

    await fillIn(page, journey, from, from + 6);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. It is not live.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${route}/\\d+$`));
    // The form of the record, and no more that of the new one.
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
    await complete(page, summary, from);
    await expect(checklist(page)).toContainText('Nothing is missing');
    await page.setViewportSize({ width: 1440, height: 6_000 });
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await publish(page);
    await expect(page.getByText(saved).first()).toBeVisible();
    await expect(page.getByText('Upcoming')).toBeVisible();
    const address = page.url();

    // A second one on the same days and ground is told of by the checklist, and refused.
    await page.goto(`${route}/create-slot`);
    await fillIn(page, journey, from + 2, from + 4);
    await twin?.(page);
    await expect(checklist(page)).toContainText('These days are taken');
    await publish(page);
    const taken = page.getByRole('region', { name: 'These days are taken' }).first();
    await expect(taken).toContainText(`Next free days: ${day(from + 7)} to ${day(from + 9)}`);
    await expect.poll(() => complaints.join()).toContain('status of 409');
    forgiveRefusals(complaints, 409);

    await page.goto(address);
    await stop(page);
    await expect(page.getByText(stopped)).toBeVisible();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
