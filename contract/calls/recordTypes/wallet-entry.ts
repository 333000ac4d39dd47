// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/wallet-entry.schema.json` as its calls answer it. */
export interface WalletEntry {
  id: number;
  accountId?: number;
  paymentId?: number;
  referenceNumber?: string;
  kind?: 'credit' | 'debit' | 'refund' | 'reversal';
  amount?: number;
  opportunityName?: string;
  milestoneName?: string;
  note?: string;
  bookedByName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface WalletEntryFields {}
