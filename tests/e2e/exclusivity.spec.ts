import type { Page } from '@playwright/test';
import { callAs, expect, signInAs, test } from './support/test.ts';

interface Rows<Row> {
  results: Row[];
}
interface Details {
  status: string;
  steps: { people: { id: number; status: string }[] }[];
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(path)).json()) as Answer;

/** What someone signs in with. */
const keyOf = async (page: Page, id: number): Promise<string> => {
  const { email } = await read<{ email: string }>(
    page,
    `/madrox/data/v1/entity/company-users/${id}`,
  );
  return email.split('@')[0] ?? '';
};

const openMenu = (page: Page, row: string) =>
  page.getByRole('row').filter({ hasText: row }).getByRole('button', { name: /^More/ }).click();

test('a builder’s project is asked for, approved, and then no other client is activated on it', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('builder-agent');
  const projects = await read<
    Rows<{ id: number; accountId: number; name: string; mayAsk: boolean }>
  >(page, '/console/v1/builder-projects?pageSize=100&filters=exclusivity==free');
  const project = projects.results.find(({ mayAsk }) => mayAsk);
  if (!project) throw new Error('No project of the demo can be asked for');
  await page.goto(`/account/${project.accountId}?tab=exclusivity`);
  await openMenu(page, project.name);
  await page.getByRole('menuitem', { name: 'Ask for exclusivity' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`nobody else can activate on ${project.name}`)).toBeVisible();
  await dialog.getByLabel('Comments').fill('Until the launch');
  await dialog.getByRole('button', { name: 'Ask for exclusivity' }).click();
  await expect(page.getByText('Exclusivity was asked for')).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: project.name }).getByText('Waits for approval'),
  ).toHaveCount(2);

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await desk.newPage();
  await signInAs(agent.request, 'builder-agent');
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const admin = await office.newPage();
  await signInAs(admin.request, 'admin');
  const asked = await read<Rows<{ id: number; approvalType: string }>>(
    agent,
    '/sapna/v1/approval/all-approvals?pageSize=20&sort=-id&filters=approvalType==BuilderExclusive',
  );
  const approvalId = asked.results[0]?.id ?? 0;
  for (;;) {
    const { status, steps } = await read<Details>(
      agent,
      `/sapna/v1/approval-page-details/${approvalId}`,
    );
    if (status !== 'PendingApproval') {
      expect(status).toBe('Approved');
      break;
    }
    const person = steps.flatMap(({ people }) => people).find(one => one.status === 'open');
    await signIn(await keyOf(admin, person?.id ?? 0));
    await page.goto(`/approval-details/${approvalId}`);
    await expect(page.getByText(project.name).first()).toBeVisible();
    const approve = page.getByRole('button', { name: 'Approve', exact: true });
    await approve.click();
    await expect(approve).toBeHidden();
  }
  await desk.close();
  await office.close();

  await signIn('master-data');
  const waiting = await read<Rows<{ id: number; termsheetId?: number; accountId: number }>>(
    page,
    '/console/v1/manual-activations?pageSize=100&filters=collected=gt=0;activationState==pending',
  );
  const other = waiting.results.find(
    ({ accountId, termsheetId }) => accountId !== project.accountId && termsheetId !== undefined,
  );
  const products = await read<Rows<{ id: number; version: number; productName: string }>>(
    page,
    `/sapna/v1/termsheet-product-details?termsheetId=${other?.termsheetId}&pageSize=20`,
  );
  const product = products.results.find(({ id }) => id === other?.id);
  if (!product) throw new Error('No product of the demo waits for its activation');
  await callAs(page, 'put', `/sapna/v1/termsheet-product-details/${product.id}`, {
    activationParameters: JSON.stringify({ projectId: project.id }),
    version: product.version,
  });
  await page.goto(`/termsheet/${other?.termsheetId}?tab=products`);
  await openMenu(page, product.productName);
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(
        'This project is Builder exclusive - No agent is allowed to activate on this project',
      ),
  ).toBeVisible();
});
