import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import {
  npSlots,
  opportunityProducts as parts,
  products,
  slots,
} from '../../../database/schema/index.ts';

/** New-project products of a package: what was bought, and how much of it is placed. */
export const npProductsOf = async (db: Database, opmV2Id: number) =>
  db
    .select({
      productId: parts.productId,
      bought: sql<number>`sum(${parts.quantity})::int`,
      placed: sql<number>`(
        select count(*)::int from ${npSlots} join ${slots} on ${slots.id} = ${npSlots.slotId}
        where ${npSlots.opportunityPackageId} = ${opmV2Id}::bigint
          and ${slots.productId} = ${parts.productId}
          and ${slots.deletedAt} is null and ${slots.state} not in ('draft', 'cancelled'))`,
    })
    .from(parts)
    .innerJoin(products, and(eq(products.id, parts.productId), eq(products.kind, 'np-slot')))
    .where(
      and(
        eq(parts.opportunityPackageId, opmV2Id),
        isNull(parts.deletedAt),
        ne(parts.activationState, 'stopped'),
      ),
    )
    .groupBy(parts.productId)
    .orderBy(asc(parts.productId));
