import {
  checkNetsuite,
  netsuiteLockedMessage,
  type netsuiteMessages,
} from '#contract/domain/catalogue/netsuite.ts';
import { priceMessages } from '#contract/domain/pricing/priceMessages.ts';
import type { Context } from '../../../../calls/Context.ts';
import { notFound, Refusal } from '../../../../calls/Refusal.ts';
import { todayOf } from '../../catalogue/packages/internal.ts';
import { readPrices, type PackagePrice } from './priceRows.ts';

export const priceOrRefuse = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  id: number,
): Promise<PackagePrice> => {
  const [price] = await readPrices(db, todayOf({ services }), [id]);
  if (!price) throw notFound('This price');
  return price;
};

interface PricedPackage {
  isNetsuiteEnabled: boolean;
  isPriceApplicable: boolean;
}

/** Why the prices of a package stay as they are: NetSuite has it, or it has none (decision T51). */
export const priceObstacle = (
  act: keyof typeof netsuiteMessages | 'change',
  { isNetsuiteEnabled, isPriceApplicable }: PricedPackage,
): string | undefined => {
  if (isNetsuiteEnabled)
    return act === 'change' ? netsuiteLockedMessage : checkNetsuite(act, isNetsuiteEnabled);
  return isPriceApplicable || act === 'remove' ? undefined : priceMessages.notApplicable;
};

export const refuseLockedPrices = (...[act, item]: Parameters<typeof priceObstacle>): void => {
  const obstacle = priceObstacle(act, item);
  if (obstacle) throw new Refusal('CONFLICT', obstacle);
};
