import { expect, read, signInAs, test } from './support/test.ts';

interface Incentive {
  id: number;
  userName: string;
  statusId: number;
  disputeId?: number;
}

test('an agent disputes a figure, Lookup Admin answers, and it stands', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  await signIn('broker-agent');
  const { id: myId } = await read<{ id: number }>(page, '/madrox/app/v1/user/details');
  const { results } = await read<{ results: Incentive[] }>(
    page,
    `/sapna/v1/user-incentives?pageSize=100&userId=${myId}&filters=statusId=in=(1,2,3,4)`,
  );
  const own = results.find(({ disputeId }) => !disputeId);
  await page.goto(`/my-incentives/${own?.id ?? 0}`);
  await page.getByRole('button', { name: 'Dispute this figure' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The payment of the last day is missing');
  await dialog.getByRole('button', { name: 'Dispute this figure' }).click();
  await expect(page.getByText('Dispute sent')).toBeVisible();
  await expect(page.getByText('It is paid once the dispute has an outcome.')).toBeVisible();

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const keeper = await desk.newPage();
  await signInAs(keeper.request, 'lookup-admin');
  await keeper.goto('/incentive-disputes?view=open');
  await keeper
    .getByRole('row', { name: 'The payment of the last day' })
    .getByRole('link')
    .first()
    .click();
  await expect(keeper.getByText('The payment of the last day is missing').first()).toBeVisible();
  await keeper.getByRole('button', { name: 'Figure stands' }).click();
  const answer = keeper.getByRole('dialog');
  await answer.getByLabel('Why').fill('It was cleared on the first of the next month');
  await answer.getByRole('button', { name: 'Figure stands' }).click();
  await expect(keeper.getByText('Dispute closed')).toBeVisible();

  await page.goto('/incentive-disputes?view=closed');
  await expect(page.getByText('The figure stands').first()).toBeVisible();
  await desk.close();
});
