// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/closure-date.schema.json` as its calls answer it. */
export interface ClosureDate {
  id: number;
  month:
    | 'January'
    | 'February'
    | 'March'
    | 'April'
    | 'May'
    | 'June'
    | 'July'
    | 'August'
    | 'September'
    | 'October'
    | 'November'
    | 'December';
  year: number;
  monthNumber?: number;
  name?: string;
  closureDate: string;
  reason?: string;
  state?: 'open' | 'closed';
  askedDate?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ClosureDateFields {
  month:
    | 'January'
    | 'February'
    | 'March'
    | 'April'
    | 'May'
    | 'June'
    | 'July'
    | 'August'
    | 'September'
    | 'October'
    | 'November'
    | 'December';
  year: number;
  closureDate: string;
  reason?: string | null;
}
