import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { allPlaced, npSlotRefusals } from '#contract/domain/slots/npSlots.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  npSlots,
  opportunityProducts as parts,
  products,
  slots,
} from '../../../database/schema/index.ts';

/** New-project products of a package: what was bought, and how much of it is placed. */
const productsOf = async (db: Database, opmV2Id: number) =>
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

/**
 * The product that a new slot is of: the one that is named, else the only one of which something is left.
 * @throws Refusal 422, or CONFLICT when all are placed
 */
export const chosenProduct = async (
  db: Database,
  opmV2Id: number,
  named: number | undefined,
): Promise<number> => {
  const all = await productsOf(db, opmV2Id);
  if (all.length === 0) throw invalidField('/opmV2Id', 'check', npSlotRefusals.noProduct);
  const meant = named === undefined ? all : all.filter(({ productId }) => productId === named);
  if (meant.length === 0) throw invalidField('/productId', 'reference', npSlotRefusals.noProduct);
  const left = meant.filter(({ bought, placed }) => placed < bought);
  const [first] = left;
  if (!first)
    throw new Refusal('CONFLICT', allPlaced(meant.reduce((sum, { bought }) => sum + bought, 0)));
  if (left.length > 1) throw invalidField('/productId', 'required', npSlotRefusals.whichProduct);
  return first.productId;
};
