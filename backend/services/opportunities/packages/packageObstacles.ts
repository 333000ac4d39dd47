import { and, inArray, isNull, sql } from 'drizzle-orm';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import type { Database } from '../../../database/client.ts';
import { opportunityProducts, termsheetPackages } from '../../../database/schema/index.ts';
import { sumsOf } from '../figures/dealSums.ts';

interface Ordered {
  readonly id: number;
  readonly opportunityId: number;
  readonly salesPrice?: number;
}

/** Why packages stay: a termsheet covers them, they run, or milestones would ask for more than what is left. */
export const packageObstacles = async (
  db: Database,
  rows: readonly Ordered[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = rows.map(({ id }) => id);
  const covered = await db
    .select({ id: termsheetPackages.opportunityPackageId })
    .from(termsheetPackages)
    .where(inArray(termsheetPackages.opportunityPackageId, ids));
  const running = await db
    .select({ id: opportunityProducts.opportunityPackageId })
    .from(opportunityProducts)
    .where(
      and(
        inArray(opportunityProducts.opportunityPackageId, ids),
        isNull(opportunityProducts.deletedAt),
        sql`${opportunityProducts.activationState} <> 'pending'`,
      ),
    );
  const found = new Map<number, string>();
  for (const { id, opportunityId, salesPrice = 0 } of rows) {
    const { sales, milestones } = await sumsOf({ db }, opportunityId);
    if (sales - salesPrice < milestones) found.set(id, opportunityRefusals.milestoneSum.message);
  }
  for (const { id } of [...covered, ...running])
    found.set(id, opportunityRefusals.packageUsed.message);
  return found;
};
