// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/churn-poc.schema.json` as its calls answer it. */
export interface ChurnPoc {
  id: number;
  name?: string;
  schedules?: number;
}
/** What people write of it; null clears a field. */
export interface ChurnPocFields {}
