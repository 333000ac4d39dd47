// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/np-pending-activation.schema.json` as its calls answer it. */
export interface NpPendingActivation {
  id: number;
  opmV2Id?: number;
  opportunityId?: number;
  opportunityName?: string;
  accountName?: string;
  packageName?: string;
  productId?: number;
  productName?: string;
  quantity?: number;
  placed?: number;
  pending?: number;
  activationState?: 'pending' | 'active' | 'failed';
  startDate?: string;
  endDate?: string;
}
/** What people write of it; null clears a field. */
export interface NpPendingActivationFields {}
