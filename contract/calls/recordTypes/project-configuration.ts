// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/project-configuration.schema.json` as its calls answer it. */
export interface ProjectConfiguration {
  id: number;
  projectId?: number;
  name?: string;
  apartmentType?: string;
  areaSize?: number;
  price?: number;
}
/** What people write of it; null clears a field. */
export interface ProjectConfigurationFields {}
