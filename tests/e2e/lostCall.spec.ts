import { autoCallStatusAfter } from '#contract/domain/calling/callConstants.ts';
import { answeringFirst } from './support/answeringFirst.ts';
import { test } from './support/laterConsole.ts';
import { expect, read, signInAs } from './support/test.ts';

test('owner-agent: a call whose end never comes gets its status after 7 minutes, and no sooner', async ({
  page,
  browser,
  baseURL,
  later,
}) => {
  test.slow();
  await signInAs(page.request, 'owner-agent');
  await page.goto('/calling');
  const online = page.getByRole('button', { name: 'Go online' });
  const offline = page.getByRole('button', { name: 'Go offline' });
  await online.or(offline).waitFor();
  if (await online.isVisible()) await online.click();
  await expect(offline).toBeVisible();
  // Which digit loses the end stands where the others do.
  await page.getByRole('button', { name: 'Which digit does what' }).click();
  await expect(page.getByText(/Answered; then the telephony falls silent/)).toBeVisible();
  const opportunity = await answeringFirst(page, 'owner', 1, '8');
  await page.reload();
  await expect(
    page
      .getByRole('region', { name: /^My queue/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('1');
  const caseOf = async () => {
    const { lastReasonName, statusId, caseStatusName } = await read<Record<string, unknown>>(
      page,
      `/mystique/v1/soc/${opportunity}`,
    );
    return { lastReasonName, statusId, caseStatusName };
  };
  const before = await caseOf();
  await page.keyboard.press('n');
  await expect(page.getByText('Ready to call')).toBeVisible();
  const client = await page.locator('.lead').getByRole('heading', { level: 2 }).first().innerText();
  await page.keyboard.press('c');
  const connected = page.getByRole('status').getByText('Connected', { exact: true });
  await expect(connected).toBeVisible({ timeout: 15_000 });
  await page.getByRole('textbox', { name: 'Note' }).fill('She asked for the link.');
  await expect
    .poll(async () => (await page.request.get('/console/v1/calling')).text())
    .toContain('She asked for the link.');

  // The manager sees the same agent.
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const manager = await elsewhere.newPage();
  await signInAs(manager.request, 'owner-manager');
  await manager.goto('/live-view');
  const row = manager.getByRole('region', { name: 'Agents' }).getByRole('row', { name: /Ananya/ });
  await expect(row).toContainText('OnCall');

  // Half a minute before, the server has asked in vain, and waits.
  const serverTime = async () => {
    const { now } = await read<{ now: string }>(page, '/console/v1/calling');
    return Date.parse(now);
  };
  const waited = (await serverTime()) + autoCallStatusAfter - 30_000;
  later.pass(autoCallStatusAfter - 30_000);
  // Its clock goes round twice a second.
  await expect.poll(serverTime).toBeGreaterThan(waited + 2_000);
  await expect(connected).toBeVisible();

  later.pass(31_000);
  await expect(
    page.getByText(
      `There was no signal from the call to ${client} for 7 minutes. It was ended without an outcome.`,
    ),
  ).toBeVisible();
  await expect(connected).toBeHidden();
  // Demo reference data says it in the words of part 2 (T109).
  await expect(row).toContainText('No Ozonetel Callback');
  await expect(row).toContainText('Idle');
  await expect(page.getByText('Today: 1 called, 1 connected', { exact: false })).toBeVisible();
  // The case stays where it was, and its agent goes on.
  expect(await caseOf()).toEqual(before);
  await page.keyboard.press('n');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await elsewhere.close();
});
