// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/region.schema.json` as its calls answer it. */
export interface Region {
  id: number;
  name: string;
  cityId: number;
  cityName?: string;
  localityCount?: number;
  localityRegionMappings?: { localityId: number; localityName?: string }[];
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface RegionFields {
  name: string;
  cityId: number;
  localityRegionMappings?: { localityId: number; localityName?: string }[] | null;
}
