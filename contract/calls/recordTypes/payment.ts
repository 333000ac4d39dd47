// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/payment.schema.json` as its calls answer it. */
export interface Payment {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  accountId?: number;
  accountName?: string;
  milestoneId?: number;
  milestoneName?: string;
  legalEntityName?: string;
  modeOfPaymentId: number;
  paymentType?: 'Recollection' | 'Representation';
  statusId?: number;
  badge?: string;
  acts?: string[];
  amount: number;
  tdsPercentage: number;
  tds?: number;
  net?: number;
  certified?: number;
  refunded?: number;
  booked?: number;
  referenceNumber?: string;
  bankName?: string;
  paymentDate: string;
  pincode?: string;
  yesBankResponseId?: number;
  previousPaymentId?: number;
  clearance?: 'uncleared' | 'cleared' | 'bounced';
  clearedAt?: string;
  bouncedAt?: string;
  remark?: string;
  decidedByName?: string;
  createdByName?: string;
  agentName?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PaymentFields {
  opportunityId: number;
  milestoneId?: number | null;
  modeOfPaymentId: number;
  amount: number;
  tdsPercentage?: number;
  referenceNumber?: string | null;
  bankName?: string | null;
  paymentDate: string;
  pincode?: string | null;
  yesBankResponseId?: number | null;
  remark?: string | null;
}
