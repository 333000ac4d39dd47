import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A screen is in a file without a name (scripts/vite/chunksPlugin.ts). */
const screenFile = /^[\w-]{8}\.js$/;

/** The parts of the script that several pages share (scripts/vite/chunksPlugin.ts), and what belongs to one screen. */
const isPart = (file: string): boolean =>
  /^(console|shell|rows|list|acts|records|sections|fields|forms|overlays)-/.test(file) ||
  /\.schema\.json-/.test(file);

const fileOf = (address: string): string => address.split('/').at(-1) ?? '';

/** The scripts and calls that a page asks for, from now on. */
const listen = (page: Page) => {
  const scripts: string[] = [];
  const calls: string[] = [];
  const coming = new Set<string>();
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch') calls.push(pathname + search);
    if (request.resourceType() !== 'script') return;
    scripts.push(fileOf(pathname));
    coming.add(pathname);
  });
  const ended = (request: Request) => void coming.delete(new URL(request.url()).pathname);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  /** Waits until a script of that name, and all that came beside it, are there. */
  const untilThere = async (name: string | RegExp): Promise<void> => {
    const isNamed = (file: string) =>
      typeof name === 'string' ? file.startsWith(name) : name.test(file);
    await expect.poll(() => scripts.some(isNamed) && coming.size === 0).toBe(true);
  };
  return { scripts, calls, untilThere };
};

const decoded = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const firstAt = async (page: Page, list: string): Promise<string> => {
  await page.goto(list);
  const link = page.locator('tbody tr[data-id] a').first();
  return (await link.getAttribute('href')) ?? '';
};

const pages: readonly [string, string, string, (page: Page) => Promise<string>, string][] = [
  ['a list', 'admin', '', async () => '/manage-packages', 'tbody tr[data-id]'],
  ['a record', 'admin', '', page => firstAt(page, '/manage-packages'), 'form input'],
  [
    'a record of many lists',
    'owner-agent',
    'reads its first list beside the record',
    page => firstAt(page, '/my-opportunities'),
    'main tr[data-id]',
  ],
  ['a new record', 'admin', '', async () => '/manage-packages/create', 'form input'],
  [
    'a page by hand',
    'admin',
    '',
    async () => '/slot-availability',
    'main table, main [role="grid"]',
  ],
];

for (const [what, persona, also, addressOf, sight] of pages)
  test(`the server names all that ${what} is drawn with${also && `, which ${also}`}`, async ({
    page,
    signIn,
  }) => {
    await signIn(persona);
    const address = await addressOf(page);
    const { scripts, calls } = listen(page);
    const answer = await page.goto(address);
    const html = (await answer?.text()) ?? '';
    await expect(page.locator(sight).first()).toBeVisible();
    expect(scripts.filter(file => isPart(file) && !html.includes(file))).toEqual([]);

    const [, told = '{}'] = /name="console-ahead" content="([^"]*)"/.exec(html) ?? [];
    const { reads } = JSON.parse(decoded(told)) as { reads: string[] };
    expect(reads.length).toBeGreaterThanOrEqual(also ? 2 : 0);
    // What was asked ahead is what the page asks: nothing is asked a second time.
    for (const read of reads) expect(calls.filter(call => call === read)).toEqual([read]);
  });

test('a row that is pointed at opens without fetching another part', async ({ page, signIn }) => {
  await signIn('owner-agent');
  await page.goto('/my-opportunities');
  const link = page.locator('tbody tr[data-id] a').first();
  const { scripts, untilThere } = listen(page);
  await link.hover();
  await untilThere('sections-');
  await untilThere(screenFile);
  const before = scripts.length;
  await link.click();
  await expect(page.locator('main tr[data-id]').first()).toBeVisible();
  await expect(page).toHaveURL(/opportunity\/\d+/);
  const brought = (file: string) => isPart(file) || screenFile.test(file);
  expect(scripts.slice(before).filter(brought)).toEqual([]);
});

/** What leads to a page: how it is pointed at, what is brought then, and how it is opened. */
const leads: readonly [string, string, (page: Page) => Promise<void>, string, string, string][] = [
  [
    'the button of a new record',
    '/manage-packages',
    page => page.locator('main a[href="/manage-packages/create"]').hover(),
    'package.schema.json-',
    'main a[href="/manage-packages/create"]',
    'form input',
  ],
  [
    'an entry of the menu',
    '/manage-packages/15',
    page => page.locator('nav a[data-menu-entry][href="/manage-packages"]').hover(),
    'list-',
    'nav a[data-menu-entry][href="/manage-packages"]',
    'tbody tr[data-id]',
  ],
  [
    'a page that is chosen in the palette',
    '/manage-packages',
    async page => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('slot availability');
    },
    'SlotAvailabilityPage-',
    '[role=option][aria-selected=true]',
    'main [role=rowheader]',
  ],
];

for (const [what, from, point, brought, opened, sight] of leads)
  test(`${what} opens its page without fetching another part`, async ({ page, signIn }) => {
    await signIn('admin');
    const { scripts, untilThere } = listen(page);
    await page.goto(from);
    await untilThere('doors-');
    await point(page);
    await untilThere(brought);
    const before = scripts.length;
    await page.locator(opened).first().click();
    await expect(page.locator(sight).first()).toBeVisible();
    expect(scripts.slice(before).filter(isPart)).toEqual([]);
  });

test('a list brings nothing large ahead, and weighs little altogether', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { scripts, untilThere } = listen(page);
  await page.goto('/manage-packages');
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
  // What every page has comes last.
  await untilThere('doors-');
  expect(scripts.filter(file => /^(overlays|fields|forms|records)-/.test(file))).toEqual([]);
  const bytes = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(bytes).toBeLessThanOrEqual(400_000);
});
