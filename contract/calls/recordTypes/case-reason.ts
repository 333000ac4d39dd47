// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/case-reason.schema.json` as its calls answer it. */
export interface CaseReason {
  id: number;
  name?: string;
  category?: string;
  categoryId?: number;
  parentId?: number;
}
/** What people write of it; null clears a field. */
export interface CaseReasonFields {}
