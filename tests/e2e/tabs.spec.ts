import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { callAs, expect, forgiveRefusals, read, signInAs, test } from './support/test.ts';

/* Two tabs of one browser and the people who sit at it, one after the other. What a tab shows is never another person's. */

test.slow();

const unique = () => `News ${Math.random().toString(36).slice(2, 8)}`;
const form = '/announcements/create';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const email = (page: Page) => page.getByLabel('Work e-mail');

const signOut = async (page: Page) => {
  await page.bringToFront();
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
};

const signInOn = async (page: Page, address: string, password = demoPassword) => {
  await page.bringToFront();
  await email(page).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A tab in which somebody is writing, and another one at home. */
const twoTabs = async (context: BrowserContext, words: string) => {
  const [writing, other] = [await context.newPage(), await context.newPage()];
  await writing.goto(form);
  await title(writing).fill(words);
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return { writing, other };
};

const stored = async (page: Page, words: string): Promise<number> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: words }) });
  const found = await read<object[]>(page, `/console/v1/records/announcements?${query}`);
  return found.length;
};

test('a sign-out in one tab clears the other, and what was typed waits for that person alone', async ({
  page,
  context,
  complaints,
}) => {
  const words = unique();
  await signInAs(page.request, 'admin');
  const { writing, other } = await twoTabs(context, words);
  const sent: string[] = [];
  writing.on('request', request => request.method() === 'POST' && sent.push(request.url()));
  await signOut(other);
  await expect(email(other)).toBeVisible();
  await expect(email(writing)).toBeVisible({ timeout: 1_000 });
  await expect(writing.getByText('You signed out in another tab.')).toContainText(
    'What was typed here is kept for Aditi Krishnamurthy.',
  );

  await signInOn(other, 'content@example.com');
  await expect(other).toHaveURL(/\/home/);
  await expect(writing).toHaveURL(/\/home/);
  const news = writing.getByText('Zoya Siddiqui is signed in in this browser now.');
  await expect(news).toBeVisible();
  await expect(writing.getByText('kept for Aditi Krishnamurthy.')).toBeVisible();
  await writing.goto(form);
  await expect(title(writing)).toHaveValue('');

  await signOut(other);
  await signInOn(other, 'admin@example.com');
  await expect(writing).toHaveURL(/\/home/);
  await writing.goto(form);
  await expect(title(writing)).toHaveValue(words);
  expect(sent.filter(url => url.includes('announcements'))).toEqual([]);
  forgiveRefusals(complaints, 401, 403);
});

test('a form is never saved in the name of whoever signed in since', async ({
  page,
  context,
  complaints,
}) => {
  const words = unique();
  await signInAs(page.request, 'admin');
  const { writing } = await twoTabs(context, words);
  await writing.getByRole('textbox', { name: 'Text' }).fill('For everybody');
  // No tab tells: the browser has the session of another person, and the page still holds the token of the first one's.
  await writing.route('**/*', async route => {
    const request = route.request();
    const isRead = request.method() === 'GET' && /fetch|eventsource/.test(request.resourceType());
    // Who is signed in can be asked; nothing that the page reads tells it before.
    await (isRead && !request.url().includes('/user/details') ? route.abort() : route.continue());
  });
  await signInAs(page.request, 'content');
  const refused = writing.waitForResponse(
    response => response.request().method() === 'POST' && response.status() === 403,
  );
  await writing.bringToFront();
  await writing.getByRole('button', { name: 'Create announcement' }).click();
  const { message } = (await (await refused).json()) as { message: string };
  await writing.unrouteAll();
  expect(message).toBe(
    'Your session changed in another tab. Reload the page; what you typed is kept.',
  );
  await expect(writing).toHaveURL(/\/home/);
  await expect(writing.getByText('Zoya Siddiqui is signed in in this browser now.')).toBeVisible();
  await expect(writing.getByText(/csrf/i)).toHaveCount(0);
  await signInAs(page.request, 'admin');
  expect(await stored(page, words)).toBe(0);
  await writing.goto(form);
  await expect(title(writing)).toHaveValue(words);
  complaints.length = 0;
});

test('a session that ends is over in both tabs, and both go on after one sign-in', async ({
  page,
  context,
  complaints,
}) => {
  const words = unique();
  await signInAs(page.request, 'admin');
  const { writing, other } = await twoTabs(context, words);
  // Home reads its numbers again at any time: what it asks waits, so that the click is what meets the end of the session.
  let release: () => void = () => undefined;
  const clicked = new Promise<void>(resolve => (release = resolve));
  await other.route('**/*', async route => {
    await clicked;
    await route.continue();
  });
  await context.clearCookies();
  await other.bringToFront();
  await other.getByRole('link', { name: 'Announcements' }).first().click();
  release();
  await expect(other.getByText('Your session has ended, please reconnect.')).toBeVisible();
  await expect(writing.getByText('Your session has ended, please reconnect.')).toBeVisible();
  await signInOn(other, 'admin@example.com');
  await expect(other).toHaveURL(/\/announcements/);
  await expect(writing).toHaveURL(new RegExp(`${form}$`));
  await writing.bringToFront();
  await expect(title(writing)).toHaveValue(words);
  await writing.getByRole('textbox', { name: 'Text' }).fill('For everybody');
  await writing.getByRole('button', { name: 'Create announcement' }).click();
  await expect(writing).toHaveURL(/\/announcements\/\d+/);
  expect(await stored(page, words)).toBe(1);
  forgiveRefusals(complaints, 401);
});

test('other roles reach both tabs: both ask to sign in, and offer what is allowed then', async ({
  page,
  browser,
  complaints,
}) => {
  await signInAs(page.request, 'admin');
  const address = `tabs-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const password = 'a-long-enough-one';
  const people = '/madrox/data/v1/entity';
  const colleague = await read<{ results: { id: number }[] }>(
    page,
    `${people}/company-users?search=aditi`,
  );
  const made = await callAs(page, 'post', `${people}/company-users`, {
    name: 'Tara Menon',
    email: address,
    userRoles: ['content'],
    parentId: colleague.results[0]?.id,
    designationId: 1,
  });
  const { link } = await read<{ link: string }>(page, `/console/v1/users/${made.id}/sign-in-mail`);
  const token = new URL(link).hash.replace('#reset=', '');
  await page.request.post('/console/v1/password', { data: { token, password } });

  const theirs = await browser.newContext();
  const first = await theirs.newPage();
  await first.goto(form);
  await signInOn(first, address, password);
  await expect(title(first)).toBeVisible();
  const second = await theirs.newPage();
  await second.goto('/announcements');
  const offered = second.getByRole('link', { name: 'New announcement' }).first();
  await expect(offered).toBeVisible();
  await title(first).fill('For everybody');

  const { version } = await read<{ version: number }>(page, `${people}/company-users/${made.id}`);
  await callAs(page, 'put', `${people}/user-role/${made.id}`, { userRoles: ['finance'], version });
  for (const tab of [first, second]) await expect(email(tab)).toBeVisible();
  await signInOn(first, address, password);
  await expect(second).toHaveURL(/\/announcements$/);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expect(title(first)).toHaveCount(0);
  await theirs.close();
  forgiveRefusals(complaints, 401, 403);
});
