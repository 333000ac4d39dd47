import { and, desc, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { ListingCountKey } from '#contract/domain/listings/listingServices.ts';
import {
  fetchedListingStatuses,
  type ListingType,
} from '#contract/domain/listings/listingTypes.ts';
import type { Verb } from '../../calls/Context.ts';
import { accounts, listings } from '../../database/schema/index.ts';
import { accountScope } from '../../policies/scopes/accountScope.ts';

interface Row {
  readonly id: number;
  readonly listingType: ListingType;
  readonly isNewProject: boolean;
}

const idsOf = (rows: readonly Row[], type: ListingType) =>
  rows.filter(({ listingType }) => listingType === type).map(({ id }) => id);

/** Resale and new projects share the type BUY. */
const valueOf: Readonly<Record<ListingCountKey, (rows: readonly Row[]) => number | number[]>> = {
  totalCountBuy: rows => idsOf(rows, 'BUY').length,
  totalCountRent: rows => idsOf(rows, 'RENT').length,
  totalCountPg: rows => idsOf(rows, 'PG').length,
  resale_total_count: rows =>
    rows.filter(one => one.listingType === 'BUY' && !one.isNewProject).length,
  np_total_count: rows => rows.filter(({ isNewProject }) => isNewProject).length,
  buyListings: rows => idsOf(rows, 'BUY'),
  rentListings: rows => idsOf(rows, 'RENT'),
  pgListings: rows => idsOf(rows, 'PG'),
};

/** POST helper/19: a profile that one may not see, or that nobody has, is not among the results. */
export const countListings: Verb<CallOf<'listings.counts'>> = async ({ body, db, actor }) => {
  const sellers = await db
    .select({ id: accounts.id, uuid: accounts.uuid })
    .from(accounts)
    .where(and(inArray(accounts.uuid, body.profile_uuids), accountScope(actor, 'read')));
  const rows = await db
    .select({
      id: listings.id,
      accountId: listings.accountId,
      listingType: listings.listingType,
      isNewProject: listings.isNewProject,
    })
    .from(listings)
    .where(
      and(
        inArray(
          listings.accountId,
          sellers.map(({ id }) => id),
        ),
        inArray(listings.status, body.filter_status ?? [...fetchedListingStatuses]),
      ),
    )
    .orderBy(desc(listings.dateAdded), desc(listings.id));
  return {
    results: sellers.map(({ id, uuid }) => {
      const own = rows.filter(({ accountId }) => accountId === id);
      const values = body.keys.map(key => [key, valueOf[key](own)]);
      return { profile_uuid: uuid, ...Object.fromEntries(values) };
    }),
  };
};
