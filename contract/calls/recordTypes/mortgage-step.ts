// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/mortgage-step.schema.json` as its calls answer it. */
export interface MortgageStep {
  id: number;
  mortgagePartnerId?: number;
  action?: string;
  toStatusId?: number;
  toSubStatusId?: number;
  remarkType?: number;
  remark?: string;
  createdAt: string;
  byName?: string;
}
/** What people write of it; null clears a field. */
export interface MortgageStepFields {}
