import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { indiaDay, monthOf } from '#contract/domain/days/indiaDay.ts';
import type { Page } from '@playwright/test';
import { isHandedOut, type WhyWaiting } from '#contract/domain/calling/whyWaiting.ts';
import { approveInTurn } from './support/approveInTurn.ts';
import { makeDeal, setPrice } from './support/discountedDeal.ts';
import { callAs, expect, read, signInAs, test } from './support/test.ts';

/* Days of people on the floor: each a whole story on the demo data. */

interface Rows<Row> {
  results: Row[];
}
interface Lead {
  accountName: string;
  accountId: number;
  people: { name: string; phone: string }[];
  wall: unknown;
}

/** Cases of one's own line: one whose first person answers (the last digit says so), and another. */
const casesOf = async (page: Page, line: string) => {
  const waiting = new Map<number, WhyWaiting | null>();
  for (const list of ['due', 'followUp', 'linkSent']) {
    const { results } = await read<Rows<{ opportunityId: number; why: WhyWaiting | null }>>(
      page,
      `/console/v1/calling/queue?line=${line}&list=${list}`,
    );
    for (const { opportunityId, why } of results) waiting.set(opportunityId, why);
  }
  const leads: { id: number; lead: Lead }[] = [];
  for (const [id, why] of waiting) {
    // What nobody has, or a colleague, is read once it is pulled; of what something is in the way of, either may be so.
    if (why === 'free' || why === 'team') continue;
    const answer = await page.request.get(`/mystique/v1/soc/${id}`);
    if (answer.status() === 404 && why !== null && !isHandedOut(why)) continue;
    expect(answer.status(), `${id} ${why}`).toBe(200);
    leads.push({ id, lead: (await answer.json()) as Lead });
  }
  const answering = leads.find(
    ({ lead }) => lead.wall === null && /[5-8]$/.test(lead.people[0]?.phone ?? ''),
  );
  const other = leads.find(
    ({ lead }) => lead.wall === null && lead.accountId !== answering?.lead.accountId,
  );
  if (!answering || !other) throw new Error(`The demo has no cases of ${line} to call`);
  return { answering, other };
};

const goOnline = async (page: Page) => {
  await page.goto('/calling');
  const online = page.getByRole('button', { name: 'Go online' });
  const offline = page.getByRole('button', { name: 'Go offline' });
  await online.or(offline).first().waitFor();
  if (await online.isVisible()) await online.click();
  await expect(offline).toBeVisible();
};

