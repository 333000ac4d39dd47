import { priceObstacle } from '../../sapna/pricing/prices/internal.ts';
import { readPrices } from '../../sapna/pricing/prices/priceRows.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  caps,
  complimentaryProducts,
  monetizableCities,
  packageFamilies,
  packagePrices,
  packages,
  productConfigs,
  products,
  records,
} from '../../../database/schema/index.ts';
import type { Asking } from './takeBack.ts';

type RemovableTable =
  | typeof caps
  | typeof complimentaryProducts
  | typeof monetizableCities
  | typeof packageFamilies
  | typeof packagePrices
  | typeof packages
  | typeof productConfigs
  | typeof products
  | typeof records;

export interface Restorable {
  readonly table: RemovableTable;
  /** Refuses what the rules of its area do not allow back; the row is there again when it is asked. */
  readonly check?: (context: Asking, id: number) => Promise<void>;
}

/** What NetSuite has taken over gets no price back either (T51). */
const checkPrice = async ({ db, services }: Asking, id: number): Promise<void> => {
  const [price] = await readPrices(db, indiaDay(services.now()), [id]);
  const obstacle = price && priceObstacle('change', { ...price, isPriceApplicable: true });
  if (obstacle) throw new Refusal('CONFLICT', obstacle);
};

/**
 * Documented records whose removal only marks one row of a table, so that taking the mark away brings all of them
 * back. Regions give up their localities and event cities their row when they go: those are not among them.
 */
const documented: Readonly<Record<string, Restorable>> = {
  caps: { table: caps },
  'complimentary-products': { table: complimentaryProducts },
  'monetizable-cities': { table: monetizableCities },
  'package-families': { table: packageFamilies },
  'package-prices': { table: packagePrices, check: checkPrice },
  packages: { table: packages },
  'product-configs': { table: productConfigs },
  products: { table: products },
};

/** Undefined where a removal is for good. */
export const restorableOf = (resource: string, isStored: boolean): Restorable | undefined =>
  isStored ? { table: records } : documented[resource];
