import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import type { Verb } from '../../calls/Context.ts';
import { boughtProducts, presentBought } from './boughtProducts.ts';
import { sellerOrRefuse } from './sellerOrRefuse.ts';

/** GET get-packages-with-untagged-listings: the one that ends first comes first. */
export const untaggedPackages: Verb<CallOf<'listings.untagged'>> = async ({
  query,
  db,
  actor,
  services,
}) => {
  const seller = await sellerOrRefuse(db, actor, 'read', query.profileUuid);
  const rows = await boughtProducts(db, seller.id, indiaDay(services.now()));
  const waiting = rows.filter(({ quantity, tagged }) => tagged < quantity);
  return {
    results: [...grouped(waiting, ({ lineId }) => lineId).values()].flatMap(of => {
      const [line] = of;
      if (!line) return [];
      return [
        {
          opportunityId: line.opportunityId,
          packageName: line.packageName,
          startDate: line.startDate ?? undefined,
          endDate: line.endDate ?? undefined,
          products: of.map(presentBought),
        },
      ];
    }),
  };
};
