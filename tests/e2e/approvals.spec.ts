import { approvalOf, approveInTurn } from './support/approveInTurn.ts';
import { makeDeal, setPrice } from './support/discountedDeal.ts';
import { callAs, expect, signInAs, test } from './support/test.ts';

const discountOf = 25;

test('a discount is asked for, reviewed, approved on its page, and superseded by another price', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const desk = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await desk.newPage();
  await signInAs(agent.request, 'broker-agent');
  const { dealId, part } = await makeDeal(agent);
  const rate = Number(part['ratePrice']);
  const priced = await setPrice(agent, part, rate, discountOf);
  const sent = await callAs(agent, 'post', '/sapna/v1/approval/send-for-approval', {
    approvalType: 'Discount',
    entityId: part.id,
    remark: 'A client of many years',
  });
  const id = Number(sent['approvalId']);

  const roles = await approveInTurn(agent, page, id, 'A client of many years');
  expect([...roles]).toContain('approver');
  expect((await approvalOf(agent, id)).status).toBe('Approved');

  const answer = await agent.request.get(
    `/console/v1/opportunity-packages?opportunityId=${dealId}`,
  );
  const { results } = (await answer.json()) as { results: { id: number; version: number }[] };
  await setPrice(agent, results.find(one => one.id === part.id) ?? priced, rate, discountOf + 10);
  await agent.goto(`/approval-details/${id}`);
  await expect(agent.getByText(/superseded/i).first()).toBeVisible();
  await desk.close();
});

test('broker-lead: names a colleague for a time, who answers in their place', async ({
  page,
  signIn,
}) => {
  await signIn('broker-lead');
  await page.goto('/approval-delegations');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Delegations of approvals' }),
  ).toBeVisible();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  // Another time for each try: two at a time are refused.
  const start = 200 + Math.floor(Math.random() * 50_000);
  const answer = await page.request.get('/console/v1/approval-delegates?search=Debjani');
  const { results } = (await answer.json()) as { results: { id: number }[] };
  await callAs(page, 'post', '/console/v1/approval-delegations', {
    delegateId: results[0]?.id,
    startsAt: at(start),
    endsAt: at(start + 10),
    reason: 'On leave',
  });
  await page.reload();
  const row = page.getByRole('row', { name: /Debjani Mukhopadhyay/ }).first();
  await expect(row).toContainText('On leave');
  await signIn('broker-business-manager');
  await page.goto('/approval-delegations');
  await expect(page.getByRole('row', { name: /Lakshmi Narayanan/ }).first()).toBeVisible();
});
