import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordScreen } from '#contract/model/types.ts';
import { settled } from './checkPage.ts';

/** Rows of the list without its head; they have a link to their record. */
export const rowsOf = (page: Page): Locator =>
  page.locator('tbody tr').filter({ has: page.locator('a, td') });

/** Addresses that a row of the list leads to: of its record, or what its `opens` names. */
export const rowAddress = ({ route, recordsAt, recordsAtBy, list }: RecordScreen): RegExp =>
  list.opens === null
    ? new RegExp(`(${[recordsAt, ...Object.values(recordsAtBy?.at ?? {})].join('|')})/[^/]+$`)
    : new RegExp(`^(?!.*${route}$)`);

/** Opens the list and waits for rows, or for the words that there are none. True when there are rows. */
export const openList = async (page: Page, { route }: RecordScreen): Promise<boolean> => {
  await page.goto(route);
  await settled(page);
  const first = rowsOf(page).first().getByRole('link').first();
  const nothing = page.getByText(/^No .+ yet$/);
  await expect(first.or(nothing)).toBeVisible();
  return first.isVisible();
};

/** Sorts by every head that sorts, both ways. */
export const sortList = async (page: Page): Promise<void> => {
  const head = page
    .getByRole('columnheader')
    .filter({ has: page.locator('button.sort') })
    .first();
  for (const order of ['ascending', 'descending']) {
    const isThere = (await head.getAttribute('aria-sort')) === order;
    if (!isThere) await head.locator('button.sort').click();
    await expect(head).toHaveAttribute('aria-sort', /ascending|descending/);
  }
  await expect(rowsOf(page).first()).toBeVisible();
};

/** Looks for what nothing is called, and comes back. */
export const searchList = async (page: Page): Promise<void> => {
  const box = page.getByRole('searchbox', { name: /^Search / });
  await box.fill('zzqqxx');
  await expect(page.getByText(/^No .+ match$/)).toBeVisible();
  await box.fill('');
  await expect(rowsOf(page).first()).toBeVisible();
};

/** Goes to an address as Back and Forward do: the console is not started again. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Asks for the rows that have no value, for each field that the list is filtered by. */
export const filterList = async (page: Page, { route, list }: RecordScreen): Promise<void> => {
  for (const field of list.filters) {
    const filter = encodeURIComponent(JSON.stringify({ where: { [field]: { empty: true } } }));
    const answered = page.waitForResponse(
      response => decodeURIComponent(response.url()).includes(field) && response.status() === 200,
    );
    await goWithin(page, `${route}?filter=${filter}`);
    await answered;
    await settled(page);
    await expect(
      rowsOf(page)
        .first()
        .or(page.getByText(/^No .+ match$/)),
    ).toBeVisible();
  }
};

/** Opens the choice of columns and closes it again; goes on a page where there is one. */
export const turnList = async (page: Page, { route }: RecordScreen): Promise<void> => {
  await page.goto(route);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.locator('.MuiPopover-root');
  await expect(chooser.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Next page' });
  if (await next.isEnabled()) {
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rowsOf(page).first()).toBeVisible();
  }
};
