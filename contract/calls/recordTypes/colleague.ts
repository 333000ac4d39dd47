// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/colleague.schema.json` as its calls answer it. */
export interface Colleague {
  id: number;
  name?: string;
  email?: string;
  designationName?: string;
  isActive?: boolean;
}
/** What people write of it; null clears a field. */
export interface ColleagueFields {}
