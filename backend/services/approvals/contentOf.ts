import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import {
  boundText,
  type ApprovalContent,
  type PackageContent,
} from '#contract/domain/approvals/approvalContent.ts';
import type { MatrixApprovalType } from '#contract/domain/approvals/matrixTypes.ts';
import type { Database } from '../../database/client.ts';
import {
  opportunities,
  opportunityPackages as p,
  packages,
  refunds,
} from '../../database/schema/index.ts';

interface About {
  readonly entity: string;
  readonly entityId: number;
}

const packageContent = async (db: Database, id: number) => {
  const [row] = await db
    .select({
      packageId: p.packageId,
      packageName: packages.name,
      quantity: p.quantity,
      ratePaise: p.ratePaise,
      salesPaise: p.salesPaise,
      endDate: p.endDate,
      dealValuePaise: opportunities.dealValuePaise,
    })
    .from(p)
    .innerJoin(packages, eq(packages.id, p.packageId))
    .innerJoin(opportunities, eq(opportunities.id, p.opportunityId))
    .where(and(eq(p.id, id), isNull(p.deletedAt)));
  return row satisfies PackageContent | undefined;
};

const dealContent = async (db: Database, id: number) => {
  const [row] = await db
    .select({ dealValuePaise: opportunities.dealValuePaise })
    .from(opportunities)
    .where(eq(opportunities.id, id));
  return row;
};

const refundContent = async (db: Database, id: number) => {
  const [row] = await db
    .select({ paymentId: refunds.paymentId, amountPaise: refunds.amountPaise })
    .from(refunds)
    .where(eq(refunds.id, id));
  return row;
};

/**
 * What there is now of what a request is about. Null where it is gone; undefined where what it is about does not change
 * after it was asked for.
 */
export const contentOf = async (
  db: Database,
  { entity, entityId }: About,
): Promise<ApprovalContent | null | undefined> => {
  if (entity === 'opportunity_packages') return (await packageContent(db, entityId)) ?? null;
  if (entity === 'opportunities') return (await dealContent(db, entityId)) ?? null;
  if (entity === 'refunds') return (await refundContent(db, entityId)) ?? null;
  return undefined;
};

export const digestOf = (type: MatrixApprovalType, content: ApprovalContent): string =>
  createHash('sha256').update(boundText(type, content)).digest('hex');

/** The snapshot of a package request; what the seeds and `contentOf` write. */
export const asPackageContent = (snapshot: ApprovalContent): PackageContent =>
  // Written by `contentOf` for this kind of request alone.
  snapshot as unknown as PackageContent;
