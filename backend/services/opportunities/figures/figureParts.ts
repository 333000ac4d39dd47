import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { agreedParts, collectedParts, milestonesOf, pendingParts } from './dealParts.ts';

/** GET opportunities/{id}/figure-parts: the milestones or payments that a figure is made of; they add up to it (T38). */
export const figureParts: Verb<CallOf<'opportunities.figureParts'>> = async ({
  params,
  query,
  db,
  actor,
}) => {
  await refuseOpportunity(db, actor, 'read', params.id);
  const [deal] = await db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      dealValue: opportunities.dealValuePaise,
      collected: opportunities.collectedPaise,
    })
    .from(opportunities)
    .where(eq(opportunities.id, params.id));
  if (!deal) throw notFound(notThere.opportunity);
  if (query.of === 'collectedAmount') return { results: await collectedParts(db, deal) };
  const parts = query.of === 'dealValue' ? agreedParts : pendingParts;
  return { results: parts(deal, await milestonesOf(db, [deal.id])) };
};
