// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/event-city.schema.json` as its calls answer it. */
export interface EventCity {
  id: number;
  eventId: number;
  eventName?: string;
  cityId?: number;
  cityUuid?: string;
  cityName?: string;
  state?: string;
  zone?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface EventCityFields {
  eventId: number;
  cityId?: number;
  cityUuid?: string;
}
