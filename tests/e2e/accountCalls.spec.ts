import { answeringFirst } from './support/answeringFirst.ts';
import { callAs, expect, read, signInAs, test } from './support/test.ts';

test('owner-agent: an account says how often it was called, and is found by its own mobile', async ({
  page,
  signInAtDesk,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAtDesk('owner-agent');
  await callAs(page, 'put', '/sapphire/v1/agents/status', { status: 1 });
  const opportunityId = await answeringFirst(page, 'owner');
  const { accountId, accountName } = await read<{ accountId: number; accountName: string }>(
    page,
    `/mystique/v1/soc/${opportunityId}`,
  );
  await page.goto(`/account/${accountId}`);
  const calls = page.getByRole('region', { name: 'Calls', exact: true });
  await expect(calls).toContainText(/Called today\d+ of 5/);
  await expect(calls).toContainText(/In the last 7 days\d+ of 15/);
  await expect(calls).toContainText('Do not disturbNo');
  await expect(calls.getByText('May be called now')).toBeVisible();
  const before = Number(
    /Called today(\d+)/.exec(
      await calls.innerText().then(words => words.replaceAll('\n', '')),
    )?.[1],
  );

  const { call } = (await callAs(page, 'post', '/console/v1/calls', {
    opportunityId,
  })) as unknown as {
    call: { id: number };
  };
  await expect(calls).toContainText(`Called today${before + 1} of 5`);
  await callAs(page, 'post', `/console/v1/calls/${call.id}/hang-up`, {});
  const over = () => page.request.get('/console/v1/calling').then(answer => answer.text());
  await expect.poll(over).toContain('"wrap-up"');
  const fupTime = new Date(Date.now() + 86_400_000).toISOString();
  await callAs(page, 'post', `/console/v1/calls/${call.id}/disposition`, {
    caseReasonId: 7,
    fupTime,
  });

  // The number of the account itself, as it is shown to an agent.
  const { mobile } = await read<{ mobile: string }>(page, `/sapna/v3/account-page/${accountId}`);
  expect(mobile).toMatch(/^XX\d{8}$/);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search pages, records and commands' });
  await search.fill(mobile);
  const found = page
    .getByRole('option')
    .filter({ hasText: accountName })
    .filter({ hasText: mobile });
  await expect(found.first()).toBeVisible();
  // A part of a masked number finds nobody.
  await search.fill(mobile.slice(-6));
  await expect(page.getByText('Nothing matches. Try another word.')).toBeVisible();

  // Who does not call is not told.
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const reader = await elsewhere.newPage();
  await signInAs(reader.request, 'finance');
  await reader.goto(`/account/${accountId}`);
  await expect(reader.getByRole('region', { name: 'Key facts' })).toBeVisible();
  await expect(reader.getByRole('region', { name: 'Calls', exact: true })).toHaveCount(0);
  await elsewhere.close();
});