test('tenant-agent: calls from the opportunity, not whom they may not, and goes on to the next', async ({
  page,
  signInAtDesk,
}) => {
  test.slow();
  await signInAtDesk('tenant-agent');
  await goOnline(page);
  const { answering, other } = await casesOf(page, 'tenant');

  // Do not disturb is a wall that says why.
  const dnd = `/sapna/v1/account/mark/dnd?accountId=${other.lead.accountId}&dndMarked=`;
  await callAs(page, 'post', `${dnd}true`, {});
  await page.goto(`/opportunity/${other.id}`);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who to call' });
  await expect(
    dialog.getByText(`${other.lead.accountName} asked not to be called (DND)`),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Call / }).first()).toBeDisabled();
  await callAs(page, 'post', `${dnd}false`, {});

  await page.goto(`/opportunity/${answering.id}`);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await dialog
    .getByRole('button', { name: /^Call / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/calling$/);
  await expect(page.getByRole('status').getByText('Connected', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('textbox', { name: 'Note' }).fill('Will look at it on Sunday');
  await page.getByRole('button', { name: /^Hang up/ }).click();
  await expect(page.getByText('Call ended, wrap up')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: /^1 Interested/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to call')).toBeVisible();
  await page.getByRole('button', { name: 'Return to queue' }).click();
  await page.getByRole('button', { name: 'No time for it now' }).click();
  await expect(page.getByText('It is yours until you have called')).toBeVisible();

  await page.goto(`/opportunity/${answering.id}`);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  await expect(page.getByText('Will look at it on Sunday').first()).toBeVisible();
});

test('owner-agent: calls, records an interest, sells at a discount that has to be asked for, and sees the answer', async ({
  page,
  signInAtDesk,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAtDesk('owner-agent');
  await goOnline(page);
  const { answering } = await casesOf(page, 'owner');
  await page.goto(`/opportunity/${answering.id}`);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Call / })
    .first()
    .click();
  await expect(page.getByRole('status').getByText('Connected', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('textbox', { name: 'Note' }).fill('Will take it for a quarter less');
  await page.getByRole('button', { name: /^Hang up/ }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Dispose', exact: true }).click();
  await expect(page.getByText('Pull the next case')).toBeVisible();

  await page.goto(`/opportunity/${answering.id}`);
  await page.getByRole('button', { name: 'New package' }).click();
  await dialog.getByRole('combobox', { name: 'Package' }).fill('Owner');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create package' }).click();
  await expect(page.getByText('Package added/edited successfully')).toBeVisible();
  const { results } = await read<
    Rows<{ id: number; version: number; ratePrice: number; packageName: string }>
  >(page, `/console/v1/opportunity-packages?opportunityId=${answering.id}&sort=-id`);
  const sold = results[0];
  if (!sold) throw new Error('The package was not stored');
  await setPrice(page, sold, sold.ratePrice, 25);
  await page.reload();
  await page
    .getByRole('button', { name: `More actions for ${sold.packageName}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Request approval' }).click();
  await expect(dialog.getByText(/decides/).first()).toBeVisible();
  const words = `A neighbour paid as much ${Math.random().toString(36).slice(2, 8)}`;
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(words);
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  await expect(dialog).toBeHidden();

  const asked = await read<Rows<{ id: number; remark?: string }>>(
    page,
    `/sapna/v1/approval/all-approvals?opportunityId=${answering.id}&sort=-id`,
  );
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  await approveInTurn(page, await office.newPage(), asked.results[0]?.id ?? 0, words);
  await office.close();
  await page.getByRole('button', { name: /Notifications, .* unread/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: /approved/i })
      .first(),
  ).toBeVisible();
});

test('broker-agent: names their lead in a comment, who hears of it and finds it', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const lead = await office.newPage();
  await signInAs(lead.request, 'broker-lead');
  await lead.goto('/home');
  // The bell comes after the page.
  await expect(lead.getByRole('button', { name: /Notifications/ })).toBeVisible({
    timeout: 20_000,
  });

  await signIn('broker-agent');
  const { results } = await read<Rows<{ id: number; name: string }>>(
    page,
    '/sapna/v2/opportunity?pageSize=20&filters=statusId=in=(1,3,4,5)',
  );
  const deal = results[0];
  await page.goto(`/opportunity/${deal?.id}`);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.click();
  await page.keyboard.type('Please see @laksh');
  const people = page.getByRole('listbox', { name: 'Colleagues' });
  await expect(people.getByRole('option', { name: /Lakshmi Narayanan/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const words = `before Friday ${Math.random().toString(36).slice(2, 8)}`;
  await page.keyboard.type(words);
  await expect(box).toHaveValue(`Please see @Lakshmi Narayanan ${words}`);
  await expect(people).toBeHidden();
  await page.getByRole('button', { name: 'Post comment' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: words });
  await expect(entry.locator('strong')).toHaveText('@Lakshmi Narayanan');

  await lead.getByRole('button', { name: /Notifications, .* unread/ }).click();
  const notice = lead.getByRole('dialog').getByRole('button').filter({ hasText: words });
  await expect(notice).toContainText('Imran Qureshi mentioned you');
  await notice.click();
  await expect(lead).toHaveURL(new RegExp(`-opportunity/${deal?.id}`));
  await office.close();
});

test('broker-agent asks for a discount on its page; the process manager hears of it, reviews it, reads their teams', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const manager = await office.newPage();
  await signInAs(manager.request, 'broker-process-manager');
  await manager.goto('/home');
  await expect(manager.getByRole('button', { name: /Notifications/ })).toBeVisible({
    timeout: 20_000,
  });

  await signIn('broker-agent');
  const { dealId, part } = await makeDeal(page);
  await setPrice(page, part, Number(part['ratePrice']), 25);
  await page.goto(`/opportunity/${dealId}`);
  // What is asked of the deal and of its packages stands in one place.
  await page
    .locator('main header')
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Request approval' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'What for' })
    .selectOption(`Discount: ${String(part['packageName'])}`);
  // Who would be asked is shown before anything is sent.
  await expect(dialog.getByText(/Gurpreet Sandhu .*reviews/)).toBeVisible();
  await expect(dialog.getByText(/Debjani Mukhopadhyay .*decides/)).toBeVisible();
  const words = `For the festival ${Math.random().toString(36).slice(2, 8)}`;
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(words);
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  await expect(dialog).toBeHidden();

  await manager.getByRole('button', { name: /Notifications, .* unread/ }).click();
  await manager
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: 'Discount approval is waiting for you' })
    .first()
    .click();
  await expect(manager).toHaveURL(/\/approval-details\/\d+/);
  await expect(manager.getByText(words).first()).toBeVisible();
  await manager.getByRole('button', { name: 'Mark as reviewed', exact: true }).click();
  await expect(manager.getByRole('button', { name: 'Mark as reviewed', exact: true })).toBeHidden();

  // On the first day of a month nobody has called yet.
  const lastMonth = addMonthsToMonth(monthOf(indiaDay(new Date())), -1);
  await manager.goto(`/performance?tab=team&month=${lastMonth}`);
  const sum = manager.getByRole('button', { name: /Calls attempted of .*, open the rows/ }).first();
  const value = (await sum.innerText()).replaceAll(',', '');
  await sum.click();
  const people = manager.getByRole('region', { name: /made up of$/ }).first();
  const parts = people.getByRole('button', { name: /Calls attempted of/ });
  await expect(parts.first()).toBeVisible();
  const values = (await parts.allInnerTexts()).map(text => Number(text.replaceAll(',', '')));
  expect(values.reduce((all, one) => all + one, 0)).toBe(Number(value));
  await parts.first().click();
  await expect(manager.getByRole('region', { name: /^Rows behind/ })).toContainText(
    String(values[0]),
  );
  await office.close();
});
