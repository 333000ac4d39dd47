import { allPlaced, npSlotRefusals } from '#contract/domain/slots/npSlots.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { npProductsOf } from '../../opportunities/packages/npProductsOf.ts';

/**
 * The product that a new slot is of: the one that is named, else the only one of which something is left.
 * @throws Refusal 422, or CONFLICT when all are placed
 */
export const chosenProduct = async (
  db: Database,
  opmV2Id: number,
  named: number | undefined,
): Promise<number> => {
  const all = await npProductsOf(db, opmV2Id);
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
