// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/refund.schema.json` as its calls answer it. */
export interface Refund {
  id: number;
  paymentId?: number;
  opportunityName?: string;
  accountName?: string;
  amount?: number;
  paid?: number;
  reason?: string;
  status?: 'requested' | 'approved' | 'rejected' | 'paid';
  acts?: string[];
  obstacle?: 'bounced' | 'not-cleared';
  handIds?: number[];
  modeOfPaymentId?: number;
  referenceNumber?: string;
  approvalId?: number;
  requestedByName?: string;
  decidedByName?: string;
  decidedAt?: string;
  paidByName?: string;
  paidAt?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface RefundFields {}
