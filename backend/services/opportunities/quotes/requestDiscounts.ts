import { and, asc, eq, isNull } from 'drizzle-orm';
import { opportunityPackages as p } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { sendForApproval } from '../../approvals/send.ts';

/** Requests approval for each discount of a deal that needs it and has none yet. @returns the ids of the requests */
export const requestDiscounts = async (
  context: Omit<InWrite, 'query'>,
  opportunityId: number,
  remark: string | null,
): Promise<number[]> => {
  const open = await context.db
    .select({ id: p.id, sales: p.salesPaise })
    .from(p)
    .where(
      and(
        eq(p.opportunityId, opportunityId),
        eq(p.discountStatus, 'Required'),
        isNull(p.deletedAt),
      ),
    )
    .orderBy(asc(p.id));
  const ids: number[] = [];
  for (const { id, sales } of open) {
    const approvalType = sales === 0 ? 'FreeTrial' : 'Discount';
    ids.push(await sendForApproval(context, { approvalType, entityId: id, remark }));
  }
  return ids;
};
