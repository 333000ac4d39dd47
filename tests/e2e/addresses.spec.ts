import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * What a list shows and what its controls say is what its address says: after Back and Forward, after a reload, and for whoever
 * is sent the address.
 */

const filter = (where: object, more: object = {}) =>
  `filter=${encodeURIComponent(JSON.stringify({ where, ...more }))}`;

/** Lists of each make: with tabs of the file, of thousands of rows, of rows that no table holds, of money. */
const lists = [
  {
    name: 'a catalogue with tabs',
    persona: 'lookup-admin',
    path: '/product-management',
    where: { active: { eq: true } },
    words: 'a',
  },
  {
    name: 'a list of thousands',
    persona: 'admin',
    path: '/cities',
    where: { monetizable: { eq: true } },
    words: 'pu',
  },
  {
    name: 'a list over several tables',
    persona: 'admin',
    path: '/my-accounts',
    where: { active: { eq: true } },
    words: 'ra',
  },
  {
    name: 'a list of money',
    persona: 'finance',
    // Of which no other journey adds a row meanwhile.
    path: '/incentive-payout',
    where: { incentive: { gt: 1 } },
    words: 'a',
  },
  {
    name: 'rows that are figures of somebody',
    persona: 'admin',
    path: '/agent-calls',
    where: { isConnected: { eq: true } },
    words: 'a',
  },
] as const;

const box = (page: Page) => page.getByRole('searchbox').first();
const rows = (page: Page) => page.locator('tbody tr[data-id]');
/** While rows of another choice are on their way, the ones before stand. */
const busy = (page: Page) => page.locator('.console-progress-line, [aria-busy=true]');

/** What a person reads of the controls; the address is compared with it. */
const controls = async (page: Page) => {
  await expect(busy(page)).toHaveCount(0);
  return page.evaluate(() => {
    const words = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(one => one.innerText.trim());
    return {
      searched: document.querySelector<HTMLInputElement>('input[type=search]')?.value,
      chips: words('main fieldset'),
      sorted: [...document.querySelectorAll('th[aria-sort]')].map(
        one => `${one.textContent} ${one.getAttribute('aria-sort')}`,
      ),
      tab: words('main nav a[aria-current]'),
      range: words(
        'main nav[aria-label="Pages"] [role=status], main nav[aria-label="Pages"] select',
      ),
      rows: [...document.querySelectorAll('tbody tr[data-id]')].map(one =>
        one.getAttribute('data-id'),
      ),
    };
  });
};
type Controls = Awaited<ReturnType<typeof controls>>;

const inAnotherBrowser = async (browser: Browser, page: Page, url: string, seen: Controls) => {
  const storageState = await page.context().storageState();
  const elsewhere = await browser.newContext({ storageState: { ...storageState, origins: [] } });
  const other = await elsewhere.newPage();
  await other.goto(url);
  await expect.poll(() => controls(other)).toEqual(seen);
  await elsewhere.close();
};

for (const { name, persona, path, where, words } of lists) {
  test(`${name}: every step says the same in address and controls`, async ({
    page,
    signIn,
    browser,
  }) => {
    test.slow();
    await signIn(persona);
    await page.goto(`${path}?${filter(where)}&page=1&perPage=5`);
    await expect(rows(page).first()).toBeVisible();
    // The words of a filter come with the part that draws their kind.
    await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
    const steps: { url: string; seen: Controls }[] = [];
    const note = async (what: string, until: RegExp) => {
      await expect(page, what).toHaveURL(until);
      await expect(rows(page).first(), what).toBeVisible();
      let before = '';
      const isSettled = async () => {
        const last = before;
        before = JSON.stringify(await controls(page));
        return before === last;
      };
      await expect.poll(isSettled, { message: what, intervals: [300] }).toBe(true);
      steps.push({ url: page.url(), seen: await controls(page) });
    };
    await note('opened', /perPage=5/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await note('the next page', /page=2/);
    await page.getByRole('columnheader').getByRole('button').first().click();
    await note('another order', /sort=/);
    await box(page).fill(words);
    await note('a search', new RegExp(`%22q%22%3A%22${words}%22`));
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await note('without the filter', /filter=(?!.*where)/);

    const last = steps.at(-1)!;
    await page.reload();
    await expect.poll(() => controls(page), 'after a reload').toEqual(last.seen);
    // The search has the focus, as after typing: what comes back comes into it all the same.
    await box(page).focus();
    for (const { url, seen } of steps.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect.poll(() => controls(page), `back at ${url}`).toEqual(seen);
    }
    for (const { url, seen } of steps.slice(1)) {
      await page.goForward();
      await expect(page).toHaveURL(url);
      await expect.poll(() => controls(page), `forward at ${url}`).toEqual(seen);
    }
    // A link wins over what this browser kept of the list.
    const first = steps[0]!;
    await page.goto(first.url);
    await expect.poll(() => controls(page), 'an earlier link').toEqual(first.seen);
    await inAnotherBrowser(browser, page, last.url, last.seen);
  });
}

test('the tabs of a list, from the address that names none', async ({ page, signIn }) => {
  await signIn('lookup-admin');
  await page.goto('/product-management');
  const current = page.locator('main nav a[aria-current]').first();
  await expect(rows(page).first()).toBeVisible();
  const opened = await current.innerText();
  await page
    .getByRole('link', { name: /^Inactive/ })
    .first()
    .click();
  await expect(current).toContainText('Inactive');
  await page.goBack();
  await expect(current).toHaveText(opened);
  await page.goForward();
  await expect(current).toContainText('Inactive');
  await page.reload();
  await expect(current).toContainText('Inactive');
});

test('the tab of a record, a list in it, and what is chosen there', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/user-management?filter=%7B%22q%22%3A%22a%22%7D');
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Sign-in' }).click();
  await expect(page).toHaveURL(/tab=/);
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText(/Sign-in/);
  await page.reload();
  await expect(chosen).toHaveText(/Sign-in/);
  await page.goBack();
  await expect(box(page)).toHaveValue('a');
  await page.goForward();
  await expect(chosen).toHaveText(/Sign-in/);
});

test('the live view is sent to somebody as it is narrowed', async ({ page, signIn }) => {
  await signIn('owner-manager');
  await page.goto('/live-view');
  const offline = page.getByRole('button', { name: /offline/i, pressed: false });
  await offline.click();
  await expect(page).toHaveURL(/group=offline/);
  await box(page).fill('a');
  await expect(page).toHaveURL(/find=a/);
  await page.reload();
  await expect(box(page)).toHaveValue('a');
  await expect(page.getByRole('button', { name: /offline/i, pressed: true })).toBeVisible();
});
