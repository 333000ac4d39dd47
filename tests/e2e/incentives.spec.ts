import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Rows<Row> {
  results: Row[];
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(path)).json()) as Answer;

const confirm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

interface Payment {
  id: number;
  agentName: string;
  opportunityId: number;
  milestoneId: number | null;
  amount: number;
  tds: number;
}

interface Deal {
  id: number;
  bucket: string;
  dealValue: number;
  collectedAmount?: number;
}

interface Incentive {
  id: number;
  userName: string;
  cycleId: number;
  cycleName: string;
  statusId: number;
  incentive: number;
  achieved: number;
}

const seller = 'Karthik Subramanian';

test('from the target of a seller through their deal to the figure of the open cycle', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  // Finance clears what is left of an owner's deal, which closes it.
  await signIn('finance');
  const { results: payments } = await read<Rows<Payment>>(
    page,
    '/sapna/v1/payment?pageSize=100&filters=statusId=in=(1,2,3,4,5)',
  );
  const ids = payments.map(({ opportunityId }) => opportunityId).join();
  const { results: deals } = await read<Rows<Deal>>(
    page,
    `/sapna/v2/opportunity?pageSize=100&filters=line==owner;id=in=(${ids})`,
  );
  const paid = payments.find(
    one =>
      one.milestoneId !== null &&
      one.agentName &&
      // What the client keeps as TDS is collected with its certificate, later.
      one.tds === 0 &&
      deals.some(
        ({ id, dealValue, collectedAmount }) =>
          id === one.opportunityId && dealValue - (collectedAmount ?? 0) === one.amount,
      ),
  );
  if (!paid) throw new Error('No payment of an owner would close their deal');
  await page.goto(`/payment/${paid.id}`);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await confirm(page, 'Clear');
  await expect(page.getByText('Payment cleared')).toBeVisible();
  const { results: closed } = await read<Rows<Deal>>(
    page,
    `/sapna/v2/opportunity?filters=id==${paid.opportunityId}`,
  );
  expect(closed).toMatchObject([{ bucket: 'closed' }]);

  // Lookup Admin sets the target: below zero is refused as it is typed.
  await signIn('lookup-admin');
  await page.goto('/set-sales-target');
  const grid = page.getByRole('grid');
  const row = grid.getByRole('row', { name: new RegExp(seller) });
  await row.getByRole('gridcell').first().click();
  await page.keyboard.type('-5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A target is an amount in rupees, 0 or more')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('gridcell').first().click();
  await page.keyboard.type('850000');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await confirm(page, 'Save');
  await expect(page.getByText('Target Updated successfully')).toBeVisible();
  await expect(row.getByRole('gridcell').first()).toContainText('₹8,50,000');
  // On a phone the amounts are beside the name, with nothing to scroll sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  const edge = await row.getByRole('gridcell').last().boundingBox();
  expect(edge && edge.x >= 0 && edge.x + edge.width <= 390).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The cycle is calculated, and the figure opens to its deals.
  await page.goto('/incentive-calculation');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const { results: cycles } = await read<Rows<{ id: number; name: string }>>(
    page,
    '/sapna/v1/incentive-cycles/?count=3',
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Cycle' }).click();
  await page.getByRole('option', { name: cycles[0]?.name ?? '', exact: true }).click();
  await dialog.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Incentives calculated')).toBeVisible();
  const { results } = await read<Rows<Incentive>>(
    page,
    `/sapna/v1/user-incentives/by-cycle?cycleId=${cycles[0]?.id}&pageSize=100`,
  );
  const figure = results.find(one => one.userName === paid.agentName && one.achieved > 0);
  expect(figure).toBeTruthy();
  await page.goto(`/incentive-calculation/${figure?.id}`);
  await expect(page.getByRole('link', { name: String(paid.id), exact: true })).toBeVisible();
  await expect(page.getByText('From target to incentive')).toBeVisible();

  // What ten more deals would bring.
  await page.getByRole('tab', { name: 'What if' }).click();
  await expect(page.getByText(/With 10 more deals the incentive would be/)).toBeVisible();
  await page.getByRole('tab', { name: 'By cycle' }).click();
  await expect(page.getByRole('row', { name: new RegExp(cycles[0]?.name ?? '') })).toBeVisible();
});

test('signed off by Lookup Admin, approved by a manager, paid by Finance with the report', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('lookup-admin');
  const { results: cycles } = await read<Rows<{ id: number; isClosed: boolean }>>(
    page,
    '/sapna/v1/incentive-cycles/?count=3',
  );
  const closed = cycles.find(({ isClosed }) => isClosed);
  const { results } = await read<Rows<Incentive>>(
    page,
    `/sapna/v1/user-incentives/by-cycle?cycleId=${closed?.id}&pageSize=100`,
  );
  const pending = results.find(one => one.statusId <= 2 && one.incentive > 0);
  if (!pending) throw new Error('Nothing is pending');
  await page.goto(`/incentive-calculation/${pending.id}`);
  await page.getByRole('button', { name: 'Sign off' }).click();
  await confirm(page, 'Sign off');
  await expect(page.getByText('Signed off', { exact: true }).first()).toBeVisible();

  await signIn('sales-manager');
  await page.goto(`/my-incentives/${pending.id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await confirm(page, 'Approve');
  await expect(page.getByText('Incentive approved')).toBeVisible();

  await signIn('finance');
  await page.goto(`/incentive-payout/${pending.id}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await confirm(page, 'Mark as paid');
  await expect(page.getByText('Marked as paid')).toBeVisible();
  await page.goto('/incentive-payout');
  await page.getByRole('button', { name: 'Payment report' }).click();
  const link = page.getByRole('dialog').getByRole('link').nth(1);
  const report = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(report.headers()['content-type']).toContain('text/csv');
  expect(await report.text()).toContain(pending.userName);
});

test('the administrator is told of a gap, and where an overlap is', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('admin');
  await page.goto('/target-setting-rules');
  await page.getByRole('link', { name: /^SAM · Field sales · Builder/ }).click();
  await page.getByRole('button', { name: 'New slab' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Target reached from').fill('50');
  await dialog.getByLabel('Earns').fill('2');
  await dialog.getByRole('textbox', { name: 'Takes effect' }).fill('1/4/2031');
  await dialog.getByRole('button', { name: 'Create slab' }).click();
  await expect(page.getByText('Slab created successfully')).toBeVisible();
  await expect(page.getByText('No slab: earns nothing')).toBeVisible();
  await expect(
    page.getByText(/Add a slab for each gap that takes effect on 1\/4\/2031/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'New slab' }).click();
  await dialog.getByLabel('Target reached from').fill('70');
  await dialog.getByLabel('Earns').fill('3');
  await dialog.getByRole('textbox', { name: 'Takes effect' }).fill('1/4/2031');
  await dialog.getByRole('button', { name: 'Create slab' }).click();
  await expect(
    dialog.getByText(/The slab 50% and more of the same version covers a part of this/).first(),
  ).toBeVisible();
  complaints.splice(0);
});
