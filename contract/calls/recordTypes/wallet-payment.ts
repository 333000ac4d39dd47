// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/wallet-payment.schema.json` as its calls answer it. */
export interface WalletPayment {
  id: number;
  accountId?: number;
  paymentDate?: string;
  referenceNumber?: string;
  tdsPercentage?: number;
  amount?: number;
  amountExcludingTds?: number;
  remainingAmount?: number;
}
/** What people write of it; null clears a field. */
export interface WalletPaymentFields {}
