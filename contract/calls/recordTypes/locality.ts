// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/locality.schema.json` as its calls answer it. */
export interface Locality {
  id: number;
  name?: string;
  cityId?: number;
  cityName?: string;
  regionId?: number;
  regionName?: string;
  uuid?: string;
}
/** What people write of it; null clears a field. */
export interface LocalityFields {}
