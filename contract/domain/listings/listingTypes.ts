import type { Labelled } from '../enumeration.ts';

/** Listings of a seller (part 2 section 3). */
export const listingTypes = ['RENT', 'BUY', 'PG'] as const;
export type ListingType = (typeof listingTypes)[number];

export const listingCategories = ['RESIDENTIAL', 'COMMERCIAL'] as const;
export type ListingCategory = (typeof listingCategories)[number];

/** `property_category_id` (part 1 section 9). */
export const propertyCategories = [
  { id: 1, label: 'residential' },
  { id: 2, label: 'commercial' },
] as const satisfies readonly Labelled[];
export type PropertyCategoryId = (typeof propertyCategories)[number]['id'];

/** Statuses of the listings that are fetched (part 2 section 4). */
export const fetchedListingStatuses = ['ACTIVE', 'PENDING'] as const;
export type ListingStatus = (typeof fetchedListingStatuses)[number];

/** Services of commercial listings (part 2 section 7). */
export const commercialServices = ['Resale', 'Rent'] as const;
