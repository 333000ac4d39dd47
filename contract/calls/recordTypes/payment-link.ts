// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/payment-link.schema.json` as its calls answer it. */
export interface PaymentLink {
  id: number;
  opportunityId?: number;
  opportunityName?: string;
  accountId?: number;
  accountName?: string;
  milestoneId?: number;
  milestoneName?: string;
  contactName?: string;
  paymentId?: number;
  url?: string;
  amount?: number;
  tdsPercentage?: number;
  net?: number;
  status?: 'created' | 'shared' | 'paid' | 'failed' | 'expired';
  isOpen?: boolean;
  failureReason?: string;
  sharedAt?: string;
  expiresAt?: string;
  createdByName?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PaymentLinkFields {}
