import { netsuiteLockedMessage, netsuiteMessages } from '#contract/domain/catalogue/netsuite.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context } from '../../../../calls/Context.ts';
import { notFound, Refusal } from '../../../../calls/Refusal.ts';
import { todayOf } from '../../catalogue/packages/internal.ts';
import { readPrices, type PackagePrice } from './priceRows.ts';

export const priceOrRefuse = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  id: number,
): Promise<PackagePrice> => {
  const [price] = await readPrices(db, todayOf({ services }), [id]);
  if (!price) throw notFound(notThere.price);
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
): Told | undefined => {
  if (isNetsuiteEnabled)
    return { message: act === 'change' ? netsuiteLockedMessage : netsuiteMessages[act] };
  return isPriceApplicable || act === 'remove' ? undefined : priceFaults.notApplicable;
};

export const refuseLockedPrices = (...[act, item]: Parameters<typeof priceObstacle>): void => {
  const obstacle = priceObstacle(act, item);
  if (obstacle) throw new Refusal('CONFLICT', obstacle);
};
