// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/churn-project.schema.json` as its calls answer it. */
export interface ChurnProject {
  id: number;
  name?: string;
  cityName?: string;
  builderName?: string;
  profileUuid?: string;
}
/** What people write of it; null clears a field. */
export interface ChurnProjectFields {}
