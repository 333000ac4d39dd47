// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/tan-threshold.schema.json` as its calls answer it. */
export interface TanThreshold {
  id: number;
  accountId?: number;
  legalEntityName?: string;
  tan?: string;
  financialYear?: string;
  thresholdLimit?: number;
  thresholdUtilized?: number;
}
/** What people write of it; null clears a field. */
export interface TanThresholdFields {}
