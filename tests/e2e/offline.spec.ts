import { callAs, expect, test } from './support/test.ts';

const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** What the browser logs of each request that finds no connection. */
const forgiveLostConnection = (complaints: string[]): void => {
  const rest = complaints.filter(line => !line.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...rest);
};

test('a change made without a connection is kept, and saved once when it is back', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn('content');
  const faq = { question: unique('What if the line drops'), answer: 'Wait', category: 'console' };
  const { id } = await callAs(page, 'post', '/console/v1/records/faqs', faq);
  await page.goto(`/faqs/${id}`);
  await page.getByRole('textbox', { name: 'Answer' }).fill('Nothing is lost');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/What you typed is kept here/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Nothing is lost');

  await page.getByRole('textbox', { name: 'Answer' }).fill('Nothing at all is lost');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/What you typed is kept here/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  const stored = await page.request.get(`/console/v1/records/faqs/${id}`);
  expect(await stored.json()).toMatchObject({ version: 2, answer: 'Nothing at all is lost' });
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Nothing at all is lost');
  forgiveLostConnection(complaints);
});

test('what is typed while a save takes its time stays, and is saved next', async ({
  page,
  signIn,
}) => {
  await signIn('content');
  const faq = { question: unique('What if saving is slow'), answer: 'Wait', category: 'console' };
  const { id } = await callAs(page, 'post', '/console/v1/records/faqs', faq);
  const address = `/console/v1/records/faqs/${id}`;
  await page.goto(`/faqs/${id}`);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('Type');
  let open = () => {};
  const gate = new Promise<void>(done => (open = done));
  await page.route(
    `**${address}`,
    async route => {
      await gate;
      await route.continue();
    },
    { times: 1 },
  );
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await page.keyboard.press('Control+s');
  await sent;
  await answer.press('End');
  await page.keyboard.type(' on');
  const saved = page.waitForResponse(response => response.request().method() === 'PUT');
  open();
  await saved;
  await page.keyboard.type(' and on');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(answer).toHaveValue('Type on and on');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  const stored = await page.request.get(address);
  expect(await stored.json()).toMatchObject({ version: 3, answer: 'Type on and on' });
});

test('a list that cannot be fetched says so, and comes when the connection is back', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn('content');
  await page.goto('/faqs');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('a');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search FAQs' })).toHaveValue('a');
  forgiveLostConnection(complaints);
});

test('a page that was never opened comes by itself when the connection is back', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn('content');
  await page.goto('/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  complaints.length = 0;
});

test('a script that is cut off on its way is fetched again, once for all who share it', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  await page.goto('/manage-packages');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Words of an area are one script with others, of which each takes its own.
  await page.route('**/assets/texts-*.js', route => route.abort(), { times: 1 });
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/assets/texts-')) asked.push(request.url());
  });
  for (const name of ['Slot availability', 'Manage packages', 'Slot availability']) {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.fill(name);
    await page.getByRole('option', { name }).first().click();
    await expect(search).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const [first = ''] = asked;
  expect(asked.filter(address => address.startsWith(first))).toEqual([
    first,
    expect.stringMatching(/\?again=\d+$/),
  ]);
  await expect
    .poll(() => complaints.splice(0))
    .toEqual([expect.stringContaining('Failed to load resource')]);
});
