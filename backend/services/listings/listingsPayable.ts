import { and, asc } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { listings } from '../../database/schema/index.ts';
import { ofAccountInScope } from '../../policies/scopes/accountScope.ts';
import { amongIds } from '../../query/amongIds.ts';

/** GET helper/25: a listing of a client whom one may not see is left out, like one that nobody has. */
export const listingsPayable: Verb<CallOf<'listings.payable'>> = async ({ query, db, actor }) => ({
  results: await db
    .select({
      listing_id: listings.id,
      is_listing_payable: listings.isListingPayable,
      is_listing_ad_package_bought: listings.isListingAdPackageBought,
    })
    .from(listings)
    .where(
      and(
        amongIds(listings.id, query.listing_ids.split(',').map(Number)),
        ofAccountInScope(listings.accountId, actor, 'read'),
      ),
    )
    .orderBy(asc(listings.id)),
});
