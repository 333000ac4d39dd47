import { and, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { fetchedListingStatuses } from '#contract/domain/listings/listingTypes.ts';
import { taggingFault } from '#contract/domain/listings/taggingFault.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound } from '../../calls/Refusal.ts';
import { listings, opportunityProducts, productListings } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { boughtProducts, presentBought } from './boughtProducts.ts';
import { sellerOrRefuse } from './sellerOrRefuse.ts';

/** POST tag-product-listings: the bought product is locked first, so that two people never use its last listing. */
export const tagListings: Verb<CallOf<'listings.tag'>> = async ({
  query,
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const seller = await sellerOrRefuse(db, actor, 'change', query.profileUuid);
  const { opportunityProductMappingId: id, listingIds } = body;
  await db
    .select({ id: opportunityProducts.id })
    .from(opportunityProducts)
    .where(eq(opportunityProducts.id, id))
    .for('update');
  const today = indiaDay(services.now());
  const [bought] = await boughtProducts(db, seller.id, today, eq(opportunityProducts.id, id));
  if (!bought) throw notFound(notThere.orderedProduct);
  const theirs = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.accountId, seller.id),
        amongIds(listings.id, listingIds),
        inArray(listings.status, [...fetchedListingStatuses]),
      ),
    );
  const before = await db
    .select({ id: productListings.listingId })
    .from(productListings)
    .where(eq(productListings.opportunityProductId, id));
  const has = (rows: readonly { id: number }[]) => new Set(rows.map(row => row.id));
  const fault = taggingFault({
    bought: bought.quantity,
    tagged: before.length,
    chosen: listingIds.length,
    notTheirs: listingIds.filter(one => !has(theirs).has(one)),
    already: listingIds.filter(one => has(before).has(one)),
  });
  if (fault) throw invalidField('/listingIds', 'check', fault);
  await db.insert(productListings).values(
    listingIds.map(listingId => ({
      opportunityProductId: id,
      listingId,
      createdBy: actor.id,
    })),
  );
  const tagged = before.length + listingIds.length;
  await audit.record({
    action: 'tag-listings',
    entity: 'termsheet-products',
    entityId: id,
    version: bought.version,
    before: { taggedCount: before.length },
    after: { taggedCount: tagged },
  });
  return presentBought({ ...bought, tagged });
};
