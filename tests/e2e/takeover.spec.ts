import type { Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { barriers } from '#tests/support/server/barriers.ts';
import { realPng } from '../conformance/slots/pictures.fixture.ts';
import { pickOnly, soldTo } from './support/soldTo.ts';
import { expect, forgiveRefusals, test } from './support/test.ts';

const day = (ahead: number): string => formatDay(addDays(indiaDay(new Date()), ahead));

const sizes = { 1: [1920, 800], 2: [1080, 1350], 9: [360, 120], 10: [360, 120] } as const;
const picture = (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: realPng(width, height),
});

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

const upload = async (page: Page, priority: keyof typeof sizes) => {
  const [width, height] = sizes[priority];
  await field(page, `product_cards.${priority}`).setInputFiles(picture(width, height));
  const tile = page.getByRole('group').filter({ has: field(page, `product_cards.${priority}`) });
  await expect(tile.last()).toContainText(`${width} × ${height} px`);
};

const checklist = (page: Page) => page.getByRole('region', { name: 'Before it can be published' });

const isFine = async (page: Page) => {
  // As tall as the page, so that no bar that stays in sight lies over a field further down.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: size.width, height: 6_000 });
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize(size);
};

/** All that a slot needs but its days and pictures. */
const fillIn = async (page: Page, polygon: string, title: string) => {
  await pick(page, 'entity_id', 'a');
  await expect(field(page, 'supply_user_uuid')).not.toHaveValue('');
  await pick(page, 'polygon_uuids', polygon);
  const sold = await soldTo(page);
  // A client that is not a builder of ours is pasted.
  await pickOnly(page, 'supply_user_uuid', sold.supply_user_uuid);
  await pickOnly(page, 'opportunity_id', String(sold.opportunity_id));
  await fill(page, 'amount', '450000');
  await fill(page, 'product_details.site_takeover_title', title);
  await fill(page, 'product_details.site_takeover_subtitle', 'Three and four bedrooms');
};

