// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/termsheet-step.schema.json` as its calls answer it. */
export interface TermsheetStep {
  id: number;
  termsheetId?: number;
  step?: string;
  fromStatusId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  toStatusId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  authorName?: string;
  remark?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface TermsheetStepFields {}
