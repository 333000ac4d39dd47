// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/ledger-entry.schema.json` as its calls answer it. */
export interface LedgerEntry {
  id: number;
  paymentId?: number;
  opportunityId?: number;
  milestoneName?: string;
  kind?: 'collection' | 'tds' | 'wallet' | 'refund' | 'bounce' | 'reversal';
  amount?: number;
  bookedOn?: string;
  note?: string;
  bookedByName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface LedgerEntryFields {}
