import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { checkSchemes } from '#tests/screens/checkPage.ts';
import { png, pdf, text } from '../conformance/forms/bytes.fixture.ts';
import { expect, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const day = (ahead: number): string => formatDay(addDays(indiaDay(new Date()), ahead));
const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

test.describe('an ad brief', () => {
  test.beforeEach(({ signIn }) => signIn('admin'));

  test('is written step by step, with an area, computed amounts, cards and files', async ({
    page,
  }) => {
    const name = unique('Monsoon offer');
    await page.goto('/ad-briefs/create');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Complete this step to continue. Fix 3 things',
    );
    await page.getByRole('link', { name: /Campaign: / }).click();
    await page.keyboard.type(name);
    await page.getByLabel('Client', { exact: true }).fill('Sahyadri Homes');
    await page.getByLabel('Slot', { exact: true }).selectOption('Site takeover');
    await page.getByLabel('Promotes').selectOption('Builder');
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByRole('heading', { name: 'Step 2 of 4: Where' })).toBeFocused();
    await expect(page.getByPlaceholder('Choose City first')).toBeVisible();
    await page.getByLabel('Zone').selectOption('West');
    await page.locator('#field-cityId').fill('pune');
    await page.getByRole('option', { name: /^Pune/ }).click();
    const map = page.getByRole('application', { name: 'Area' });
    for (const [x, y] of [
      [200, 60],
      [400, 60],
      [400, 180],
    ] as const)
      await map.click({ position: { x, y } });
    await expect(page.getByText(/^3 corners, [\d.]+ km²$/)).toBeVisible();
    await page.locator('textarea#field-area').fill('18, 73\n19, 74\n18, 74\n19, 73');
    await page.keyboard.press('Tab');
    await expect(page.getByText('The border crosses itself')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('link', { name: /Area: The border/ })).toBeVisible();
    await page.locator('textarea#field-area').fill('18.5, 73.8\n18.5, 73.9\n18.6, 73.9');
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByLabel('First day').fill(day(5));
    await page.getByLabel('Last day').fill(day(14));
    await page.getByLabel('Amount before GST').fill('1000');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Amount with GST')).toHaveValue('1,180');
    await expect(page.getByLabel('Days', { exact: true })).toHaveValue('10');
    await page.getByRole('button', { name: 'Next' }).click();

    await page.locator('#field-logo').setInputFiles(file('logo.png', text('<script>1</script>')));
    await expect(page.getByText(/This is not a PNG, JPEG file/)).toBeVisible();
    await page.locator('#field-logo').setInputFiles(file('logo.png', png(200, 200)));
    await expect(page.getByRole('link', { name: 'logo.png' })).toBeVisible();
    await page.locator('#field-brief').setInputFiles(file('brief.pdf', pdf()));
    await expect(page.getByRole('link', { name: 'brief.pdf' })).toBeVisible();
    for (const title of ['One', 'Two']) {
      await page.getByRole('button', { name: 'Add entry' }).click();
      await page.keyboard.type(title);
    }
    await page.locator('#field-cards-0-image').setInputFiles(file('one.png', png(300, 300)));
    await expect(page.getByRole('link', { name: 'one.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Move entry 1 down' }).click();
    await expect(page.locator('#field-cards-0-title')).toHaveValue('Two');
    await page.getByRole('button', { name: 'Remove entry 1' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#field-cards-0-title')).toHaveValue('Two');
    await page.getByRole('button', { name: 'Remove entry 1' }).click();
    await page.getByRole('button', { name: 'Create ad brief' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Step 1 of 4/ })).toBeVisible();
    await page.getByRole('button', { name: 'Creatives' }).click();
    await expect(page.getByRole('link', { name: 'one.png' })).toBeVisible();
  });
});

test.describe('an announcement', () => {
  test.beforeEach(({ signIn }) => signIn('content'));

  test('waits for the connection, and is saved once when it is back', async ({
    page,
    context,
    complaints,
  }) => {
    const title = unique('New prices');
    await page.goto('/announcements/create');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text').fill('From Monday on');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create announcement' }).click();
    await expect(page.getByText(/What you typed is kept here/)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(`/announcements?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
    const rest = complaints.filter(line => !line.includes('ERR_INTERNET_DISCONNECTED'));
    complaints.splice(0, complaints.length, ...rest);
  });
});

for (const [path, opened] of [
  ['/ad-briefs/create', 'Where'],
  ['/announcements/create', 'Who and when'],
] as const)
  test(`${path} can be used by everybody`, async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto(path);
    if (path === '/ad-briefs/create') {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.locator('#field-name').fill('Monsoon');
      await page.getByLabel('Client', { exact: true }).fill('Sahyadri');
      await page.getByLabel('Slot', { exact: true }).selectOption('Site takeover');
      await page.getByLabel('Promotes').selectOption('Builder');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { name: `Step 2 of 4: ${opened}` })).toBeVisible();
    } else await page.getByRole('tab', { name: opened }).click();
    // The pointer still is on the button, which is judged as it rests.
    await page.mouse.move(0, 0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await checkSchemes(page, `${width} px`);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
