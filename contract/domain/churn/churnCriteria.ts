import { addDays } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';
import type { ListingType } from '../listings/listingTypes.ts';
import { pageSizes, rowLimits } from '../lists/pageSizes.ts';

export const churnStatuses = ['scheduled', 'running', 'done', 'stopped'] as const;

/** Property types of listings by `property_category_id`. */
export const churnPropertyTypes = {
  1: ['Apartment', 'Independent House', 'Villa', 'Plot'],
  2: ['Office', 'Shop', 'Warehouse'],
} as const;

export const churnApartmentTypes = ['1 BHK', '2 BHK', '3 BHK', '4 BHK'] as const;

/** 50 a page, up to 9 pages (part 2 section 9). */
export const mostChurnProjects = pageSizes.churnProjects * rowLimits.churnProjectPages;

/** Schedules of one bulk create: all of them are written in one transaction. */
export const mostBulkSchedules = 100;

/** How far a relaxed bound moves, in percent of it. */
export const priceRelaxation = 10;

/** Rents and paying guests are one service to a seller; the enquiries of both are leads for rent. */
const listingTypesOf: Readonly<Record<'buy' | 'rent', readonly ListingType[]>> = {
  buy: ['BUY'],
  rent: ['RENT', 'PG'],
};

export interface ChurnCriteria {
  readonly last_n_days: number;
  readonly lead_service_type: 'buy' | 'rent';
  /** In paise. */
  readonly min_price?: number | null;
  /** In paise. */
  readonly max_price?: number | null;
  readonly min_price_relax?: boolean;
  readonly max_price_relax?: boolean;
  readonly property_category_id?: 1 | 2 | null;
  readonly property_type?: string | null;
  readonly bhk_type?: string | null;
  readonly possession?: string | null;
  readonly possession_flag?: boolean;
}

/** What a lead must be, in the terms of the listing that it enquired for. */
export interface LeadFilter {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly listingTypes: readonly ListingType[];
  readonly category?: 'RESIDENTIAL' | 'COMMERCIAL';
  readonly propertyType?: string;
  readonly bhk?: number;
  /** In paise. */
  readonly minPrice?: number;
  /** In paise. */
  readonly maxPrice?: number;
  readonly isReady?: boolean;
}

const relaxed = (price: number, isRelaxed: boolean | undefined, direction: 1 | -1): number =>
  isRelaxed ? Math.round((price * (100 + direction * priceRelaxation)) / 100) : price;

/**
 * The criteria of a schedule as what they ask of a lead: of the last n days up to and with today, within prices that a
 * relaxed bound widens by 10 percent; of a possession only where the flag asks for it (decision record 0153).
 */
export const leadFilterOf = (criteria: ChurnCriteria, today: Day): LeadFilter => {
  const { min_price: min, max_price: max, bhk_type: bhk } = criteria;
  return {
    firstDay: addDays(today, -criteria.last_n_days),
    lastDay: today,
    listingTypes: listingTypesOf[criteria.lead_service_type],
    ...(criteria.property_category_id && {
      category: criteria.property_category_id === 1 ? 'RESIDENTIAL' : 'COMMERCIAL',
    }),
    ...(criteria.property_type && { propertyType: criteria.property_type }),
    ...(bhk && { bhk: Number.parseInt(bhk, 10) }),
    ...(typeof min === 'number' && { minPrice: relaxed(min, criteria.min_price_relax, -1) }),
    ...(typeof max === 'number' && { maxPrice: relaxed(max, criteria.max_price_relax, 1) }),
    ...(criteria.possession_flag &&
      criteria.possession && { isReady: criteria.possession === 'Ready to move' }),
  };
};
