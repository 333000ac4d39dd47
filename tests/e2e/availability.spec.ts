import { expect, test } from './support/test.ts';

test('builder-agent: from a free day to a new slot, from a taken one to its record', async ({
  page,
  signIn,
}) => {
  await signIn('builder-agent');
  await page.goto('/slot-availability');
  await expect(page.getByRole('heading', { level: 1, name: 'Slot availability' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Calendar of Site Takeover' });

  const free = grid.getByRole('gridcell', { name: /: Free$/ });
  const label = (await free.filter({ visible: true }).nth(3).getAttribute('aria-label')) ?? '';
  // By its name from now on: others book and hold meanwhile.
  const cell = grid.getByRole('gridcell', { name: label, exact: true });
  const [, place = ''] = /^(.+), \S+ \d/.exec(label) ?? [];
  await cell.click();
  const card = page.getByRole('dialog', { name: `Days in ${place}` });
  await card.getByRole('link', { name: 'Create slot' }).click();
  await expect(page).toHaveURL(/\/site-takeover\/create-slot\?with=/);
  const [, day = ''] = /(\d+\/\d+\/\d{4})/.exec(label) ?? [];
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(day);
  await expect(page.getByRole('textbox', { name: 'End date' })).toHaveValue(day);
  await expect(page.getByRole('button', { name: new RegExp(place) })).toBeVisible();

  await page.goto('/slot-availability');
  const taken = grid.getByRole('gridcell', { name: /: (Booked|Live), / }).first();
  await taken.click();
  const dialog = page.getByRole('dialog', { name: /^Days in / });
  await expect(dialog.getByRole('button', { name: /^Next free days: / })).toBeVisible();
  await dialog.getByRole('link', { name: /^Open slot \d+$/ }).click();
  await expect(page).toHaveURL(/\/site-takeover\/\d+$/);
});

test('builder-agent: the calendar by keyboard; what it shows stands in the address', async ({
  page,
  signIn,
}) => {
  await signIn('builder-agent');
  await page.goto('/slot-availability');
  const grid = page.getByRole('grid');
  const headings = grid.getByRole('rowheader', { expanded: true });
  await headings.first().focus();
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => Number(await grid.getAttribute('aria-rowcount')))
    .toBeLessThan(rows);
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-colindex', '2');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid.locator('[aria-selected=true]')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/3 days/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-colindex', '31');
  await page.getByRole('button', { name: '90 days' }).click();
  await page.getByRole('combobox', { name: 'Product' }).selectOption('New Project Slot');
  await expect(page).toHaveURL(/days=90.*product=78|product=78.*days=90/);
  await expect(grid).toHaveAttribute('aria-colcount', '91');
});

test('sales-manager: holds free days from the calendar, and releases them', async ({
  page,
  signIn,
}) => {
  await signIn('sales-manager');
  await page.goto('/slot-availability?days=14');
  const grid = page.getByRole('grid');
  const free = grid.getByRole('gridcell', { name: /: Free$/ }).nth(9);
  const label = (await free.getAttribute('aria-label')) ?? '';
  const [place = ''] = label.split(':');
  await grid.getByRole('gridcell', { name: label, exact: true }).click();
  await page.getByRole('button', { name: 'Hold for 48 hours' }).click();
  await expect(page.getByText(/^Slot \d+ is on hold for 48 hours$/)).toBeVisible();
  const held = grid.getByRole('gridcell', { name: `${place}: Held` });
  await held.click();
  const card = page.getByRole('dialog', { name: /^Days in / });
  await expect(card.getByText(/^Held by .+ until /)).toBeVisible();
  await card.getByRole('link', { name: /^Open slot \d+$/ }).click();
  await expect(page.getByText('On hold').first()).toBeVisible();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Release the hold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release the hold' }).click();
  await expect(page.getByText('Place released')).toBeVisible();
  await expect(page.getByText('Draft').first()).toBeVisible();
});
