// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/monetizable-city.schema.json` as its calls answer it. */
export interface MonetizableCity {
  id: number;
  city_id: number;
  label?: string;
  state?: string;
  zone?: string;
  tier?: number;
  uuid?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface MonetizableCityFields {
  city_id: number;
}
