// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/closure-date-deal.schema.json` as its calls answer it. */
export interface ClosureDateDeal {
  id: number;
  closureDateId?: number;
  name?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  agentName?: string;
  closedAt?: string;
  dealValue?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface ClosureDateDealFields {}
