import { barriers } from '#tests/support/server/barriers.ts';
import { expect, test } from './support/test.ts';

// In the evening of the 23rd in Europe it is the 24th in India.
const evening = '2026-11-23T20:00:00Z';

test.use({ timezoneId: 'America/Los_Angeles' });

test.describe('a date', () => {
  test.beforeEach(async ({ signIn, page }) => {
    await signIn('lookup-admin');
    await page.clock.setFixedTime(evening);
    await page.goto('/package-pricing/create');
  });

  test('is typed in a hurry and read as a day in India', async ({ page }) => {
    const first = page.getByLabel('First day', { exact: true });
    for (const [typed, day] of [
      ['today', '24/11/2026'],
      ['tomorrow', '25/11/2026'],
      ['+7', '1/12/2026'],
      ['12/3', '12/3/2027'],
      ['5/12/2026', '5/12/2026'],
    ] as const) {
      await first.fill(typed);
      await first.blur();
      await expect(first).toHaveValue(day);
    }
  });

  test('is chosen from a calendar by keys, beginning with the day in India', async ({ page }) => {
    const first = page.getByLabel('First day', { exact: true });
    const open = page.getByRole('button', { name: 'Open the calendar' }).first();
    await open.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('gridcell', { name: '24' })).toBeFocused();
    await expect(calendar.getByRole('gridcell', { name: '24' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(await barriers(page, { isStrict: true })).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(first).toHaveValue('2/12/2026');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar.getByRole('gridcell', { name: '2', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(first).toHaveValue('2/12/2026');
  });
});
