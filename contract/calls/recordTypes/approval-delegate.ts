// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/approval-delegate.schema.json` as its calls answer it. */
export interface ApprovalDelegate {
  id: number;
  name?: string;
  email?: string;
  designationName?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface ApprovalDelegateFields {}
