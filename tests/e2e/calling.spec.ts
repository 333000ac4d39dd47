import { answeringFirst } from './support/answeringFirst.ts';
import { expect, read, test } from './support/test.ts';

test('owner-agent: online, pull, call, interested with follow-up, by keyboard, to the next case', async ({
  page,
  signInAtDesk,
}) => {
  test.slow();
  await signInAtDesk('owner-agent');
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

  const answering = await answeringFirst(page, 'owner');
  await page.reload();
  await expect(
    page
      .getByRole('region', { name: /^My queue/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('1');
  await page.keyboard.press('n');
  const lead = page.getByRole('region', { name: 'People' });
  await expect(lead).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open opportunity' })).toHaveAttribute(
    'href',
    `/opportunity/${answering}`,
  );
  await expect(page.getByRole('region', { name: /^Comments/ })).toContainText('To be called first');
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
  // At the height of a small laptop the detail, the time and the note are in sight, whatever is chosen.
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const part of [
    page.getByRole('radiogroup', { name: 'Detail' }),
    page.getByRole('radiogroup', { name: 'Follow up on' }),
    page.getByRole('textbox', { name: 'Note' }),
    page.getByRole('button', { name: 'Dispose and next' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await expect.poll(callsToday).toBe(before + 1);
});

test('owner-agent: an outcome that ends the case says so, is undone by one key, and the case stays open', async ({
  page,
  signInAtDesk,
}) => {
  test.slow();
  await signInAtDesk('owner-agent');
  await page.goto('/calling');
  const online = page.getByRole('button', { name: 'Go online' });
  await online
    .or(page.getByRole('button', { name: 'Go offline' }))
    .first()
    .waitFor();
  if (await online.isVisible()) await online.click();
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();
  await answeringFirst(page, 'owner');
  await page.reload();
  await expect(
    page
      .getByRole('region', { name: /^My queue/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('1');
  // Four keys a case: next, call, outcome, record; here with a hang-up between, as nobody waits for the client.
  await page.keyboard.press('n');
  await expect(page.getByText('Ready to call')).toBeVisible();
  const opened = await page.getByRole('link', { name: 'Open opportunity' }).getAttribute('href');
  const answering = opened?.split('/').at(-1);
  await page.keyboard.press('c');
  await expect(page.getByRole('status').getByText('Connected', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.keyboard.press('e');
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  const over = page.getByRole('group', { name: 'Over: ends the case' });
  await expect(over.getByRole('radio', { name: /Not interested → Lost/ })).toBeVisible();
  // A case of a renewal has an outcome more, so the key is the one that is written there.
  const keyOf = async (outcome: RegExp) =>
    (await page.getByRole('radio', { name: outcome }).innerText()).trim().charAt(0);
  await page.keyboard.press(await keyOf(/Not interested → Lost/));
  await expect(over.getByRole('radio', { name: /Not interested/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/“Not interested” ends the case of .*: it becomes Lost\./),
  ).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  await expect(over.getByRole('radio', { name: /Not interested/ })).toBeChecked();
  await page.keyboard.press(await keyOf(/Call back →/));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Call ended, wrap up')).toBeHidden();
  await expect
    .poll(() => read<object>(page, `/mystique/v1/soc/${answering}`))
    .toMatchObject({ lastReasonName: 'Call back', isEditable: true });
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Requests that reached nobody are told in the console.
  complaints.length = 0;
});

test('broker-agent: a number of nobody leads to the search, which says so and offers an account with it', async ({
  page,
  signIn,
}) => {
  await signIn('broker-agent');
  await page.goto('/manual-dialing');
  await page.getByRole('button', { name: 'Find and call' }).click();
  await expect(page.getByText('Phone number must have 10 digits')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+91 60000 00000');
  await page.getByRole('button', { name: 'Find and call' }).click();
  await expect(page).toHaveURL(/\/opportunity-search\?.*6000000000/);
  await expect(page.getByText('Nobody has 6000000000.')).toBeVisible();
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /search/i }))
      .first(),
  ).toHaveValue('6000000000');
  await page.getByRole('link', { name: 'New account' }).click();
  await expect(page.getByLabel('Mobile')).toHaveValue(/60000 ?00000/);
});

test('tenant-agent: a client calls while another page is open, the card is there, one key takes the call', async ({
  page,
  signInAtDesk,
}) => {
  test.slow();
  await signInAtDesk('tenant-agent');
  await page.goto('/calling');
  await page.getByRole('button', { name: 'Which digit does what' }).click();
  await page.getByLabel('Let your line ring from').fill('6000000004');
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Incoming call' });
  await expect(card).toContainText('A number that nobody has');
  await expect(card).toContainText('6000000004');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/calling$/);
  await expect(page.getByRole('status').getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'New account' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  await page.keyboard.press('8');
  await expect(page.getByRole('radio', { name: /^8 / })).toBeChecked();
  await page.getByRole('button', { name: 'Dispose', exact: true }).click();
  await expect(page.getByText('Call ended, wrap up')).toBeHidden();
});