test.describe('a site takeover', () => {
  test.beforeEach(({ signIn }) => signIn('content'));

  test('is kept as a draft with pictures, published, refused where it overlaps, changed and stopped', async ({
    page,
    complaints,
  }) => {
    test.slow();
    // A second try finds the days of the first one taken.
    const from = 320 - 30 * test.info().retry;
    const title = `Lakeside ${Math.random().toString(36).slice(2, 8)}`;
    await page.goto('/site-takeover');
    await page.getByRole('link', { name: 'New site takeover slot' }).first().click();
    await expect(page).toHaveURL(/\/site-takeover\/create-slot$/);
    await expect(checklist(page)).toContainText('4 of 16');
    await isFine(page);

    await page.getByRole('button', { name: 'Publish' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Fix' });
    await expect(summary).toBeFocused();
    for (const words of [
      'Start Date',
      'End Date',
      'Polygon',
      'Project',
      'Title',
      'desktop image 1',
    ])
      await expect(summary).toContainText(`Please enter ${words}`);
    await isFine(page);
    await summary.getByRole('link', { name: /desktop image 1/ }).click();
    await expect(field(page, 'product_cards.1')).toBeFocused();

    await fillIn(page, 'dhayari', title);
    await expect(page.getByRole('img', { name: `Preview on Desktop: ${title}` })).toBeVisible();
    await fill(page, 'start_date', day(from));
    await fill(page, 'end_date', day(from - 10));
    await page.getByRole('button', { name: 'Save draft' }).click();
    // What is right is stored, and the page goes on at the record with what was typed.
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Start Date should be earlier than or equal to End Date',
    );
    await expect(page.getByText(/Your unsaved changes are restored/)).toBeVisible();
    await fill(page, 'end_date', day(from + 6));

    await field(page, 'product_cards.1').setInputFiles(picture(640, 300));
    await expect(page.getByText(/The width is 640 px. At least 1200 px are needed/)).toBeVisible();
    await upload(page, 1);
    await upload(page, 2);
    await expect(checklist(page)).toContainText('14 of 16');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. It is not live.')).toBeVisible();
    await expect(page).toHaveURL(/\/site-takeover\/\d+$/);

    await checklist(page).getByRole('button', { name: 'Desktop logo' }).click();
    await expect(field(page, 'product_cards.9')).toBeFocused();
    await upload(page, 9);
    await upload(page, 10);
    await expect(checklist(page)).toContainText('Nothing is missing');
    await expect(page.getByText('None. The days are free')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Slot saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
    await expect(page.getByText('Upcoming')).toBeVisible();
    const own = page.url();

    // A second one on the same days and ground: who holds them, and others with one click.
    await page.goto('/site-takeover/create-slot');
    await fillIn(page, 'dhayari', `${title} again`);
    await fill(page, 'start_date', day(from + 2));
    await fill(page, 'end_date', day(from + 4));
    for (const priority of [1, 2, 9, 10] as const) await upload(page, priority);
    // The checklist says before what publishing would.
    await expect(checklist(page)).toContainText('These days are taken');
    await expect(checklist(page)).toContainText('15 of 16');
    await expect(checklist(page)).not.toContainText('It can be published');
    await page.getByRole('button', { name: 'Publish' }).click();
    const taken = page.getByRole('region', { name: 'These days are taken' }).first();
    await expect(taken).toContainText(title);
    await expect(taken).toContainText(`Next free days: ${day(from + 7)} to ${day(from + 9)}`);
    // The page shows a refusal before the browser has told of it.
    await expect.poll(() => complaints.join()).toContain('status of 409');
    forgiveRefusals(complaints, 409);
    await isFine(page);
    await taken.getByRole('button', { name: 'Take these days' }).click();
    await expect(field(page, 'start_date')).toHaveValue(day(from + 7));
    await expect(field(page, 'end_date')).toHaveValue(day(from + 9));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/site-takeover\/\d+$/);

    await page.goto(own);
    await fill(page, 'product_details.site_takeover_subtitle', 'Keys this year');
    // The answer of the save is shown at once; a second later the record is read once more (T103).
    const again = page.waitForResponse(
      answer => answer.request().method() === 'GET' && answer.url().includes('/helper/8'),
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Slot saved')).toBeVisible();
    await again;
    await expect(field(page, 'product_details.site_takeover_subtitle')).toHaveValue(
      'Keys this year',
    );

    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog).toContainText('Please enter');
    await dialog.getByLabel('Why it is stopped').fill('The client paid for other days');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Slot stopped')).toBeVisible();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await expect(page.getByText('The client paid for other days')).toBeVisible();
  });

  test('takes a picture again after the connection failed, and lets one be taken out by keyboard', async ({
    page,
    complaints,
  }) => {
    await page.goto('/site-takeover/create-slot');
    await page.route('**/ads/upload-media-to-s3', route => route.abort(), { times: 1 });
    await field(page, 'product_cards.1').setInputFiles(picture(1920, 800));
    await expect(page.getByText(/The upload failed/)).toBeVisible();
    complaints.splice(0);
    await page.getByRole('button', { name: 'Try Desktop image 1 again' }).click();
    const tile = page.getByRole('group', { name: 'Desktop image 1' });
    await expect(tile).toContainText('1920 × 800 px');

    await tile.getByRole('button', { name: /More actions/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Title and subtitle' }).press('Enter');
    await page.getByLabel('Title on this picture', { exact: true }).fill('Only here');
    await page.keyboard.press('Tab');
    await tile.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(tile).toContainText('Only here');
    await isFine(page);
    await tile.getByRole('button', { name: /More actions/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await expect(tile).toContainText('Needed to publish');
  });

  test('asks for radii together, and shows what goes with it on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/site-takeover/create-slot');
    await fill(page, 'inner_churn_radius', '5');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fix' })).toContainText(
      'Please enter value for Outer Churn Radius',
    );
    await page.getByRole('button', { name: 'Show the side panel' }).click();
    await expect(page.getByRole('heading', { name: 'Live preview' })).toBeInViewport();
    await isFine(page);
  });
});

test('a site takeover is only read by those who read', async ({ page, signIn }) => {
  await signIn('lookup-view');
  await page.goto('/site-takeover');
  await expect(page.getByRole('link', { name: 'New site takeover slot' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Live preview' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await isFine(page);
});

test('the preview at true size has the whole page, and cuts nothing off', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('admin');
  await page.goto('/site-takeover/create-slot');
  await page.getByRole('button', { name: 'Open at true size' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(1440);
  const desktop = dialog.getByRole('img').first();
  const { width } = (await desktop.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(1280);
  const cut = await desktop.evaluate(
    element => element.scrollWidth - Math.ceil(element.clientWidth),
  );
  expect(cut).toBeLessThanOrEqual(0);
});
