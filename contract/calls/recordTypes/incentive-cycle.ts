// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/incentive-cycle.schema.json` as its calls answer it. */
export interface IncentiveCycle {
  id: number;
  name?: string;
  frequency?: 'Monthly' | 'Quarterly';
  startDate?: string;
  endDate?: string;
  closedAt?: string;
  isClosed?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface IncentiveCycleFields {}
