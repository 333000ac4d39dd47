import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { milestones, opportunities, opportunityPackages } from '#backend/database/schema/index.ts';
import {
  approvalStatuses,
  delayedActivationStatuses,
} from '#contract/domain/approvals/approvalStatus.ts';
import type { Page } from '#contract/calls/paging.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startTermsheets, type Sheet, type Termsheets } from './startTermsheets.ts';

/* What a list says to be in the way of RCM is what refuses the decision, and nothing else does. */

let test: Termsheets;
beforeAll(async () => {
  test = await startTermsheets();
});
afterAll(() => test.close());

const listed = async (id: number): Promise<Sheet | undefined> =>
  ok<Page<Sheet>>(await test.rcm.get('/console/v1/termsheets', { query: { filters: `id==${id}` } }))
    .results[0];

type Change = (deal: number) => Promise<unknown>;

const passes = (status: string): boolean => ['NotRequired', 'Approved'].includes(status);

const discount =
  (discountStatus: (typeof approvalStatuses)[number]): Change =>
  async deal =>
    test.client.db
      .update(opportunityPackages)
      .set({ discountStatus })
      .where(eq(opportunityPackages.opportunityId, deal));

const delayed =
  (delayedActivationStatus: (typeof delayedActivationStatuses)[number]): Change =>
  async deal =>
    test.client.db
      .update(opportunities)
      .set({ delayedActivationStatus })
      .where(eq(opportunities.id, deal));

const inMilestones =
  (set: Partial<typeof milestones.$inferInsert>): Change =>
  async deal =>
    test.client.db.update(milestones).set(set).where(eq(milestones.opportunityId, deal));

type Case = readonly [what: string, change: Change, obstacle: string | undefined];

const cases: readonly Case[] = [
  ...approvalStatuses.map((status): Case => [
    `discount ${status}`,
    discount(status),
    passes(status) ? undefined : 'discount',
  ]),
  ...delayedActivationStatuses.map((status): Case => [
    `delayed activation ${status}`,
    delayed(status),
    passes(status) ? undefined : 'delayed-activation',
  ]),
  ['milestones below the price', inMilestones({ amountPaise: 100 }), 'milestones'],
  ['no active milestone', inMilestones({ isActive: false }), 'milestones'],
];

it.each(cases)('%s', async (_, change, obstacle) => {
  const deal = await test.agreed();
  const sent = await test.send((await test.sheet(deal)).id);
  await change(deal);
  expect((await listed(sent.id))?.['obstacle']).toBe(obstacle);
  const answer = await test.decide(sent, 'approve');
  expect(answer.statusCode).toBe(obstacle === undefined ? 200 : 409);
  if (obstacle !== undefined) expect(refusal(answer).message).toBe("Case didn't Proceed");
});
