import type { Browser, Page } from '@playwright/test';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay, startOfDay } from '#contract/domain/days/indiaDay.ts';
import { isWorkingDay } from '#contract/domain/days/workingHours.ts';
import { makeDeal, setPrice } from './support/discountedDeal.ts';
import { test, type Later } from './support/laterConsole.ts';
import { callAs, expect, read, signInAs } from './support/test.ts';

/* What nobody does within its term climbs (decision records 0115, 0120, 0170), by the server's own clock. */

const minute = 60_000;
const hour = 60 * minute;

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

/** Lets the server's clock go on until it says so: a session does not outlive the night, so no page stays open on it. */
const passTo = async (later: Later, moment: number, page: Page): Promise<void> => {
  await page.goto('about:blank');
  later.pass(moment - later.now());
  const serverTime = async () => {
    await signInAs(page.request, 'broker-agent');
    const answer = await page.request.get('/console/v1/calling');
    return answer.ok() ? Date.parse(((await answer.json()) as { now: string }).now) : 0;
  };
  await expect.poll(serverTime).toBeGreaterThanOrEqual(moment);
};

/** Opens a notice under the bell of someone at a desk of their own. */
const openNotice = async (browser: Browser, later: Later, persona: string, words: RegExp) => {
  const desk = await browser.newContext({ baseURL: later.url });
  const page = await desk.newPage();
  await signInAs(page.request, persona);
  // What is due goes out once a minute.
  const said = async () => {
    later.pass(minute);
    return (await page.request.get('/sapna/sse/paymentNotifications/recent')).text();
  };
  await expect.poll(said, { timeout: 90_000 }).toMatch(words);
  await page.goto('/home');
  await page.getByRole('button', { name: /Notifications, .* unread/ }).click();
  const notice = page.getByRole('dialog').getByRole('button').filter({ hasText: words }).first();
  await notice.click();
  return { page, leave: () => desk.close() };
};

test('broker-agent: a follow-up that is missed comes to them, to their lead and to the process manager', async ({
  page,
  browser,
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
  await passTo(later, at(first, 15.5), page);
  const own = await openNotice(browser, later, 'broker-agent', /follow-ups? w(?:as|ere) missed/);
  await expect(own.page).toHaveURL(/opportunit/);
  await own.leave();
  const missed = /Imran Qureshi: (?:a|\d+) follow-ups? w(?:as|ere) missed/;
  const lead = await openNotice(browser, later, 'broker-lead', missed);
  // One of them opens the deal, several the list of those alone.
  await expect(lead.page.getByText(name).first()).toBeVisible();
  await lead.leave();
  await passTo(later, at(second, 11.5), page);
  const manager = await openNotice(browser, later, 'broker-process-manager', missed);
  await expect(manager.page.getByText(name).first()).toBeVisible();
  await manager.leave();
});

test('broker-business-manager: answers for a reviewer who has not within two working days', async ({
  page,
  browser,
  later,
}) => {
  test.setTimeout(360_000);
  const [, , third = ''] = await workingDays(page, later.now(), 3);
  await signInAs(page.request, 'broker-agent');
  const { part } = await makeDeal(page);
  await setPrice(page, part, Number(part['ratePrice']), 10);
  const { approvalId } = await callAs(page, 'post', '/sapna/v1/approval/send-for-approval', {
    approvalType: 'Discount',
    entityId: part.id,
    remark: 'For a client of many years',
  });
  // Who decides after the reviewer answers for nobody: the next above them does.
  await passTo(later, at(third, 12), page);
  const manager = await openNotice(
    browser,
    later,
    'broker-business-manager',
    /Discount approval: Lakshmi Narayanan has not answered\. You can answer for them/,
  );
  await expect(manager.page).toHaveURL(/\/approval-details\/\d+/);
  // Several wait by now: this one is what the agent asked for.
  await manager.page.goto(`/approval-details/${String(approvalId)}`);
  const review = manager.page.getByRole('button', { name: 'Mark as reviewed', exact: true });
  await review.click();
  await expect(review).toBeHidden();
  await expect(
    manager.page.getByText(/Debjani Mukhopadhyay for Lakshmi Narayanan/).first(),
  ).toBeVisible();
  await manager.leave();
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
  const holder = await openNotice(
    browser,
    later,
    'sales-manager',
    /Karthik Subramanian has sold the place of slot \d+/,
  );
  await expect(holder.page.getByText('On hold').first()).toBeVisible();
  await holder.leave();

  // Nobody books or releases it within the day; on Sundays and holidays the day is longer.
  await agent.goto('about:blank');
  const [, second = ''] = await workingDays(agent, later.now(), 2);
  await passTo(later, at(second, 20), page);
  const asker = await openNotice(
    browser,
    later,
    'builder-agent',
    /The place of slot \d+, which you asked for, is free/,
  );
  await asker.leave();
  await desk.close();
});
