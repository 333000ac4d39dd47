import type { ListingCategory, ListingType, PropertyCategoryId } from './listingTypes.ts';

/** `service_type` of the listings of a seller, and the type that it asks for (decision record 0171). */
export const listingServices = ['Resale', 'Rent', 'PG'] as const;
export type ListingService = (typeof listingServices)[number];

const types: Readonly<Record<ListingService, ListingType>> = {
  Resale: 'BUY',
  Rent: 'RENT',
  PG: 'PG',
};

export const listingTypeOf = (service: ListingService): ListingType => types[service];

/** The category of a `property_category_id` (part 1 section 9). */
export const listingCategoryOf = (id: PropertyCategoryId): ListingCategory =>
  id === 1 ? 'RESIDENTIAL' : 'COMMERCIAL';

/** Parts of a listing that come when they are asked for. */
export const listingComponents = [
  'polygons_hash',
  'images_hash',
  'inventory_configs',
  'flat_slot_details',
  'leads_data',
] as const;
export type ListingComponent = (typeof listingComponents)[number];

/** Counts and ids of a seller's listings, under the names of the listing-count state (part 2 section 3). */
export const listingCountKeys = [
  'totalCountBuy',
  'totalCountRent',
  'totalCountPg',
  'resale_total_count',
  'np_total_count',
  'buyListings',
  'rentListings',
  'pgListings',
] as const;
export type ListingCountKey = (typeof listingCountKeys)[number];

/** Rows of a page of live or active listings (part 2 section 9). */
export const listingsPageSize = 20;

const indian = (value: number, digits: number) =>
  value.toLocaleString('en-IN', { maximumFractionDigits: digits });

/** A price as listings tell it, in lakh and crore: `₹1.25 Cr`, `₹45 L`, `₹18,500` and `/month` for rent. */
export const formattedPrice = (paise: number, type: ListingType): string => {
  const rupees = paise / 100;
  const amount =
    rupees >= 10_000_000
      ? `₹${indian(rupees / 10_000_000, 2)} Cr`
      : rupees >= 100_000
        ? `₹${indian(rupees / 100_000, 2)} L`
        : `₹${indian(rupees, 0)}`;
  return type === 'BUY' ? amount : `${amount}/month`;
};
