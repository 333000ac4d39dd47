import type { Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay, startOfDay } from '#contract/domain/days/indiaDay.ts';
import { isWorkingDay } from '#contract/domain/days/workingHours.ts';
import { makeDeal, setPrice } from './support/discountedDeal.ts';
import { test } from './support/laterConsole.ts';
import { callAs, expect, read, signInAs } from './support/test.ts';

/* What nobody does within its term climbs (decision records 0115, 0120), by the server's own clock. */

const hour = 3_600_000;

/** A time of a day in India. */
const at = (day: string, hours: number): number => startOfDay(day).getTime() + hours * hour;

/** The days of work after a moment, on which no State has a holiday. */
const workingDays = async (page: Page, from: number, count: number): Promise<string[]> => {
  await signInAs(page.request, 'admin');
  const holidays = await read<{ day: string }[]>(page, '/console/v1/records/public-holidays');
  const off = new Set(holidays.map(({ day }) => day));
  const days: string[] = [];
  for (let day = addDays(indiaDay(new Date(from)), 1); days.length < count; day = addDays(day, 1))
    if (isWorkingDay(day, one => off.has(one))) days.push(day);
  return days;
};

/** Opens the bell of someone who signs in, and a notice under it. */
const openNotice = async (page: Page, persona: string, words: RegExp): Promise<void> => {
  await signInAs(page.request, persona);
  const said = async () =>
    (await page.request.get('/sapna/sse/paymentNotifications/recent')).text();
  // The clock goes round once a minute.
  await expect.poll(said, { timeout: 90_000 }).toMatch(words);
  await page.goto('/home');
  await page.getByRole('button', { name: /Notifications, .* unread/ }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: words }).first().click();
};

test('broker-agent: a follow-up that is missed comes to them, to their lead and to the process manager', async ({
  page,
  later,
}) => {
  test.setTimeout(360_000);
  const [first = '', second = ''] = await workingDays(page, later.now(), 2);
  await signInAs(page.request, 'broker-agent');
  const { dealId } = await makeDeal(page);
  const { name } = await read<{ name: string }>(page, `/sapna/v3/opportunity-page/${dealId}`);
  await callAs(page, 'patch', `/sapna/v1/opportunity/${dealId}/change-status`, {
    comment: 'They want to be called again',
    fupTime: new Date(at(first, 11)).toISOString(),
  });
  later.pass(at(first, 15.5) - later.now());
  await openNotice(page, 'broker-agent', /follow-ups? w(?:as|ere) missed/);
  await expect(page).toHaveURL(/opportunit/);
  await openNotice(page, 'broker-lead', /Imran Qureshi: (?:a|\d+) follow-ups? w(?:as|ere) missed/);
  // One of them opens the deal, several the list of those alone.
  await expect(page.getByText(name).first()).toBeVisible();
  later.pass(at(second, 11.5) - later.now());
  await openNotice(
    page,
    'broker-process-manager',
    /Imran Qureshi: (?:a|\d+) follow-ups? w(?:as|ere) missed/,
  );
  await expect(page.getByText(name).first()).toBeVisible();
});

test('broker-business-manager: answers for a reviewer who has not within two working days', async ({
  page,
  later,
}) => {
  test.setTimeout(360_000);
  const [first = '', , third = ''] = await workingDays(page, later.now(), 3);
  later.pass(at(first, 10.5) - later.now());
  await signInAs(page.request, 'broker-agent');
  const { part } = await makeDeal(page);
  await setPrice(page, part, Number(part['ratePrice']), 25);
  const { approvalId } = await callAs(page, 'post', '/sapna/v1/approval/send-for-approval', {
    approvalType: 'Discount',
    entityId: part.id,
    remark: 'For a client of many years',
  });
  later.pass(at(third, 12) - later.now());
  await openNotice(
    page,
    'broker-business-manager',
    /Discount approval: Gurpreet Sandhu has not answered\. You can answer for them/,
  );
  await expect(page).toHaveURL(new RegExp(`/approval-details/${String(approvalId)}`));
  await page.getByRole('button', { name: 'Mark as reviewed', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark as reviewed', exact: true })).toBeHidden();
  await expect(page.getByText(/Debjani Mukhopadhyay for Gurpreet Sandhu/).first()).toBeVisible();
});

test('builder-agent: asks for a place that a colleague holds, who has a day where it is sold', async ({
  page,
  browser,
  baseURL,
  later,
}) => {
  test.setTimeout(360_000);
  await signInAs(page.request, 'sales-manager');
  await page.goto('/slot-availability?days=14');
  const cellsOf = (of: Page) => of.getByRole('grid').getByRole('gridcell');
  const label =
    (await cellsOf(page)
      .and(page.getByLabel(/: Free$/))
      .nth(9)
      .getAttribute('aria-label')) ?? '';
  const [place = ''] = label.split(':');
  await cellsOf(page)
    .and(page.getByLabel(label, { exact: true }))
    .click();
  await page.getByRole('button', { name: 'Hold for 48 hours' }).click();
  await expect(page.getByText(/^Slot \d+ is on hold for 48 hours$/)).toBeVisible();
  // Nobody asks themselves.
  await cellsOf(page)
    .and(page.getByLabel(`${place}: Held`))
    .click();
  const ask = { name: 'Ask the holder to release it' };
  await expect(page.getByText(/^Held by .+ until /)).toBeVisible();
  await expect(page.getByRole('button', ask)).toHaveCount(0);

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await desk.newPage();
  await signInAs(agent.request, 'builder-agent');
  await agent.goto('/slot-availability?days=14');
  await cellsOf(agent)
    .and(agent.getByLabel(`${place}: Held`))
    .click();
  await agent.getByRole('button', ask).click();
  await expect(
    agent.getByText(
      /^You have sold this place: Nandini Rathore has until .* to book or release it\.$/,
    ),
  ).toBeVisible();
  await openNotice(page, 'sales-manager', /Karthik Subramanian has sold the place of slot \d+/);
  await expect(page.getByText('On hold').first()).toBeVisible();

  // Nobody books or releases it within the day; on Sundays and holidays the day is longer.
  const [, second = ''] = await workingDays(agent, later.now(), 2);
  later.pass(at(second, 20) - later.now());
  await openNotice(agent, 'builder-agent', /The place of slot \d+, which you asked for, is free/);
  await desk.close();
});
