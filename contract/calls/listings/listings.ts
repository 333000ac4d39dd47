import Type from 'typebox';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import {
  fetchedListingStatuses,
  listingCategories,
  listingTypes,
} from '../../domain/listings/listingTypes.ts';
import {
  listingComponents,
  listingCountKeys,
  listingServices,
  listingsPageSize,
} from '../../domain/listings/listingServices.ts';
import { lines } from '../../domain/lines.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { pageOf } from '../paging.ts';

const source = 'part 2 §3, §4, §7, §9, decision record 0171';
const uuid = Type.String({ format: 'uuid' });
const day = Type.String({ format: 'date' });
const count = Type.Integer({ minimum: 0 });
const status = Type.Enum([...fetchedListingStatuses]);
const ids = Type.String({
  pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$',
  maxLength: 3500,
  description: 'ids separated by commas',
});

/** Both of them when nobody says which (part 2 section 4). */
const statuses = Type.Optional(Type.Array(status, { minItems: 1, uniqueItems: true }));

const hash = Type.Optional(Type.Unknown());

/** A listing of a seller; what is not a component that was asked for is absent. Prices are paise. */
const listing = Type.Object({
  id: rowId,
  title: Type.String(),
  status,
  price: count,
  formatted_price: Type.String(),
  type: Type.String(),
  listingType: Type.Enum([...listingTypes]),
  category: Type.Enum([...listingCategories]),
  inventory_canonical_url: Type.String(),
  city_name: Type.String(),
  locality_name: Type.Optional(Type.String()),
  date_added: Type.String({ format: 'date-time' }),
  polygons_hash: hash,
  images_hash: hash,
  inventory_configs: hash,
  flat_slot_details: hash,
  leads_data: Type.Optional(Type.Object({ leads: count, start_date: day, end_date: day })),
  paid: Type.Optional(Type.Boolean()),
  is_listing_payable: Type.Optional(Type.Boolean()),
  is_listing_ad_package_bought: Type.Optional(Type.Boolean()),
});

const product = Type.Object({
  opportunityProductMappingId: rowId,
  productName: Type.String(),
  /** Listings that were bought, that are tagged, and that still can be. */
  quantity: count,
  tagged: count,
  untagged: count,
});

/** Listings of a seller, and the bought packages that are not tagged to one yet. */
export const listingCalls = [
  defineCall({
    id: 'listings.counts',
    method: 'POST',
    path: '/sapna/v1/{product}/helper/19',
    kind: 'read',
    access: 'signed-in',
    summary: 'How many listings sellers have, by listing-count state',
    source,
    body: strictObject({
      profile_uuids: Type.Array(uuid, { minItems: 1, maxItems: 100, uniqueItems: true }),
      keys: Type.Array(Type.Enum([...listingCountKeys]), { minItems: 1, uniqueItems: true }),
      filter_status: statuses,
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          profile_uuid: uuid,
          totalCountBuy: Type.Optional(count),
          totalCountRent: Type.Optional(count),
          totalCountPg: Type.Optional(count),
          resale_total_count: Type.Optional(count),
          np_total_count: Type.Optional(count),
          /** Ids, newest first. */
          buyListings: Type.Optional(Type.Array(rowId)),
          rentListings: Type.Optional(Type.Array(rowId)),
          pgListings: Type.Optional(Type.Array(rowId)),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'listings.list',
    method: 'POST',
    path: '/sapna/v1/{product}/helper/36',
    kind: 'read',
    access: 'signed-in',
    summary: 'Live and pending listings of a seller, newest first, 20 to a page',
    source,
    body: strictObject({
      profile_uuid: uuid,
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
      page_size: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, default: listingsPageSize }),
      ),
      profile_type: Type.Optional(Type.Enum(lines.map(({ id }) => id.toUpperCase()))),
      property_category_id: Type.Optional(Type.Enum([1, 2])),
      service_type: Type.Optional(Type.Enum([...listingServices])),
      components: Type.Optional(
        Type.Array(Type.Enum([...listingComponents]), { uniqueItems: true }),
      ),
      'user_flats.final_status': statuses,
      include_payment_status: Type.Optional(Type.Boolean({ default: false })),
    }),
    answer: pageOf(listing),
  }),
  defineCall({
    id: 'listings.leads',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/24',
    kind: 'read',
    access: 'signed-in',
    summary: 'Enquiries of listings on the days, usually the past 6 months to tomorrow (T77)',
    source: `${source}, T77`,
    query: strictObject({
      services: Type.Optional(
        Type.String({
          pattern: '^(Resale|Rent|PG)(,(Resale|Rent|PG)){0,2}$',
          description: 'separated by commas',
        }),
      ),
      property_ids: Type.Optional(ids),
      profile_uuid: uuid,
      start_date: Type.Optional(day),
      end_date: Type.Optional(day),
    }),
    answer: Type.Object({
      start_date: day,
      end_date: day,
      total: count,
      results: Type.Array(Type.Object({ listing_id: rowId, leads: count })),
    }),
  }),
  defineCall({
    id: 'listings.payable',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/25',
    kind: 'read',
    access: 'signed-in',
    summary: 'Whether listings can be paid for, and whether they already have an ad package',
    source,
    query: strictObject({ listing_ids: ids }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          listing_id: rowId,
          is_listing_payable: Type.Boolean(),
          is_listing_ad_package_bought: Type.Boolean(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'listings.untagged',
    method: 'GET',
    path: '/sapna/v1/product-activation/get-packages-with-untagged-listings',
    kind: 'read',
    access: 'signed-in',
    summary: 'Bought packages of a seller with listings that are not tagged yet',
    source,
    query: strictObject({ profileUuid: uuid }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          opportunityId: rowId,
          packageName: Type.String(),
          startDate: Type.Optional(day),
          endDate: Type.Optional(day),
          products: Type.Array(product),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'listings.tag',
    method: 'POST',
    path: '/sapna/v1/product-activation/tag-product-listings',
    kind: 'change',
    access: clientWriters,
    summary: 'Tag listings of a seller to a bought product; all of them or none',
    source,
    query: strictObject({ profileUuid: uuid }),
    body: strictObject({
      opportunityProductMappingId: rowId,
      listingIds: Type.Array(rowId, { minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    answer: product,
  }),
] as const;
