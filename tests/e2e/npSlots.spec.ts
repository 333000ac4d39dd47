import type { Page } from '@playwright/test';
import { callAs, expect, forgiveRefusals, signInAs, test } from './support/test.ts';

interface Rows<Row> {
  results: Row[];
}
interface Package {
  id: number;
  pending: number;
  accountId: number;
}
interface Swap {
  state: string;
  approvalId: number;
  from: { slotId: number };
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(path)).json()) as Answer;

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

const openMenu = (page: Page, text: string) =>
  rowOf(page, text).getByRole('button', { name: /^More/ }).click();

/**
 * Packages with something left to place, each with a project that may be pinned and its configuration. Journeys run side by
 * side, so each leaves out the packages of the others.
 */
const placeable = async (page: Page, leftOut = 0) => {
  const packages = await read<Rows<Package>>(
    page,
    '/console/v1/np-packages?pageSize=100&sort=id&filters=pending=gt=1',
  );
  const found = [];
  for (const { id } of packages.results.slice(leftOut)) {
    const projects = await read<Rows<{ id: number; name: string; hasCoverImage: boolean }>>(
      page,
      `/console/v1/builder-projects?opmV2Id=${id}&pageSize=20&filters=hasCoverImage==true`,
    );
    for (const project of projects.results) {
      const { results } = await read<Rows<{ id: number; name: string }>>(
        page,
        `/console/v1/project-configurations?projectId=${project.id}&pageSize=5`,
      );
      if (results[0]) found.push({ id, project, configuration: results[0] });
    }
    if (found.length > 1) break;
  }
  return found;
};

const slotBody = (
  of: Awaited<ReturnType<typeof placeable>>[number],
  position: number,
  from: number,
) => ({
  opmV2Id: of.id,
  projectId: of.project.id,
  configDetails: { flatConfigurationId: of.configuration.id },
  position,
  startDate: dayAhead(from),
  endDate: dayAhead(from + 4),
});

for (const [person, ahead, leftOut] of [
  ['builder-agent', 240, 0],
  ['admin', 270, 10],
  ['master-data', 300, 20],
] as const)
  test(`a slot is created by ${person}, its twin refused, and it is stopped by the one who may`, async ({
    page,
    signIn,
    complaints,
  }) => {
    test.slow();
    await signIn(person);
    // A second try finds the days of the first one taken.
    const from = ahead + 10 * test.info().retry;
    const [of] = await placeable(page, leftOut);
    if (!of) throw new Error('No package of the demo has a slot left');
    await callAs(page, 'post', '/sapna/np/create-slot', slotBody(of, 5, from));
    await page.goto(`/np-slot/${of.id}`);
    // The menu has buttons that begin so, too.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Add|Create|New)/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Project' }).fill(of.project.name);
    await page.getByRole('option', { name: of.project.name }).first().click();
    await dialog.getByRole('combobox', { name: 'Configuration' }).click();
    await page.getByRole('option').first().click();
    const position = dialog.getByLabel('Position');
    await position.fill('5');
    const day = (days: number) => {
      const [year, month, date] = dayAhead(days).split('-').map(Number);
      return `${date}/${month}/${year}`;
    };
    await dialog.getByLabel('Start date').fill(day(from + 1));
    await dialog.getByLabel('End date').fill(day(from + 3));
    const save = dialog.getByRole('button', { name: /^(Save|Create|Add)/ }).last();
    await save.click();
    await expect(dialog.getByText(/Position 5 in .* is held until/).first()).toBeVisible();
    await position.fill('6');
    await position.press('Tab');
    await save.click();
    await expect(page.getByText('Slot created')).toBeVisible();
    await expect(rowOf(page, day(from + 1))).toContainText('Upcoming');

    if (person !== 'master-data') {
      await openMenu(page, day(from + 1));
      await expect(page.getByRole('menuitem', { name: 'Swap' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Stop' })).toHaveCount(0);
      await signIn('master-data');
      await page.goto(`/np-slot/${of.id}`);
    }
    await openMenu(page, day(from + 1));
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The client asks for it');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Slot stopped')).toBeVisible();
    await expect(rowOf(page, day(from + 1))).toContainText('Cancelled');
    forgiveRefusals(complaints, 409);
  });

test('two slots change places once that is approved', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('master-data');
  const [of] = await placeable(page, 30);
  if (!of) throw new Error('No package of the demo has a slot left');
  const own = await callAs(page, 'post', '/sapna/np/create-slot', slotBody(of, 5, 320));
  const other = await callAs(page, 'post', '/sapna/np/create-slot', slotBody(of, 6, 330));
  await page.goto(`/np-slot/${of.id}`);
  await openMenu(page, String(own.id));
  await page.getByRole('menuitem', { name: 'Swap' }).click();
  const dialog = page.getByRole('dialog');
  const shown = dayAhead(330).split('-').map(Number).toReversed().join('/');
  await dialog.getByRole('combobox', { name: 'Swap with' }).fill(of.project.name);
  await page.getByRole('option').filter({ hasText: shown }).first().click();
  await dialog.getByLabel('Reason').fill('The launch is later');
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByText('Slot approval request sent successfully!')).toBeVisible();
  const { results: swaps } = await read<Rows<{ id: number }>>(
    page,
    `/console/v1/slot-swaps?opmV2Id=${of.id}&pageSize=5&filters=state==pending`,
  );
  const swapId = swaps[0]?.id ?? 0;
  const path = `/sapna/np/approval-page-details/${swapId}`;

  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const admin = await office.newPage();
  await signInAs(admin.request, 'admin');
  for (;;) {
    const swap = await read<Swap>(admin, path);
    if (swap.state !== 'pending') {
      expect(swap.state).toBe('done');
      break;
    }
    const { steps } = await read<{ steps: { people: { id: number; status: string }[] }[] }>(
      admin,
      `/sapna/v1/approval-page-details/${swap.approvalId}`,
    );
    const person = steps.flatMap(({ people }) => people).find(({ status }) => status === 'open');
    const { email } = await read<{ email: string }>(
      admin,
      `/madrox/data/v1/entity/company-users/${person?.id}`,
    );
    await signIn(email.split('@')[0] ?? '');
    await page.goto(`/swap-approval-details/${swapId}`);
    await expect(page.getByText('After the swap').first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Swap approved')).toBeVisible();
  }
  await office.close();
  await signIn('master-data');
  const { results } = await read<Rows<{ id: number; startDate: string; position: number }>>(
    page,
    `/sapna/np/get-all-slots?opmV2Id=${of.id}&pageSize=50`,
  );
  const placeOf = (id: number) => {
    const { startDate, position } = results.find(row => row.id === id) ?? {};
    return { startDate, position };
  };
  expect(placeOf(own.id)).toEqual({ startDate: dayAhead(330), position: 6 });
  expect(placeOf(other.id)).toEqual({ startDate: dayAhead(320), position: 5 });
});
