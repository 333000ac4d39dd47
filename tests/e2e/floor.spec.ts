import type { Page } from '@playwright/test';
import { callAs, expect, signInAs, test } from './support/test.ts';

interface Queue {
  results: { opportunityId: number }[];
}
interface Lead {
  people: { phone: string }[];
  wall: unknown;
}

/** Calls the first client of one's queue who answers: the last digit of the number says so. */
const callSomebody = async (page: Page): Promise<{ opportunityId: number; callId: number }> => {
  await callAs(page, 'put', '/sapphire/v1/agents/status', { status: 1 });
  const lists = ['due', 'followUp'];
  for (const list of lists) {
    const queue = await page.request.get(`/console/v1/calling/queue?line=broker&list=${list}`);
    for (const { opportunityId } of ((await queue.json()) as Queue).results) {
      const answer = await page.request.get(`/mystique/v1/soc/${opportunityId}`);
      const { people, wall } = (await answer.json()) as Lead;
      if (wall !== null || !/[5-8]$/.test(people[0]?.phone ?? '')) continue;
      const desk = await callAs(page, 'post', '/console/v1/calls', { opportunityId });
      return { opportunityId, callId: (desk['call'] as { id: number }).id };
    }
  }
  throw new Error('Nobody of the queue answers');
};

test('broker-lead: watches an agent call, whispers, reads the log, gives the case to a colleague', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('broker-lead');
  await page.goto('/live-view');
  await expect(page.getByRole('heading', { level: 1, name: 'Live view' })).toBeVisible();
  const row = page
    .getByRole('region', { name: 'Agents' })
    .getByRole('row', { name: /Imran Qureshi/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await elsewhere.newPage();
  await signInAs(agent.request, 'broker-agent');
  const { callId, opportunityId } = await callSomebody(agent);
  await agent.goto('/calling');

  // Told by events: nothing is read again, and the page is not touched.
  await expect(row).toContainText('OnCall');
  await expect(row.getByRole('link', { name: String(opportunityId) })).toBeVisible();
  await row.getByRole('button', { name: 'Join the call of Imran Qureshi' }).click();
  await page.getByRole('menuitem', { name: 'Whisper' }).click();
  await expect(
    page.getByText('You are speaking to Imran Qureshi; the client cannot hear you'),
  ).toBeVisible();
  await expect(agent.getByText(/is speaking to you; the client cannot hear it/)).toBeVisible();

  await page.getByRole('button', { name: 'Barge in' }).click();
  await expect(page.getByRole('dialog')).toContainText('both hear you');
  await page.getByRole('dialog').getByRole('button', { name: 'Barge in' }).click();
  await expect(page.getByText('You are speaking to Imran Qureshi and the client')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You are speaking to Imran Qureshi and the client')).toBeHidden();

  await page.getByRole('tab', { name: 'Team summary' }).click();
  await expect(page.getByRole('row', { name: /Lakshmi Narayanan/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Listening log' }).click();
  await expect(page.getByText('Barged in').first()).toBeVisible();
  await expect(page.getByText('Whispered').first()).toBeVisible();

  await callAs(agent, 'post', `/console/v1/calls/${callId}/hang-up`, {});
  // Call Incomplete: the agent is free again, and the case stays open.
  await callAs(agent, 'post', `/console/v1/calls/${callId}/disposition`, {
    caseReasonId: 7,
    fupTime: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await elsewhere.close();
  await page.getByRole('tab', { name: 'Agents', exact: true }).click();
  await expect(row).toContainText('Idle');

  await page.goto(`/opportunity/${opportunityId}`);
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Agent' }).fill('Debashis');
  await page.getByRole('listbox').getByRole('option', { name: 'Debashis Chatterjee' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Knows the client');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Assignments' }).click();
  await expect(page.getByText('Debashis Chatterjee').first()).toBeVisible();
});

test('broker-process-manager: team leaders first, agents when asked for', async ({
  page,
  signIn,
}) => {
  await signIn('broker-process-manager');
  await page.goto('/live-view');
  await expect(page.getByRole('heading', { level: 2, name: /Team leaders/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Imran Qureshi/ })).toBeHidden();
  await page.getByRole('button', { name: 'Show agents' }).click();
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('imran');
  await expect(page.getByRole('row', { name: /Imran Qureshi/ })).toBeVisible();
});
