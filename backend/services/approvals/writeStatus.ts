import { and, eq, ne, sql } from 'drizzle-orm';
import type { ApprovalSubject } from '#contract/domain/approvals/approvalSubjects.ts';
import { opportunities, opportunityPackages as packages } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

export type SubjectStatus =
  'Required' | 'PendingApproval' | 'Approved' | 'Rejected' | 'NotRequired';

const packageColumn = {
  discount: { column: packages.discountStatus, name: 'discountStatus' },
  product: { column: packages.productStatus, name: 'productStatus' },
  extension: { column: packages.extensionStatus, name: 'extensionStatus' },
} as const;

/** Writes where an approval stands into the package or the deal that carries it; others carry nothing. */
export const writeStatus = async (
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  { type, kind }: Pick<ApprovalSubject, 'type' | 'kind'>,
  id: number,
  status: SubjectStatus,
): Promise<void> => {
  if (kind) {
    const { column, name } = packageColumn[kind];
    await db
      .update(packages)
      .set({ [name]: status, version: sql`${packages.version} + 1`, updatedBy: actor.id })
      .where(and(eq(packages.id, id), ne(column, status)));
  } else if (type === 'DelayedActivation')
    await db
      .update(opportunities)
      .set({
        delayedActivationStatus: status,
        version: sql`${opportunities.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(opportunities.id, id));
};
