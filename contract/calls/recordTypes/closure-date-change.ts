// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/closure-date-change.schema.json` as its calls answer it. */
export interface ClosureDateChange {
  id: number;
  closureDateId?: number;
  fromDate?: string;
  toDate?: string;
  reason?: string;
  state?: 'pending' | 'approved' | 'rejected';
  dealCount?: number;
  dealValue?: number;
  askedById?: number;
  askedByName?: string;
  decidedByName?: string;
  decidedAt?: string;
  remark?: string;
  version: number;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface ClosureDateChangeFields {}
