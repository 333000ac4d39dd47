// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/digilite-video-tour-mapping.schema.json` as its calls answer it. */
export interface DigiliteVideoTourMapping {
  id: number;
  packageId: number;
  packageName?: string;
  duration: number;
  digiliteCount: number;
  videoTourCount: number;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface DigiliteVideoTourMappingFields {
  packageId: number;
  duration: number;
  digiliteCount: number;
  videoTourCount: number;
}
