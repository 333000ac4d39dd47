import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import {
  opportunityPackages,
  opportunityProducts,
  products,
} from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';

/** POST get-owner-product-activation: of an opportunity that one may open; another answers as none (record 0118). */
export const ownerActivation: Verb<CallOf<'opportunities.ownerActivation'>> = async ({
  db,
  actor,
  body,
}) => {
  await refuseOpportunity(db, actor, 'read', body.opportunityId);
  const results = await db
    .select({
      id: opportunityProducts.id,
      opportunityPackageMappingId: opportunityPackages.id,
      productName: products.name,
      activationState: opportunityProducts.activationState,
      deliveryStatus: opportunityProducts.deliveryStatus,
      startDate: opportunityProducts.startDate,
      endDate: opportunityProducts.endDate,
    })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .innerJoin(products, eq(products.id, opportunityProducts.productId))
    .where(
      and(
        eq(opportunityPackages.opportunityId, body.opportunityId),
        isNull(opportunityPackages.deletedAt),
        isNull(opportunityProducts.deletedAt),
      ),
    )
    .orderBy(asc(opportunityProducts.id));
  return { results };
};
