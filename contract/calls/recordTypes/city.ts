// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/city.schema.json` as its calls answer it. */
export interface City {
  id: number;
  city_id?: number;
  name?: string;
  label?: string;
  state?: string;
  zone?: string;
  tier?: number;
  monetizable?: boolean;
  uuid?: string;
}
/** What people write of it; null clears a field. */
export interface CityFields {}
