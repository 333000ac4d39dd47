import type { Browser, Page } from '@playwright/test';
import { expect, expectNoComplaints, hearComplaints, signInAs } from './support/test.ts';
import { test } from './support/telephonyConsole.ts';

/** Closes the browser without a word, and opens another that is signed in as the same person. */
const reopen = async (browser: Browser, baseURL: string, before: Page | undefined) => {
  const storageState = await before?.context().storageState();
  await before?.context().close();
  const context = await browser.newContext({ baseURL, ...(storageState && { storageState }) });
  const complaints = await hearComplaints(context);
  const page = await context.newPage();
  if (!storageState) await signInAs(page.request, 'owner-agent');
  await page.goto('/calling');
  await expect(page.getByRole('heading', { level: 1, name: 'Calling desk' })).toBeVisible();
  return { page, complaints };
};

const secondsOf = async (page: Page): Promise<number> => {
  const [minutes, seconds] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
};

test('in each of the seven states of calling a closed browser loses nothing: screen, timer, words', async ({
  browser,
  baseURL,
  telephony,
}) => {
  test.slow();
  let { page, complaints } = await reopen(browser, baseURL ?? '', undefined);
  const close = async () => {
    expectNoComplaints(complaints);
    ({ page, complaints } = await reopen(browser, baseURL ?? '', page));
  };

  // Idle: online with nobody at hand.
  const online = page.getByRole('button', { name: 'Go online' });
  await online.or(page.getByRole('button', { name: 'Go offline' })).waitFor();
  if (await online.isVisible()) await online.click();
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();
  await close();
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeVisible();
  await expect(page.getByText('It is yours until you have called')).toBeVisible();

  // Preview: the case stays one's own.
  await page.keyboard.press('n');
  await expect(page.getByText('Ready to call')).toBeVisible();
  const client = await page.locator('.lead').getByRole('heading', { level: 2 }).first().innerText();
  await close();
  await expect(page.getByText('Ready to call')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: client })).toBeVisible();

  const note = () => page.getByRole('textbox', { name: 'Note' });
  let words = '';
  /** Says more and waits until the server has it. */
  const type = async (more: string) => {
    words = `${words} ${more}`.trim();
    await note().fill(words);
    await expect
      .poll(async () => (await page.request.get('/console/v1/calling')).text())
      .toContain(words);
  };
  const expectBack = async (state: string) => {
    await expect(page.getByRole('status').getByText(state, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: client })).toBeVisible();
    await expect(note()).toHaveValue(words);
  };

  let running = 0;
  const expectRunningOn = async () => {
    const seconds = await secondsOf(page);
    expect(seconds).toBeGreaterThanOrEqual(running);
    running = seconds;
  };

  await page.keyboard.press('c');
  await expect(page.getByText('Dialling', { exact: true })).toBeVisible();
  await type('Dialled.');
  running = await secondsOf(page);
  await close();
  await expectBack('Dialling');
  await expectRunningOn();

  await telephony.tell('ringing');
  await expectBack('Ringing');
  await type('It rings.');
  running = await secondsOf(page);
  await close();
  await expectBack('Ringing');
  await expectRunningOn();

  await telephony.tell('answered');
  await expectBack('Connected');
  await type('She wants the link.');
  running = await secondsOf(page);
  await close();
  await expectBack('Connected');
  await expectRunningOn();

  await telephony.tell('held');
  await expectBack('On hold');
  await type('She looks for a pen.');
  running = await secondsOf(page);
  await close();
  await expectBack('On hold');
  await expectRunningOn();

  await telephony.tell('hung-up');
  await expectBack('Call ended, wrap up');
  await type('Call again.');
  await page.getByRole('radio', { name: /^1 Interested/ }).check();
  const left = await secondsOf(page);
  await close();
  await expectBack('Call ended, wrap up');
  await expect(page.getByRole('radio', { name: /^1 Interested/ })).toBeChecked();
  expect(await secondsOf(page)).toBeLessThanOrEqual(left);
  expect(await secondsOf(page)).toBeGreaterThan(0);

  await note().press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: client })).toBeHidden();
  await expect(page.getByText('Today: 1 called, 1 connected', { exact: false })).toBeVisible();
  expectNoComplaints(complaints);
  await page.context().close();
});
