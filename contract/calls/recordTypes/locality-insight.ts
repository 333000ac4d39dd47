// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/locality-insight.schema.json` as its calls answer it. */
export interface LocalityInsight {
  id: number;
  name?: string;
  cityId?: number;
  cityName?: string;
  regionName?: string;
  activeListings?: number;
  newListings?: number;
  projects?: number;
  enquiries?: number;
  enquiriesBefore?: number;
  demand?: number;
  averageSalePrice?: number;
  averageRent?: number;
}
/** What people write of it; null clears a field. */
export interface LocalityInsightFields {}
