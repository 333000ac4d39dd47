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
    await page.getByRole('button', { name: 'Give back' }).click();
    await expect(lead).toBeHidden();
    await page.keyboard.press('n');
    await expect(lead).toBeVisible();
  }
  await page.keyboard.press('c');
  await expect(page.getByText('Connected', { exact: true }).last()).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants the link by evening');
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
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('e');
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();
  await page.getByRole('button', { name: 'Add 30 s' }).click();
  await expect(page.getByRole('button', { name: 'Add 30 s' })).toBeDisabled();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: /^1 Interested/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await expect.poll(callsToday).toBe(before + 1);
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
