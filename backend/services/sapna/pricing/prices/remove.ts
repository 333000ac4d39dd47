import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packagePrices } from '../../../../database/schema/index.ts';
import { lockPackages, todayOf } from '../../catalogue/packages/internal.ts';
import { removeAll } from '../../catalogue/removeAll.ts';
import { priceObstacle } from './internal.ts';
import { priceHistory, readPrices } from './priceRows.ts';

/** PUT package-price/delete: a price goes unless NetSuite has its package (T51). */
export const removePrices: Verb<CallOf<'packagePrices.remove'>> = ({
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const today = todayOf({ services });
  return removeAll({
    body,
    audit,
    entity: 'package-prices',
    what: 'price',
    read: async ids => {
      const prices = await readPrices(db, today, ids);
      const packageIds = new Set(prices.map(({ packageId }) => packageId));
      await lockPackages(db, [...packageIds]);
      return readPrices(db, today, ids);
    },
    obstacles: async prices =>
      new Map(
        prices.flatMap(({ id, isNetsuiteEnabled }) => {
          const obstacle = priceObstacle('remove', { isNetsuiteEnabled, isPriceApplicable: true });
          return obstacle ? [[id, obstacle.message] as const] : [];
        }),
      ),
    remove: ids =>
      db
        .update(packagePrices)
        .set({
          deletedAt: services.now(),
          version: sql`${packagePrices.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(packagePrices.id, [...ids])),
    history: priceHistory,
  });
};
