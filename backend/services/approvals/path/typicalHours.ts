import { and, desc, eq, exists, inArray, isNotNull } from 'drizzle-orm';
import type { MatrixApprovalType } from '#contract/domain/approvals/matrixTypes.ts';
import type { Database } from '../../../database/client.ts';
import { approvalRequests as r, approvalTasks as t } from '../../../database/schema/index.ts';

const looksBackAt = 20;
const hour = 3_600_000;

/**
 * Hours that half of the last 20 decided requests of a type took; null where none was decided.
 * @param designationIds of the level of the matrix that decides: requests of other levels are not such requests
 */
export const typicalHours = async (
  db: Database,
  type: MatrixApprovalType,
  designationIds?: readonly number[],
): Promise<number | null> => {
  const decidesIt = designationIds && [
    exists(
      db
        .select({ id: t.id })
        .from(t)
        .where(
          and(
            eq(t.approvalRequestId, r.id),
            eq(t.role, 'approver'),
            inArray(t.designationId, [...designationIds]),
            inArray(t.status, ['Approved', 'Rejected']),
          ),
        ),
    ),
  ];
  const rows = await db
    .select({ from: r.requestedAt, until: r.decidedAt })
    .from(r)
    .where(
      and(
        eq(r.approvalType, type),
        inArray(r.status, ['Approved', 'Rejected']),
        isNotNull(r.decidedAt),
        ...(decidesIt ?? []),
      ),
    )
    .orderBy(desc(r.requestedAt))
    .limit(looksBackAt);
  const hours = rows
    .map(({ from, until }) => ((until?.getTime() ?? 0) - from.getTime()) / hour)
    .sort((a, b) => a - b);
  const middle = hours[Math.floor(hours.length / 2)];
  return middle === undefined ? null : Math.round(middle * 10) / 10;
};
