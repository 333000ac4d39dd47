import { and, eq, inArray } from 'drizzle-orm';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { standingOf } from '#contract/domain/clients/clientStanding.ts';
import { isPossibleIn } from '#contract/domain/clients/staysPossible.ts';
import { bucketOf } from '#contract/domain/opportunities/opportunityStatus.ts';
import { approvalRequests, opportunities, paymentLinks } from '../database/schema/index.ts';
import { supersede } from './approvals/supersede.ts';
import { writeStatus } from './approvals/writeStatus.ts';
import { endLinks, type Ending } from './endLinks.ts';

/**
 * What ends with a deal that is closed, lost or dropped (record 0222): the links by which it could still be paid, and
 * what was asked about it and its packages that could not be approved any more. To be called after the status is written;
 * does nothing while the deal is open.
 */
export const endWithDeal = async (context: Ending, opportunityId: number): Promise<void> => {
  const { db } = context;
  const [deal] = await db
    .select({ statusId: opportunities.statusId, line: opportunities.line })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  // An owner’s deal in 8 is locked, but it is the one whose link was just sent.
  if (!deal || bucketOf(deal.statusId) === 'open') return;
  await endLinks(context, eq(paymentLinks.opportunityId, opportunityId));
  const standing = standingOf(undefined, deal);
  const waiting = await db
    .select()
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.opportunityId, opportunityId),
        eq(approvalRequests.status, 'PendingApproval'),
        inArray(approvalRequests.entity, ['opportunities', 'opportunity_packages']),
      ),
    )
    .orderBy(approvalRequests.id)
    .for('update');
  for (const row of waiting) {
    if (isPossibleIn(`approvals.process:${row.approvalType}`, standing)) continue;
    await supersede(context, row);
    await writeStatus(context, subjectOf(row.approvalType), row.entityId, 'Required');
  }
};
