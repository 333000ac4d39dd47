import { expect, test } from './support/test.ts';

test('owner-agent: online, pull, call, interested with follow-up, by keyboard, to the next case', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('owner-agent');
  await page.goto('/calling');
  await expect(page.getByRole('heading', { level: 1, name: 'Calling desk' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Go online' })
    .or(page.getByText('Online', { exact: true }))
    .first()
    .waitFor();
  const online = page.getByRole('button', { name: 'Go online' });
  if (await online.isVisible()) await online.click();
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();

  const callsToday = async () => {
    const told = await page.getByText(/^Today: \d+ called/).innerText();
    return Number(/\d+/.exec(told)?.[0]);
  };
  const before = await callsToday();

  await page.keyboard.press('n');
  const lead = page.getByRole('region', { name: 'People' });
  await expect(lead).toBeVisible();
  // A number that is answered: its last digit says so.
  for (let tries = 0; tries < 15; tries += 1) {
    const number = await lead.getByRole('listitem').first().innerText();
    if (/[5-8](?:\D*)$/.test(number.replace('Verified', '').trim())) break;
    await page.getByRole('button', { name: 'Return to queue' }).click();
    await expect(lead).toBeHidden();
    await page.keyboard.press('n');
    await expect(lead).toBeVisible();
  }
  await page.keyboard.press('c');
  // The history tells of connected calls as well.
  await expect(page.getByRole('status').getByText('Connected', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('Wants the link by evening');
  await expect
    .poll(async () => {
      const desk = await page.request.get('/console/v1/calling');
      return JSON.stringify(await desk.json());
    })
    .toContain('Wants the link by evening');

  // The browser goes away in the middle of the call; the bar and the desk are there again.
  await page.goto('/home');
  const bar = page.getByRole('status').filter({ hasText: 'Open desk' });
  await expect(bar).toContainText('Connected');
  await bar.getByRole('link', { name: 'Open desk' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(
    'Wants the link by evening',
  );
  // Escape leaves the note: letters and digits are keys again.
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Note' })).not.toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  // Enter presses the button that has the focus; nothing is recorded by it.
  await page.getByRole('button', { name: 'Add 30 s' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add 30 s' })).toBeDisabled();
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^2 Details asked/ })).toBeChecked();
  await page.getByRole('radio', { name: /^2 Details asked/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /^1 Interested/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^1 Interested/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Dispose and next' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await expect.poll(callsToday).toBe(before + 1);
});

test('tenant-agent: says which digit does what; is told why a case is gone, and what there is when nobody waits', async ({
  page,
  signIn,
}) => {
  await signIn('tenant-agent');
  // The desk of someone whose case was given to a colleague, and for whom nobody waits.
  await page.route('**/console/v1/calling', async route => {
    const answer = await route.fetch();
    const desk = (await answer.json()) as object;
    const lately = { kind: 'reassigned', at: '2026-01-01T00:00:00Z', accountName: 'Asha Traders' };
    await route.fulfill({ json: { ...desk, isOnline: true, lately, lease: null, lead: null } });
  });
  await page.route('**/console/v1/calling/pull', async route => {
    const desk = (await (await page.request.get('/console/v1/calling')).json()) as object;
    const none = { isOnline: true, isQueueEmpty: true, lately: null, lease: null, lead: null };
    await route.fulfill({ json: { ...desk, ...none } });
  });
  await page.goto('/calling');
  await expect(page.getByText('The case of Asha Traders is no longer yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Which digit does what' }).click();
  await expect(page.getByText('Rings for 20 seconds; nobody answers')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the digits' }).click();
  await expect(page.getByText('Rings for 20 seconds; nobody answers')).toBeHidden();
  await page.keyboard.press('n');
  const main = page.getByRole('main');
  await expect(main.getByText('No opportunity available to pull')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Manual dialing' })).toBeVisible();
});

test('owner-agent: a note that could not be kept says so, and is kept when the server is there again', async ({
  page,
  signIn,
  complaints,
}) => {
  test.slow();
  await signIn('owner-agent');
  await page.goto('/calling');
  const now = new Date().toISOString();
  const call = {
    id: 1,
    state: 'connected',
    opportunityId: null,
    contactName: 'Asha',
    custNumber: 'XX12345678',
    startedAt: now,
    connectedAt: now,
    endedAt: null,
    outcomeId: null,
    endKind: null,
    wrapUpUntil: null,
    isExtended: false,
    heardBy: [],
    draft: {},
    version: 1,
  };
  await page.route('**/console/v1/calling', async route => {
    const desk = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...desk, isOnline: true, call, lease: null, lead: null } });
  });
  let isThere = false;
  const kept: string[] = [];
  await page.route('**/console/v1/calls/1/draft', route => {
    if (!isThere) return route.abort('connectionfailed');
    kept.push(route.request().postData() ?? '');
    return route.fulfill({ json: { status: 'kept' } });
  });
  await page.reload();
  await page.getByRole('textbox', { name: 'Note' }).fill('Not to be lost');
  await expect(page.getByText('Not saved yet: the server cannot be reached.')).toBeVisible();
  isThere = true;
  await expect(page.getByText('Not saved yet: the server cannot be reached.')).toBeHidden();
  expect(kept.at(-1)).toContain('Not to be lost');
  // Requests that reached nobody are told in the console.
  complaints.length = 0;
});

test('broker-agent: a number of nobody leads to the search', async ({ page, signIn }) => {
  await signIn('broker-agent');
  await page.goto('/manual-dialing');
  await page.getByRole('button', { name: 'Find and call' }).click();
  await expect(page.getByText('Phone number must have 10 digits')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+91 60000 00000');
  await page.getByRole('button', { name: 'Find and call' }).click();
  await expect(page).toHaveURL(/\/opportunity-search\?search=6000000000$/);
});
